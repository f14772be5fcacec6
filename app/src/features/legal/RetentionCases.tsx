import { useTranslation } from 'react-i18next';
import { Paragraphs } from './Paragraphs';

const cases = [
  { id: 'leaving', days: true },
  { id: 'optOut', days: true },
  { id: 'employer', days: false },
] as const;

/** When personal data is deleted: three cases, each as a timeline with an end. */
export function RetentionCases() {
  const { t } = useTranslation('legal');
  return (
    <>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {cases.map(({ id, days }) => (
          <li key={id} className="rounded-card border border-line bg-white p-5">
            <span className="block font-heading font-bold text-2xl tracking-title">
              {days ? t(($) => $.sections.retention.days) : t(($) => $.sections.retention.atOnce)}
            </span>
            <svg viewBox="0 0 200 20" aria-hidden="true" focusable="false" className="mt-2 w-full max-w-60">
              <circle cx="8" cy="10" r="7" className="fill-evergreen" />
              <path
                d={days ? 'M18 10h160' : 'M18 10h60'}
                className="stroke-evergreen"
                strokeWidth="4"
                strokeDasharray="2 8"
                strokeLinecap="round"
              />
              <path
                d={days ? 'm182 4 12 12M194 4l-12 12' : 'm84 4 12 12M96 4 84 16'}
                className="stroke-coral-deep"
                strokeWidth="4"
                strokeLinecap="round"
              />
            </svg>
            <h3 className="mt-3 text-lg">{t(($) => $.sections.retention.cases[id].title)}</h3>
            <p className="mt-1.5 text-pretty">{t(($) => $.sections.retention.cases[id].text)}</p>
          </li>
        ))}
      </ul>
      <Paragraphs of={t(($) => $.sections.retention.after, { returnObjects: true })} />
    </>
  );
}
