import { useTranslation } from 'react-i18next';
import { aidPercent, formatAid, fundedProject } from '~/content/funding';

/** The project's dates, sums and place, and the share of the aid as a bar. */
export function ProjectFacts() {
  const { t } = useTranslation('funding');
  const { start, end, investment, aid, location } = fundedProject;
  const facts = [
    [t(($) => $.facts.duration), t(($) => $.facts.period, { start, end })],
    [t(($) => $.facts.investment), formatAid(investment)],
    [t(($) => $.facts.aid), formatAid(aid)],
    [t(($) => $.facts.location), location],
  ] as const;
  return (
    <section aria-labelledby="facts" className="rounded-sheet bg-white border border-line shadow-card p-6 sm:p-8">
      <h2 id="facts" className="text-2xl">
        {t(($) => $.facts.title)}
      </h2>
      <dl className="mt-4">
        {facts.map(([label, value]) => (
          <div key={label} className="border-t border-line py-3.5 flex flex-wrap justify-between gap-x-6">
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-5 w-full rounded-chip">
        <rect width="100" height="8" className="fill-sky" />
        <rect width={aidPercent} height="8" className="fill-sky-ink" />
      </svg>
      <p className="mt-2.5 text-note">{t(($) => $.facts.share, { percent: aidPercent })}</p>
    </section>
  );
}
