import { clsx } from 'clsx';

export type Tone = 'green' | 'yellow' | 'red';

const fills: Record<Tone, string> = { green: 'fill-evergreen', yellow: 'fill-[#E0A100]', red: 'fill-danger' };

interface ProgressProps {
  /** Percent, 0 to 100; more is drawn as full. */
  percent: number;
  tone?: Tone;
  className?: string;
}

/** A bar that shows a percentage drawn beside it as text; by itself it says nothing to a screen reader. */
export function Progress({ percent, tone = 'green', className }: ProgressProps) {
  return (
    <svg
      className={clsx('block w-full h-[7px] rounded-full', className)}
      viewBox="0 0 100 7"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="7" className="fill-sand" />
      <rect width={Math.min(100, Math.max(0, percent))} height="7" className={fills[tone]} />
    </svg>
  );
}
