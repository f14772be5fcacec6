import { Incentives } from '../parts/Incentives';

/** Incentives: the shared catalogue. */
export default function EnterpriseIncentives() {
  return (
    <Incentives
      industry="enterprise"
      variant="card"
      className="bg-sand"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[8fr_4fr] lg:gap-14 items-end"
      headingClass="lg:order-2 lg:self-start"
    />
  );
}
