import { clsx } from 'clsx';

/** A reward's picture; `scripts/make-reward-pictures.mjs` draws them all. */
export function RewardPicture({ name, className }: { name: string; className?: string }) {
  return (
    <img
      src={`/images/rewards/${name}.svg`}
      alt=""
      width="320"
      height="200"
      loading="lazy"
      className={clsx('block w-full aspect-[8/5] object-cover', className)}
    />
  );
}
