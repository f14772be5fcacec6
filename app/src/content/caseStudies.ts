import type { Language } from '~/shared/language';
import { changeIn, customerFigures } from './claims';

/** A customer case study of the use-cases page. */
export interface CaseStudy {
  readonly id: CaseStudyId;
  readonly company: string;
  /** URL of the logo. */
  readonly logo: string;
  readonly industry: string;
  readonly location: string;
  readonly employees: number;
  /** Challenges; the solution with the same index answers each. */
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly impactStatement: string;
  readonly quantitativeResults: readonly QuantitativeResult[];
  readonly qualitativeOutcomes: readonly string[];
  readonly testimonial?: { readonly quote: string; readonly author: string };
}

/** A formatted figure and what it measures. */
interface QuantitativeResult {
  readonly metric: string;
  readonly description: string;
}

/** Format of a figure: 20%, +16%, or 3.7x. */
type FigureKind = 'percent' | 'change' | 'times';

interface Figure {
  readonly id: string;
  readonly kind: FigureKind;
  readonly value: number;
}

/** Facts about the two companies, both invented; their texts are in the locales. */
export const caseStudies = [
  {
    id: 'postal',
    company: 'Correo Sur',
    logo: '/images/logos/correo-sur.svg',
    employees: 1180,
    figures: [
      { id: 'turnover', kind: 'percent', value: customerFigures.postal.lowerTurnover },
      { id: 'absenteeism', kind: 'change', value: customerFigures.postal.absenteeism },
      { id: 'roi', kind: 'times', value: customerFigures.postal.returnTimes },
    ],
  },
  {
    id: 'callCentre',
    company: 'Clarovoz',
    logo: '/images/logos/clarovoz.svg',
    employees: 640,
    figures: [
      { id: 'csat', kind: 'change', value: customerFigures.callCentre.csat },
      { id: 'targets', kind: 'change', value: customerFigures.callCentre.targetHits },
    ],
  },
] as const satisfies readonly { id: string; figures: readonly Figure[]; [key: string]: unknown }[];

export type CaseStudyId = (typeof caseStudies)[number]['id'];
type CaseStudyFacts = (typeof caseStudies)[number];

/**
 * Sample values in the case studies' illustrations: points of a recognition or a target, and its completion in percent.
 */
export const storySamples = {
  postal: { points: 100 },
  callCentre: { points: 100, target: { percent: 92, points: 400 } },
} as const;

/** Formats a figure for the language: `+7.36%` in English, `+7,36 %` in Spanish. */
export function formatFigure({ kind, value }: Pick<Figure, 'kind' | 'value'>, language: Language): string {
  if (kind === 'times') return `${new Intl.NumberFormat(language).format(value)}x`;
  if (kind === 'change') return changeIn(language, value);
  return new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100);
}

/** Texts of a case study; `results` labels its figures by id. */
interface CaseStudyTexts {
  readonly industry: string;
  readonly location: string;
  readonly impactStatement: string;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly results: Readonly<Record<string, string>>;
  readonly qualitativeOutcomes: readonly string[];
  readonly testimonial?: { readonly quote: string; readonly author: string };
}

/** Combines a company's facts with its texts. */
export function caseStudyOf(facts: CaseStudyFacts, texts: CaseStudyTexts, language: Language): CaseStudy {
  const { id, company, logo, employees, figures } = facts;
  const { industry, location, impactStatement, challenges, solutions, qualitativeOutcomes, testimonial } = texts;
  const quantitativeResults = figures.map((figure) => ({
    metric: formatFigure(figure, language),
    description: texts.results[figure.id] ?? '',
  }));
  return {
    id,
    company,
    logo,
    industry,
    location,
    employees,
    challenges,
    solutions,
    impactStatement,
    quantitativeResults,
    qualitativeOutcomes,
    testimonial,
  };
}
