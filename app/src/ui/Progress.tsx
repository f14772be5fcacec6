import { clsx } from 'clsx';

export type Tone = 'green' | 'yellow' | 'red';

const fills: Record<Tone, string> = { green: 'fill-evergreen', yellow: 'fill-amber', red: 'fill-danger' };

const heights = { thin: 'h-1', regular: 'h-1.75', thick: 'h-2.5' } as const;

interface ProgressProps {
  /** 0 to 100; larger values are capped. */
  percent: number;
  tone?: Tone;
  /** A bar of 4, 7 or 10 pixels. */
  size?: keyof typeof heights;
  className?: string;
}

/** A decorative bar for a percentage that is rendered as text beside it. */
export function Progress({ percent, tone = 'green', size = 'regular', className }: ProgressProps) {
  return (
    <svg
      className={clsx('block w-full rounded-full', heights[size], className)}
      viewBox="0 0 100 7"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="7" className="fill-sand" />
      <rect width={Math.min(100, Math.max(0, percent))} height="7" className={fills[tone]} />
    </svg>
  );
}
