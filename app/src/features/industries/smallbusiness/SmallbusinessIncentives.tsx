import { Incentives } from '../parts/Incentives';

/** Incentives: small personal gifts. */
export default function SmallbusinessIncentives() {
  return (
    <Incentives
      industry="smallbusiness"
      variant="tag"
      className="bg-mint"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-5-7 lg:gap-14 items-center"
    />
  );
}
