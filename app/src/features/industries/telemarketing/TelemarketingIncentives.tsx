import { Incentives } from '../parts/Incentives';

/** Incentives: tickets on the left, text on the right. */
export default function TelemarketingIncentives() {
  return (
    <Incentives
      industry="telemarketing"
      variant="ticket"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-7-5 lg:gap-14 items-center"
      headingClass="lg:order-2"
    />
  );
}
