import { clsx } from 'clsx';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { checkIcon } from './icons';

const looks = {
  plain: 'size-6 bg-mint text-evergreen',
  dark: 'size-6 bg-sun text-ink',
  large: 'size-9 bg-evergreen text-white',
} as const;

/** A tick in a circle, before a feature. */
export function FeatureTick({ look = 'plain', className }: { look?: keyof typeof looks; className?: string }) {
  return (
    <span className={clsx('grid place-items-center shrink-0 rounded-full', looks[look], className)}>
      <StrokeIcon path={checkIcon} className="size-4 [&_path]:stroke-3" />
    </span>
  );
}
