import { type HomeRewardId, homeRewards } from '~/content/home';
import type { Texts } from '~/shared/i18n/texts';
import type { Language } from '~/shared/language';

/** Texts of a reward in the catalogue. */
export interface CatalogueReward {
  readonly id: HomeRewardId;
  /** With its value, such as `Coffee voucher 10 €`. */
  readonly name: string;
  readonly brand: string;
  /** Its price in points, formatted. */
  readonly points: string;
}

const noBreak = '\u00a0';

/**
 * The home page's sample rewards as shown in the catalogue; computed at build time, so that no script contains them.
 */
export function catalogueOf(texts: Texts['home']['rewards'], language: Language): CatalogueReward[] {
  const number = new Intl.NumberFormat(language);
  return homeRewards.map((reward) => {
    const { name, brand } = texts[reward.id];
    const value =
      'euros' in reward
        ? texts.euros.replace('{{euros}}', String(reward.euros))
        : 'months' in reward
          ? texts.months.replace('{{months}}', String(reward.months))
          : '';
    return {
      id: reward.id,
      name: `${name} ${value.replace(' ', noBreak)}`.trim(),
      brand,
      points: number.format(reward.points),
    };
  });
}
