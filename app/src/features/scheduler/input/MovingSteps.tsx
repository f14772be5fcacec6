import { clsx } from 'clsx';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import type { EditableWeek } from '../week/editableWeek';
import {
  arrowsOf,
  type Direction,
  type DropTarget,
  movedByDays,
  movedByHours,
  placeAt,
  placedAt,
  quarter,
} from './dragItem';
import { blockOf, cancelDrag, drop, type Moving, setDropTarget } from './movingStore';
import { Remarks } from './Remarks';
import { getRosterAxes } from './rosterAxes';
import { anchorOf } from './targetCells';
import { placeOf } from './useGridKeys';
import { useMovingText } from './useMovingText';

const keySteps: Record<string, { axis: 'horizontal' | 'vertical'; by: -1 | 1 }> = {
  ArrowLeft: { axis: 'horizontal', by: -1 },
  ArrowRight: { axis: 'horizontal', by: 1 },
  ArrowUp: { axis: 'vertical', by: -1 },
  ArrowDown: { axis: 'vertical', by: 1 },
};

const icons: Record<'horizontal' | 'vertical' | 'shifted', readonly [LucideIcon, LucideIcon]> = {
  horizontal: [ArrowLeft, ArrowRight],
  vertical: [ArrowUp, ArrowDown],
  shifted: [ChevronLeft, ChevronRight],
};

/** The person in the row above or below; the same one at the ends of the roster. */
function nextPerson(target: DropTarget, by: -1 | 1): DropTarget {
  const axes = getRosterAxes();
  if (!axes) return target;
  const { rows, first = 0, reveal } = axes;
  const row = rows.findIndex(({ staffId }) => staffId === target.staffId) + by;
  reveal?.(Math.max(0, first + row));
  return { ...target, staffId: rows[row]?.staffId ?? target.staffId };
}

const steps: Record<Direction | 'quarter', (target: DropTarget, by: -1 | 1) => DropTarget> = {
  day: movedByDays,
  hour: movedByHours,
  quarter: (target, by) => movedByHours(target, by * quarter),
  person: nextPerson,
};

interface MovingStepsProps {
  week: EditableWeek;
  moving: Moving & { target: DropTarget };
  /** Whether MovingLabel shows the same text on larger screens. */
  labelled: boolean;
}

/**
 * Moves a shift without dragging: a strip at the window's lower edge that has the focus and handles the arrow keys, with
 * a button for each of them. A click or Enter on a roster cell moves the shift there.
 */
export function MovingSteps({ week, moving, labelled }: MovingStepsProps) {
  const { t } = useTranslation('acting');
  const { place, remarks, effect } = useMovingText(week, moving);
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const [refused, setRefused] = useState(false);
  const axes = getRosterAxes();
  const arrows = axes ? arrowsOf(axes) : null;
  const { item, target } = moving;
  const owner = week.staff.find((person) => person.id === item.staffId)?.name ?? '';

  const moveTo = (next: DropTarget) => {
    setRefused(false);
    setDropTarget(week, next);
  };
  const cancel = () => {
    cancelDrag(true);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const finish = () => {
    if (blockOf(moving)) return setRefused(true);
    const cell = anchorOf(moving) ?? opener.current;
    drop(week);
    if (cell instanceof HTMLElement) cell.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key === 'Escape') {
      event.preventDefault();
      return cancel();
    }
    if (key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      return finish();
    }
    const step = keySteps[key];
    if (!step || !arrows || ctrlKey || metaKey) return;
    event.preventDefault();
    const direction = shiftKey && arrows.shifted ? arrows.shifted : arrows[step.axis];
    moveTo(steps[altKey && direction === 'hour' ? 'quarter' : direction](target, step.by));
  };

  useLayoutEffect(() => {
    opener.current = document.activeElement;
    strip.current?.focus({ preventScroll: true });
  }, []);

  const onCell = useEffectEvent((event: Event) => {
    const cell = event.target instanceof Element ? event.target.closest('[role=grid] [data-cell]') : null;
    const axesNow = getRosterAxes();
    const at = placeOf(cell);
    if (!at || !axesNow) return;
    event.stopPropagation();
    event.preventDefault();
    const to = placeAt(axesNow, at);
    if (to) moveTo(placedAt(item, target, to));
    strip.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') onCell(event);
    };
    // In the capture phase: the roster's handlers would open the cell, which cancels the move.
    document.addEventListener('click', onCell, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('click', onCell, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
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
      aria-label={t(($) => $.move.name, { name: owner })}
      aria-describedby={id}
      onKeyDown={onKeyDown}
      data-testid="moving-steps"
      className="no-print fixed z-40 bottom-0 inset-x-0 md:bottom-4 md:inset-x-auto md:left-1/2 md:-translate-x-1/2 md:w-[min(720px,calc(100vw-32px))] grid gap-2.5 rounded-t-card md:rounded-card border border-line-strong bg-white shadow-float px-4 py-3"
    >
      <div className={clsx('text-[0.9375rem] leading-snug grid gap-1', labelled && 'md:hidden')}>
        <Remarks place={place} remarks={remarks} effect={effect} />
      </div>
      <p id={id} className="text-[0.875rem] text-muted max-md:sr-only">
        {sides
          .map(({ side, direction }) => t(($) => $.move.keys[direction], { keys: t(($) => $.move.keys[side]) }))
          .join(' ')}{' '}
        {t(($) => $.move.keys.quarter)} {t(($) => $.move.keys.end)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {sides.flatMap(({ side, direction }) =>
          (['less', 'more'] as const).map((which, index) => {
            const Icon = icons[side][index === 0 ? 0 : 1];
            const name = t(($) => $.move[direction][which]);
            return (
              <button
                key={`${direction} ${which}`}
                type="button"
                aria-label={name}
                title={name}
                className="inline-flex items-center justify-center gap-1 min-h-11 min-w-11 px-2 rounded-control border-[1.5px] border-line hover:bg-sand text-sm font-semibold"
                onClick={({ altKey }) =>
                  moveTo(steps[altKey && direction === 'hour' ? 'quarter' : direction](target, index === 0 ? -1 : 1))
                }
              >
                <Icon className="size-4.5" aria-hidden="true" />
              </button>
            );
          }),
        )}
        <span className="ml-auto flex gap-2">
          <Button size="small" variant="outline" onClick={cancel}>
            {t(($) => $.move.cancel)}
          </Button>
          <Button size="small" aria-disabled={block ? true : undefined} onClick={finish}>
            {t(($) => $.move.put)}
          </Button>
        </span>
      </div>
      <p className="sr-only" role="alert">
        {refused && block ? t(($) => $.move.blockedHere, { reason: block.text }) : ''}
      </p>
    </div>
  );
}
