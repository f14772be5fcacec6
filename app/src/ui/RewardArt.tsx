import { clsx } from 'clsx';
import type { HomeRewardId } from '~/content/home';
import { RewardPicture } from './RewardPicture';

const pictures: Record<HomeRewardId, string> = {
  sportswear: 'shoe',
  fastFood: 'burger',
  charity: 'heart',
  onlineRetail: 'bag',
  music: 'music',
  breakfast: 'bread',
  coffee: 'coffee',
};

/** The picture of one of the site's sample rewards. */
export function RewardArt({ id, className }: { id: HomeRewardId; className?: string }) {
  return (
    <span className={clsx('block', className)}>
      <RewardPicture name={pictures[id]} />
    </span>
  );
}
