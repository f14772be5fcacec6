import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { arrowsOf } from './dragItem';
import { labelPosition } from './labelPosition';
import type { Moving } from './movingStore';
import { Remarks } from './Remarks';
import { getRosterAxes } from './rosterAxes';
import { anchorOf } from './targetCells';
import { useMovingText } from './useMovingText';

/** Height in pixels of MovingSteps at the window's lower edge, on screens that show both. */
const stepsHeight = 150;

/** A label beside the target cell: the shift's new person and time, with the engine's remarks. */
export function MovingLabel({ week, moving }: { week: EditableWeek; moving: Moving }) {
  const { place, remarks, effect } = useMovingText(week, moving);
  const label = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = label.current;
    const axes = getRosterAxes();
    const cell = anchorOf(moving)?.getBoundingClientRect();
    if (!element) return;
    element.hidden = !cell || !axes;
    if (!cell || !axes) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const room = { width: window.innerWidth, height: window.innerHeight - (moving.by === 'steps' ? stepsHeight : 0) };
    const { left, top } = labelPosition(cell, size, room, arrowsOf(axes).horizontal === 'hour');
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  return (
    <div
      ref={label}
      aria-hidden="true"
      data-testid="moving-label"
      className={clsx(
        'no-print fixed left-0 top-0 z-40 max-w-72 grid gap-1 rounded-control border border-line-strong bg-white shadow-float px-3 py-2 text-small leading-snug pointer-events-none',
        // MovingSteps shows the same text, and small screens have room for only one of them.
        moving.by === 'steps' && 'max-md:hidden',
      )}
    >
      <Remarks place={place} remarks={remarks} effect={effect} />
    </div>
  );
}
