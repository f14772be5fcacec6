import { useTranslation } from 'react-i18next';
import { industrySamples, type SampleReward } from '~/content/industries';
import type { IndustryId } from '~/content/navigation';
import type { Namespace } from '~/shared/i18n/texts';
import { useFormats } from './useFormats';

const namespaces = {
  logistics: 'industryLogistics',
  telemarketing: 'industryTelemarketing',
  healthcare: 'industryHealthcare',
  hospitality: 'industryHospitality',
  retail: 'industryRetail',
  restaurant: 'industryRestaurant',
  education: 'industryEducation',
  enterprise: 'industryEnterprise',
  smallbusiness: 'industrySmallbusiness',
} as const satisfies Record<IndustryId, Namespace>;

/** Texts of the hero and of the closing section. */
export function usePageTexts(industry: IndustryId) {
  const { t } = useTranslation(namespaces[industry]);
  const hero = t(($) => $.hero, { returnObjects: true });
  return {
    hero: {
      badge: hero.badge,
      title: hero.title,
      titleMarked: 'titleMarked' in hero ? hero.titleMarked : undefined,
      tagline: 'tagline' in hero ? hero.tagline : undefined,
      text: hero.text,
    },
    closing: t(($) => $.closing, { returnObjects: true }),
  };
}

/** Heading of the live week. */
export function useShiftsTitle(industry: IndustryId): string {
  const { t } = useTranslation(namespaces[industry]);
  return t(($) => $.shiftsTitle);
}

/** An industry's sample challenges and bonuses: texts and figures combined. */
export function useGoals(industry: IndustryId) {
  const { t } = useTranslation(namespaces[industry]);
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  const samples = industrySamples[industry];
  return {
    title,
    text,
    challenges: samples.challenges.map((sample, index) => ({
      id: sample.points,
      title: challenges[index]?.title ?? '',
      type: challenges[index]?.type ?? '',
      gain: gain(sample.points),
      /** Progress in percent, and formatted. */
      percent: sample.percent,
      percentText: percent(sample.percent),
    })),
    bonuses: samples.bonuses.map((points, index) => ({
      id: points,
      text: bonuses[index] ?? '',
      label: bonus,
      gain: gain(points),
    })),
  };
}

export type GoalBonus = ReturnType<typeof useGoals>['bonuses'][number];

/** An industry's sample rewards with their texts. */
export function useIncentives(industry: IndustryId) {
  const { t } = useTranslation(namespaces[industry]);
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  const texts: Partial<Record<string, { name: string; brand: string }>> = rewards;
  const samples: readonly SampleReward[] = industrySamples[industry].rewards;
  return {
    title,
    text,
    rewards: samples.map((reward) => ({
      ...reward,
      name: texts[reward.id]?.name ?? '',
      brand: texts[reward.id]?.brand ?? '',
    })),
  };
}

export type NamedReward = ReturnType<typeof useIncentives>['rewards'][number];

/** An industry's three findings, each with the text of its link. */
export function useInsights(industry: IndustryId) {
  const { t } = useTranslation(namespaces[industry]);
  return t(($) => $.insights, { returnObjects: true });
}
