import type { TemplatePosition } from '~/engine/engine';
import { days, slots } from '~/roster/setup';
import { levelOf } from './shades';

const opacities = ['opacity-6', 'opacity-20', 'opacity-45', 'opacity-70', 'opacity-100'];

interface WeekSketchProps {
  positions: readonly TemplatePosition[];
  className?: string;
}

/** The week of a template's first position as 7 by 3 squares, darker with more heads; decorative. */
export function WeekSketch({ positions, className }: WeekSketchProps) {
  const position = positions[0];
  if (!position) return null;
  return (
    <svg viewBox="0 0 109 45" className={className} aria-hidden="true" focusable="false">
      {days.map((day, column) =>
        slots.map((slot, row) => (
          <rect
            key={`${day}-${slot}`}
            x={column * 16}
            y={row * 16}
            width="13"
            height="13"
            rx="3.5"
            className={`fill-evergreen ${opacities[levelOf(position.requirements[day][slot])]}`}
          />
        )),
      )}
    </svg>
  );
}
