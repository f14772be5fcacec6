import { clsx } from 'clsx';

const tones = {
  sun: 'bg-sun text-ink',
  ink: 'bg-ink text-sun',
  mint: 'bg-mint text-ink',
  sky: 'bg-sky text-sky-ink',
  coral: 'bg-coral text-ink',
} as const;

interface PointsBadgeProps {
  children: string;
  tone?: keyof typeof tones;
  className?: string;
}

/** Gained points on a badge, yellow unless the ground asks for another. */
export function PointsBadge({ children, tone = 'sun', className }: PointsBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-block shrink-0 rounded-badge px-2.5 py-1 font-bold text-note leading-tight tabular-nums whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
