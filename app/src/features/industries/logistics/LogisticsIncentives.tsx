import { Incentives } from '../parts/Incentives';

/** Incentives: text on the left, rewards on the right. */
export default function LogisticsIncentives() {
  return (
    <Incentives
      industry="logistics"
      variant="card"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-5-7 lg:gap-14 items-center"
    />
  );
}
