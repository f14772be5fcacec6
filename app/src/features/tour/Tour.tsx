import { Popover } from 'radix-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { ThankLink } from '~/roster/parts/ThankLink';
import { useFillStore } from '~/roster/week/fillStore';
import { useSession } from '~/roster/week/session';
import { useReturnFocus } from '~/shared/useReturnFocus';
import { Button } from '~/ui/Button';
import { advanceFrom, endTour, type TourStep, tourSteps, trackProgress, useTour } from './tourStore';
import { openPlan, type Scene, topDialog, useScene } from './useScene';

/** Highlights the step's target. */
function useHighlight(target: HTMLElement | null): void {
  useEffect(() => {
    target?.setAttribute('data-tour-target', '');
    return () => target?.removeAttribute('data-tour-target');
  }, [target]);
}

const isWide = () => window.innerWidth >= 1024;

/** What a card needs beside a cell, in px. */
const cardRoom = 600;

/** The card's anchor: the step's target, or the dialog that covers it. */
function anchorOf({ dialog, target }: Scene, isCovered: boolean): HTMLElement | null {
  if (!isCovered) return target ?? document.querySelector<HTMLElement>('main h1');
  return isWide() ? dialog : (dialog?.querySelector<HTMLElement>('footer') ?? dialog);
}

/** The side on which the card covers the least of what is needed next. */
function sideOf({ dialog, target }: Scene): 'left' | 'right' | 'top' | 'bottom' {
  if (dialog) return isWide() ? 'right' : 'top';
  if (!target || !isWide()) return target && openPlan()?.contains(target) ? 'top' : 'bottom';
  if (openPlan()?.contains(target)) return 'right';
  // The gaps of a day stand below each other.
  if (target.dataset.cell !== undefined) return target.getBoundingClientRect().left > cardRoom ? 'left' : 'right';
  return 'bottom';
}

interface TourCardProps {
  step: TourStep;
  dates: IsoWeek;
}

/** A step of the tour beside its target: what to do, a button that focuses the target, 'Next' and 'End'. */
function TourCard({ step, dates }: TourCardProps) {
  const { t } = useTranslation('tour');
  const scene = useScene(step);
  const { dialog, target } = scene;
  const cover = useTour((tour) => tour.cover);
  const card = useRef<HTMLDivElement>(null);
  const announced = useRef<TourStep>(null);
  useHighlight(target);
  const isCovered = dialog !== null && (target === null || !dialog.contains(target));
  const anchor = useMemo(() => ({ current: anchorOf(scene, isCovered) }), [scene, isCovered]);
  const isLast = step === tourSteps.at(-1);
  const isDialogRequested = useSession((session) => session.dialog !== null);
  const isPlanRequested = useFillStore((store) => store.aim !== null);
  // Each step takes focus once, after the previous step's dialog or plan has opened or closed; what opens later keeps
  // the focus.
  const isSettled = isDialogRequested === (dialog !== null) && isPlanRequested === scene.hasPlan;
  const focusCard = () => {
    if (announced.current === step || !isSettled) return;
    announced.current = step;
    card.current?.focus({ preventScroll: true });
  };
  useEffect(focusCard, [step, isSettled]);
  useEffect(() => {
    if (!isCovered) target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [target, isCovered]);

  const focusTarget = () => {
    if (isCovered) dialog?.close();
    requestAnimationFrame(() => target?.focus());
  };
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={dialog ?? document.body}>
        <Popover.Content
          ref={card}
          tabIndex={-1}
          side={sideOf(scene)}
          sideOffset={10}
          collisionPadding={8}
          aria-labelledby="tour-title"
          aria-describedby="tour-text"
          data-testid="tour"
          data-step={step}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusCard();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            // The page must not handle the key as well.
            event.preventDefault();
            const inFront = topDialog();
            if (inFront && !card.current?.contains(document.activeElement)) inFront.close();
            else endTour();
          }}
          className="no-print z-50 w-88 max-w-[calc(100vw-16px)] rounded-card border-2 border-evergreen bg-white p-4 text-ink shadow-float focus:outline-none motion-safe:animate-fade-in"
        >
          <p className="text-sm font-semibold text-muted">
            {t(($) => $.progress, { n: tourSteps.indexOf(step) + 1, total: tourSteps.length })}
          </p>
          <h2 id="tour-title" className="mt-0.5 text-xl">
            {t(($) => $.steps[step].title)}
          </h2>
          <div id="tour-text" className="mt-1 grid gap-1.5 text-note leading-snug">
            <p>{t(($) => $.steps[step].text)}</p>
            {isCovered && !isLast && <p className="font-semibold">{t(($) => $.behind)}</p>}
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {isLast && cover && <ThankLink cover={cover} dates={dates} />}
            {!isLast && target && (
              <Button size="small" onClick={focusTarget}>
                {t(($) => $.show)}
              </Button>
            )}
            <Button size="small" variant={isLast ? 'solid' : 'outline'} onClick={() => advanceFrom(step)}>
              {isLast ? t(($) => $.finish) : t(($) => $.next)}
            </Button>
            {!isLast && (
              <Button size="small" variant="text" onClick={endTour}>
                {t(($) => $.leave)}
              </Button>
            )}
          </div>
          <Popover.Arrow className="fill-evergreen" width={16} height={8} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The guided tour, on the real controls and engine; it advances when a step is done, or with 'Next'. */
export default function Tour({ dates }: { dates: IsoWeek }) {
  const step = useTour((tour) => tour.step);
  useReturnFocus();
  useEffect(trackProgress, []);
  return step && <TourCard step={step} dates={dates} />;
}
