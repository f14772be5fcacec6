import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CaseStudy } from '~/content/caseStudies';

/** The results in figures. */
export function StoryFigures({ study }: { study: CaseStudy }) {
  const { t } = useTranslation('useCases');
  const results = study.quantitativeResults;
  return (
    <div className="rounded-[28px] bg-ink text-white p-7 sm:p-10 lg:p-12">
      <h3 className="text-xl text-sun">{t(($) => $.labels.results)}</h3>
      <ul
        className={clsx(
          'mt-6 grid gap-x-12 gap-y-8',
          results.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-[1.3fr_1fr]',
        )}
      >
        {results.map(({ metric, description }) => (
          <li key={metric} data-testid="case-result">
            <span className="block font-heading font-bold text-[clamp(3.25rem,7vw,5.5rem)] leading-none tracking-[-0.05em] whitespace-nowrap">
              {metric}
            </span>{' '}
            <span className="block mt-2 text-lg leading-snug max-w-[24ch]">{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
