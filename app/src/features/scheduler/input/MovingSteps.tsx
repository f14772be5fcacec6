import { clsx } from 'clsx';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { Button } from '~/ui/Button';
import { arrowsOf } from './dragItem';
import { cancelSteps, finishSteps, moveStep, type SteppedMove } from './movingSteps';
import { type Moving, useMoving } from './movingStore';
import { Remarks } from './Remarks';
import { getRosterAxes } from './rosterAxes';
import { anchorOf } from './targetCells';
import { useMovingText } from './useMovingText';

const icons: Record<'horizontal' | 'vertical' | 'shifted', readonly [LucideIcon, LucideIcon]> = {
  horizontal: [ArrowLeft, ArrowRight],
  vertical: [ArrowUp, ArrowDown],
  shifted: [ChevronLeft, ChevronRight],
};

interface MovingStepsProps {
  week: EditableWeek;
  moving: SteppedMove;
  /** Whether MovingLabel shows the same text on larger screens. */
  labelled: boolean;
}

/**
 * Moves a shift without dragging: a strip at the window's lower edge that has the focus and handles the arrow keys, with
 * a button for each of them. A click or Enter on a roster cell moves the shift there.
 */
export function MovingSteps({ week, moving, labelled }: MovingStepsProps) {
  const { t } = useTranslation('scheduler');
  const { place, remarks, effect } = useMovingText(week, moving);
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const latest = useRef<Moving>(moving);
  const refused = useMoving((store) => store.refused);
  const axes = getRosterAxes();
  const arrows = axes ? arrowsOf(axes) : null;
  const { item } = moving;
  const owner = week.staff.find((person) => person.id === item.staffId)?.name ?? '';

  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
    strip.current?.focus({ preventScroll: true });
    return () => {
      const { ended } = useMoving.getState();
      if (ended === null) return;
      // On the shift where it is now, or where the move was started.
      const next = (ended === 'dropped' ? anchorOf(latest.current) : null) ?? opener.current;
      if (next instanceof HTMLElement) next.focus();
    };
  }, []);
  // A click on a cell of the roster, which moves the shift there, has taken the focus.
  useEffect(() => {
    latest.current = moving;
    if (!strip.current?.contains(document.activeElement)) strip.current?.focus({ preventScroll: true });
  }, [moving]);
  useEffect(() => {
    anchorOf(moving)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [moving]);

  const sides = (['horizontal', 'vertical', 'shifted'] as const).flatMap((side) => {
    const direction = arrows?.[side];
    return direction ? { side, direction } : [];
  });
  const block = remarks.find(({ level }) => level === 'block');
  return (
    <div
      ref={strip}
      role="application"
      tabIndex={-1}
      aria-label={t(($) => $.acting.move.name, { name: owner })}
      aria-describedby={id}
      data-testid="moving-steps"
      className="no-print fixed z-40 bottom-0 inset-x-0 md:bottom-4 md:inset-x-auto md:left-1/2 md:-translate-x-1/2 md:w-[min(720px,calc(100vw-32px))] grid gap-2.5 rounded-t-card md:rounded-card border border-line-strong bg-white shadow-float px-4 py-3"
    >
      <div className={clsx('text-note leading-snug grid gap-1', labelled && 'md:hidden')}>
        <Remarks place={place} remarks={remarks} effect={effect} />
      </div>
      <p id={id} className="text-small text-muted max-md:sr-only">
        {sides
          .map(({ side, direction }) =>
            t(($) => $.acting.move.keys[direction], { keys: t(($) => $.acting.move.keys[side]) }),
          )
          .join(' ')}{' '}
        {t(($) => $.acting.move.keys.quarter)} {t(($) => $.acting.move.keys.end)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {sides.flatMap(({ side, direction }) =>
          (['less', 'more'] as const).map((which, index) => {
            const Icon = icons[side][index === 0 ? 0 : 1];
            const name = t(($) => $.acting.move[direction][which]);
            return (
              <button
                key={`${direction} ${which}`}
                type="button"
                aria-label={name}
                title={name}
                className="inline-flex items-center justify-center gap-1 min-h-11 min-w-11 px-2 rounded-control border-firm border-line hover:bg-sand text-sm font-semibold"
                onClick={({ altKey }) => moveStep({ axis: side, by: index === 0 ? -1 : 1 }, altKey)}
              >
                <Icon className="size-4.5" aria-hidden="true" />
              </button>
            );
          }),
        )}
        <span className="ml-auto flex gap-2">
          <Button size="small" variant="outline" onClick={cancelSteps}>
            {t(($) => $.acting.move.cancel)}
          </Button>
          <Button size="small" aria-disabled={block ? true : undefined} onClick={finishSteps}>
            {t(($) => $.acting.move.put)}
          </Button>
        </span>
      </div>
      <p className="sr-only" role="alert">
        {refused && block ? t(($) => $.acting.move.blockedHere, { reason: block.text }) : ''}
      </p>
    </div>
  );
}
