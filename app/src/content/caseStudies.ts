import { customerFigures } from './claims';

/** A customer's story, as the use-cases page tells it. */
export interface CaseStudy {
  readonly id: CaseStudyId;
  readonly company: string;
  /** Address of the logo's picture. */
  readonly logo: string;
  readonly industry: string;
  readonly location: string;
  readonly employees: number;
  /** What was hard; the solution of the same place answers it. */
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly impactStatement: string;
  readonly quantitativeResults: readonly QuantitativeResult[];
  readonly qualitativeOutcomes: readonly string[];
  readonly testimonial?: { readonly quote: string; readonly author: string };
}

/** A figure, ready to show, and what it measures. */
interface QuantitativeResult {
  readonly metric: string;
  readonly description: string;
}

/** How a figure is shown: 20%, +16%, or 3.7x. */
type FigureKind = 'percent' | 'change' | 'times';

interface Figure {
  readonly id: string;
  readonly kind: FigureKind;
  readonly value: number;
}

/** What the two companies are and achieved; their words are in the texts. Both are invented. */
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

/** What the stories' pictures show: points of a recognition or a target, and the met share of a target in percent. */
export const storySamples = {
  postal: { points: 100 },
  callCentre: { points: 100, target: { percent: 92, points: 400 } },
} as const;

/** A figure in the reader's number format: `+7.36%` in English, `+7,36 %` in Spanish. */
export function formatFigure({ kind, value }: Pick<Figure, 'kind' | 'value'>, language: string): string {
  if (kind === 'times') return `${new Intl.NumberFormat(language).format(value)}x`;
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: kind === 'change' ? 'exceptZero' : 'auto',
  });
  return format.format(value / 100);
}

/** What the texts say about a company; `results` describes its figures by their ids. */
interface CaseStudyWords {
  readonly industry: string;
  readonly location: string;
  readonly impactStatement: string;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly results: Readonly<Record<string, string>>;
  readonly qualitativeOutcomes: readonly string[];
  readonly testimonial?: { readonly quote: string; readonly author: string };
}

/** Puts a company's facts and words together. */
export function caseStudyOf(facts: CaseStudyFacts, words: CaseStudyWords, language: string): CaseStudy {
  const { id, company, logo, employees, figures } = facts;
  const { industry, location, impactStatement, challenges, solutions, qualitativeOutcomes, testimonial } = words;
  const quantitativeResults = figures.map((figure) => ({
    metric: formatFigure(figure, language),
    description: words.results[figure.id] ?? '',
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
