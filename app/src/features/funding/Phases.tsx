import { useTranslation } from 'react-i18next';
import { projectMonths, projectPhases } from '~/content/funding';

const fills = { data: 'fill-sky-ink', models: 'fill-evergreen', pilot: 'fill-coral' } as const;

/** The project's eighteen months as three bars. */
export function Phases() {
  const { t } = useTranslation('funding');
  return (
    <section aria-labelledby="phases" className="bg-sand border-y border-line">
      <div className="wrap py-12 lg:py-16">
        <h2 id="phases" className="text-subsection">
          {t(($) => $.phases.title)}
        </h2>
        <ul className="mt-7 grid gap-5">
          {projectPhases.map(({ id, from, to }) => (
            <li key={id}>
              <p className="flex flex-wrap justify-between gap-x-5">
                <span className="font-semibold">{t(($) => $.phases[id])}</span>
                <span className="text-muted tabular-nums">{t(($) => $.phases.months, { from, to })}</span>
              </p>
              <svg
                viewBox={`0 0 ${projectMonths * 10} 8`}
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
                className="mt-1.5 h-6 w-full rounded-chip bg-white"
              >
                <rect x={(from - 1) * 10} width={(to - from + 1) * 10} height="8" className={fills[id]} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
