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

/** The balance at the end of the month, also shown in the page's illustration. */
export function closingBalance(): number {
  return statement().at(-1)?.balance ?? rewardSamples.openingBalance;
}
