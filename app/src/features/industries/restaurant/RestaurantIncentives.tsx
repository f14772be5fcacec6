import { Incentives } from '../parts/Incentives';

/** Incentives: after closing time. */
export default function RestaurantIncentives() {
  return (
    <Incentives
      industry="restaurant"
      variant="ticket"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-7-5 lg:gap-14"
      headingClass="lg:order-2 lg:content-center lg:border-l-6 lg:border-coral lg:pl-10"
    />
  );
}
