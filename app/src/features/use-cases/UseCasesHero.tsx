import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CaseStudy } from '~/content/caseStudies';
import { StrokeIcon } from '~/ui/StrokeIcon';

const downIcon = 'M12 4v16M6 14l6 6 6-6';

/** The figure of each story among its results, and its tile's style. */
const tiles = [
  { figure: 0, words: 'turnover', className: 'bg-sun sm:-rotate-2' },
  { figure: 1, words: 'targets', className: 'bg-plum sm:rotate-2 sm:mt-16' },
] as const;

/** The two case studies in a sentence and two figures, linked to the full text. */
export function UseCasesHero({ studies }: { studies: readonly CaseStudy[] }) {
  const { t } = useTranslation('useCases');
  return (
    <section className="overflow-clip">
      <div className="wrap grid grid-cols-1 lg:grid-cols-6-5 gap-x-14 gap-y-12 items-center pt-8 pb-16 md:pt-14 lg:pb-24">
        <div>
          <h1 className="text-[clamp(2.75rem,7vw,5.25rem)] leading-display tracking-hero">
            {t(($) => $.hero.title)} <span className="marked sm:whitespace-nowrap">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className="mt-6 text-intro leading-relaxed text-muted measure-48">{t(($) => $.hero.text)}</p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] sm:grid-cols-2 gap-4 sm:gap-6 sm:items-start">
          {tiles.map(({ figure, words, className }, index) => {
            const study = studies[index];
            if (!study) return null;
            return (
              <li key={study.id}>
                <a
                  href={`#${study.id}`}
                  className={clsx(
                    'flex flex-col h-full min-h-52 sm:h-auto sm:min-h-80 rounded-band p-5 sm:p-7 transition-[rotate] duration-200 hover:rotate-0',
                    className,
                  )}
                >
                  <span className="font-semibold leading-snug">{study.industry}</span>
                  <span className="mt-auto pt-4 font-heading font-bold text-[clamp(2.75rem,6vw,4.75rem)] leading-none tracking-title whitespace-nowrap">
                    {study.quantitativeResults[figure]?.metric}
                  </span>
                  <span className="mt-1 text-lg leading-snug">{t(($) => $.hero[words])}</span>
                  <span className="mt-5 flex items-center gap-2 font-semibold leading-snug underline underline-offset-4">
                    <StrokeIcon path={downIcon} className="size-5 shrink-0" />
                    {t(($) => $.hero.read, { company: study.company })}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
