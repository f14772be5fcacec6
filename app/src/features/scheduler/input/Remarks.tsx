import { clsx } from 'clsx';
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';
import type { MovingText } from './useMovingText';

const styles = {
  block: { Icon: OctagonX, tone: 'text-danger' },
  warn: { Icon: TriangleAlert, tone: 'text-warning' },
  clear: { Icon: CircleCheck, tone: 'text-evergreen' },
} as const;

/** The remarks about a move's target, each with icon and text, and the effect of the move. */
export function Remarks({ place, remarks, effect }: MovingText) {
  return (
    <>
      <p className="font-bold">{place}</p>
      <ul className="grid gap-0.5">
        {remarks.map(({ level, text }) => {
          const { Icon, tone } = styles[level];
          return (
            <li key={text} data-remark={level} className={clsx('flex items-start gap-1.5 font-medium', tone)}>
              <Icon className="size-4 mt-0.5 shrink-0" aria-hidden="true" />
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
      {effect && (
        <p data-effect className="font-semibold tabular-nums">
          {effect}
        </p>
      )}
    </>
  );
}
