import { Incentives } from '../parts/Incentives';

/** Incentives: prices first, as on shelf labels. */
export default function RetailIncentives() {
  return (
    <Incentives
      industry="retail"
      variant="note"
      className="bg-sun"
      layout="wrap py-16 lg:py-24 grid gap-10 justify-items-center"
      centred
      carouselClass="w-full max-w-222"
    />
  );
}
