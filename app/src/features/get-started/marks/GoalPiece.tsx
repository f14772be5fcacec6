import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

interface ProgressRingProps {
  /** Filled share of the ring, 0 to 1. */
  part: number;
  className?: string;
}

/** A decorative progress ring beside text with the same information. */
function ProgressRing({ part, className }: ProgressRingProps) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="9" transform="rotate(-90 32 32)">
        <circle cx="32" cy="32" r="26" className="stroke-evergreen/15" />
        <circle
          cx="32"
          cy="32"
          r="26"
          pathLength={100}
          strokeDasharray={`${part * 100} 100`}
          strokeLinecap="round"
          className="stroke-evergreen"
        />
      </g>
    </svg>
  );
}

/** A goal in progress, as on the targets page. */
export function GoalPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <div
      className={clsx(
        'flex items-center gap-3.5 rounded-card bg-white border border-line shadow-card px-4 py-3',
        className,
      )}
    >
      <ProgressRing part={0.8} className="size-12 shrink-0" />
      <span className="leading-tight">
        <span className="block font-heading font-bold text-xl tracking-title">{t(($) => $.sample.ring.value)}</span>
        <span className="block text-sm text-muted mt-0.5">{t(($) => $.sample.ring.label)}</span>
      </span>
    </div>
  );
}
