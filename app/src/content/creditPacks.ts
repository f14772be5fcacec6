/** A credit option of a pack: the number of credits as the select's value, and its surcharge. */
interface CreditSelection {
  readonly credits: string;
  /** Surcharge on the base price, in euros per month. */
  readonly upsell: number;
}

/** A pack with a fixed number of credits. Prices in euros per month. */
interface FixedPack {
  readonly id: 'free' | 'teamLite';
  readonly price: number;
  readonly credits: number;
}

/** A pack with selectable credits. Prices in euros per month. */
export interface SizedPack {
  readonly id: 'team' | 'company';
  readonly basePrice: number;
  readonly selections: readonly [CreditSelection, ...CreditSelection[]];
}

/** A pack with a negotiated price. */
interface CustomPack {
  readonly id: 'enterprise';
}

export type CreditPack = FixedPack | SizedPack | CustomPack;

export const teamPack: SizedPack = {
  id: 'team',
  basePrice: 350,
  selections: [
    { credits: '4000', upsell: 0 },
    { credits: '6000', upsell: 150 },
    { credits: '8000', upsell: 300 },
    { credits: '10000', upsell: 450 },
  ],
};

export const companyPack: SizedPack = {
  id: 'company',
  basePrice: 1050,
  selections: [
    { credits: '20000', upsell: 0 },
    { credits: '30000', upsell: 450 },
    { credits: '40000', upsell: 900 },
    { credits: '50000', upsell: 1350 },
  ],
};

/** The five packs in display order. */
export const creditPacks: readonly CreditPack[] = [
  { id: 'free', price: 0, credits: 100 },
  { id: 'teamLite', price: 50, credits: 500 },
  teamPack,
  companyPack,
  { id: 'enterprise' },
];

/** Whether a pack costs nothing; only then may it be called free. */
export function isFree(pack: CreditPack): boolean {
  return 'price' in pack && pack.price === 0;
}

/** The surcharge of a selection on the base price, in euros; 0 for an unknown selection. */
export function upsellOf({ selections }: SizedPack, selection: string): number {
  return selections.find(({ credits }) => credits === selection)?.upsell ?? 0;
}

/** A pack's price in euros per month for a selection; the base price for an unknown one. */
export function packPrice(pack: SizedPack, selection: string): number {
  return pack.basePrice + upsellOf(pack, selection);
}
