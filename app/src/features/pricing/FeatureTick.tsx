import { clsx } from 'clsx';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { checkIcon } from './icons';

/** A tick in a circle, before a feature. */
export function FeatureTick({ dark, className }: { dark?: boolean; className?: string }) {
  return (
    <span
      className={clsx(
        'grid place-items-center size-6 shrink-0 rounded-full',
        dark ? 'bg-sun text-ink' : 'bg-mint text-evergreen',
        className,
      )}
    >
      <StrokeIcon path={checkIcon} className="size-4 [&_path]:stroke-3" />
    </span>
  );
}
