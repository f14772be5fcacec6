import { Incentives } from '../parts/Incentives';

/** Incentives: rewards as keys on a board. */
export default function HospitalityIncentives() {
  return (
    <Incentives
      industry="hospitality"
      variant="tag"
      className="wrap pt-16 lg:pt-28"
      layout="rounded-[32px] bg-peach px-5 py-10 sm:p-10 lg:p-14 grid gap-10 lg:grid-cols-4-7 lg:gap-12"
    />
  );
}
