import { Incentives } from '../parts/Incentives';

/** Incentives: a wide shelf with five of seven cards visible. */
export default function HealthcareIncentives() {
  return (
    <Incentives
      industry="healthcare"
      variant="card"
      className="bg-mint"
      layout="wrap py-16 lg:py-24 grid gap-10"
      headingClass="lg:grid-cols-2 lg:gap-14 lg:items-end"
      carouselClass="lg:max-w-280.5"
    />
  );
}
