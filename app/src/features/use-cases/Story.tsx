import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseStudy, CaseStudyId } from '~/content/caseStudies';
import { groupedNumber } from '~/shared/groupedNumber';
import { useLanguage } from '~/shared/useLanguage';
import { BrandLogo } from '~/ui/BrandLogo';
import { StorySteps } from './StorySteps';

function StoryFigures({ study }: { study: CaseStudy }) {
  const { t } = useTranslation('useCases');
  const results = study.quantitativeResults;
  return (
    <div className="rounded-band bg-ink text-white p-7 sm:p-10 lg:p-12">
      <h3 className="text-xl text-sun">{t(($) => $.labels.results)}</h3>
      <ul
        className={clsx(
          'mt-6 grid gap-x-12 gap-y-8',
          results.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-[1.3fr_1fr]',
        )}
      >
        {results.map(({ metric, description }) => (
          <li key={metric} data-testid="case-result">
            <span className="block font-heading font-bold text-[clamp(3.25rem,7vw,5.5rem)] leading-none tracking-title whitespace-nowrap">
              {metric}
            </span>{' '}
            <span className="block mt-2 text-lg leading-snug measure-24">{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const variants: Record<CaseStudyId, { ground: string; quote: string }> = {
  postal: { ground: 'bg-sun', quote: 'bg-[#FFF3D6]' },
  callCentre: { ground: 'bg-plum', quote: 'bg-plum' },
};

/** A case study: the company, its challenges, its solutions and the results. */
export function Story({ study, picture }: { study: CaseStudy; picture: ReactNode }) {
  const { t } = useTranslation('useCases');
  const language = useLanguage();
  const { id, company, logo, industry, location, employees, impactStatement, testimonial } = study;
  const variant = variants[id];
  const facts = [
    [t(($) => $.labels.industry), industry],
    [t(($) => $.labels.location), location],
    [t(($) => $.labels.employees), groupedNumber(employees, language)],
  ] as const;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div className={clsx('overflow-clip', variant.ground)}>
        <div className="wrap grid lg:grid-cols-7-5 gap-x-14 gap-y-10 items-center py-12 lg:py-16">
          <div>
            <BrandLogo
              name={company}
              logoUrl={logo}
              fallbackText={company}
              height="h-14"
              className="w-fit rounded-control bg-white text-ink px-4"
            />
            <h2
              id={`${id}-title`}
              className="mt-7 text-[clamp(2rem,4.4vw,3.5rem)] leading-section tracking-section measure-20"
            >
              {impactStatement}
            </h2>
            <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
              {facts.map(([label, value]) => (
                <div key={label} className="border-t-2 border-ink pt-2">
                  <dt className="text-sm font-medium">{label}</dt>
                  <dd className="font-bold">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {picture}
        </div>
      </div>
      <div className="wrap py-14 lg:py-20 grid gap-16">
        <StorySteps study={study} />
        <StoryFigures study={study} />
        <div className="grid lg:grid-cols-2 gap-x-14 gap-y-10">
          <div>
            <h3 className="text-2xl lg:text-headline">{t(($) => $.labels.outcomes)}</h3>
            <ul className="mt-5 grid gap-4">
              {study.qualitativeOutcomes.map((outcome) => (
                <li key={outcome} className="border-l-4 border-coral pl-5 text-lg text-pretty measure-54">
                  {outcome}
                </li>
              ))}
            </ul>
          </div>
          {testimonial && (
            <figure className={clsx('rounded-band p-7 sm:p-10 flex flex-col gap-6 justify-between', variant.quote)}>
              <blockquote className="font-heading font-bold text-[clamp(1.375rem,2.4vw,1.875rem)] leading-[1.2] tracking-title text-balance">
                {/* The quotation marks are those of the language. */}
                <q>{testimonial.quote}</q>
              </blockquote>
              <figcaption className="font-medium">{testimonial.author}</figcaption>
            </figure>
          )}
        </div>
      </div>
    </article>
  );
}
