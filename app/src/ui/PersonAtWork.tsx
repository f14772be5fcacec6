import type { Job } from '~/shared/cast';

/** A member of the sample team at work, half length. Decorative. */
export function PersonAtWork({ job, className }: { job: Job; className?: string }) {
  return <img src={`/images/people/${job}.svg`} alt="" width="200" height="220" loading="lazy" className={className} />;
}
