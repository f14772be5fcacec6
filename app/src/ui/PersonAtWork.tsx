import type { Job } from '~/shared/cast';

interface PersonAtWorkProps {
  job: Job;
  /** Whether the ground is dark; the clothes are light then, and stand out from it. */
  dark?: boolean;
  className?: string;
}

/** A member of the sample team at work, half length. Decorative. */
export function PersonAtWork({ job, dark = false, className }: PersonAtWorkProps) {
  const file = dark ? `dark/${job}` : job;
  return (
    <img src={`/images/people/${file}.svg`} alt="" width="200" height="220" loading="lazy" className={className} />
  );
}
