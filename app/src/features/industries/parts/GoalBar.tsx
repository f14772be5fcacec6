import { clsx } from 'clsx';

/** `plain`: one bar; `blocks`: twenty segments; `road`: a dashed line with a marker. */
type BarVariant = 'plain' | 'blocks' | 'road';

interface GoalBarProps {
  /** Accessible name of the bar. */
  label: string;
  /** 0 to 100. */
  percent: number;
  variant?: BarVariant;
  /** Classes of the filled part, and of the rest. */
  fill?: string;
  rest?: string;
  className?: string;
}

const blocks = Array.from({ length: 20 }, (_, index) => index * 5);

/** A goal's progress bar; its figure is also rendered as text. */
export function GoalBar({
  label,
  percent,
  variant = 'plain',
  fill = 'fill-evergreen',
  rest = 'fill-sand',
  className,
}: GoalBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('w-full', className)}
    >
      {variant === 'plain' && (
        <svg
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          className="block w-full h-3 rounded-full"
          aria-hidden="true"
        >
          <rect width="100" height="8" className={rest} />
          <rect width={percent} height="8" className={fill} />
        </svg>
      )}
      {variant === 'blocks' && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="block w-full h-5" aria-hidden="true">
          {blocks.map((from) => (
            <g key={from}>
              <rect x={from} width="4" height="6" rx="0.6" className={rest} />
              <rect
                x={from}
                width={Math.min(4, Math.max(0, ((percent - from) * 4) / 5))}
                height="6"
                rx="0.6"
                className={fill}
              />
            </g>
          ))}
        </svg>
      )}
      {variant === 'road' && (
        <svg className="block w-full h-9 overflow-visible" aria-hidden="true">
          <rect y="12" width="100%" height="12" rx="6" className={rest} />
          <rect y="12" width={`${percent}%`} height="12" rx="6" className={fill} />
          <line x1="8" x2="99%" y1="18" y2="18" className="stroke-white" strokeWidth="2" strokeDasharray="8 10" />
          <svg x={`${percent}%`} y="0" overflow="visible" aria-hidden="true">
            <rect x="-30" y="4" width="36" height="22" rx="5" className="fill-sun" />
            <path d="M6 10h8l6 7v9H6Z" className="fill-coral" />
            <circle cx="-20" cy="28" r="5" className="fill-ink" />
            <circle cx="10" cy="28" r="5" className="fill-ink" />
          </svg>
        </svg>
      )}
    </div>
  );
}
