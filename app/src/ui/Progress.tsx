import { clsx } from 'clsx';

export type Tone = 'green' | 'yellow' | 'red';

const fills: Record<Tone, string> = { green: 'fill-evergreen', yellow: 'fill-amber', red: 'fill-danger' };

interface ProgressProps {
  /** 0 to 100; larger values are capped. */
  percent: number;
  tone?: Tone;
  /** A bar of 10 instead of 7 pixels. */
  thick?: boolean;
  className?: string;
}

/** A decorative bar for a percentage that is rendered as text beside it. */
export function Progress({ percent, tone = 'green', thick, className }: ProgressProps) {
  return (
    <svg
      className={clsx('block w-full rounded-full', thick ? 'h-2.5' : 'h-[7px]', className)}
      viewBox="0 0 100 7"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="7" className="fill-sand" />
      <rect width={Math.min(100, Math.max(0, percent))} height="7" className={fills[tone]} />
    </svg>
  );
}
