import { Incentives } from '../parts/Incentives';

/** Incentives: cards on a board. */
export default function EducationIncentives() {
  return (
    <Incentives
      industry="education"
      variant="note"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14"
      carouselClass="rounded-band bg-sky p-5 sm:p-8"
    />
  );
}
