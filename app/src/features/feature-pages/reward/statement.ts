import { rewardSamples } from '~/content/featureSamples';

type Movement = (typeof rewardSamples.movements)[number];

/** The month's movements, each with the balance after it. */
export function statement(): (Movement & { balance: number })[] {
  let balance: number = rewardSamples.openingBalance;
  return rewardSamples.movements.map((movement) => {
    balance += movement.points;
    return { ...movement, balance };
  });
}

/** What is left at the end of the month: the balance that the page's picture shows, too. */
export function closingBalance(): number {
  return statement().at(-1)?.balance ?? rewardSamples.openingBalance;
}
