import { useTranslation } from 'react-i18next';
import { Comparison } from './Comparison';
import { FundingHero } from './FundingHero';
import { Phases } from './Phases';
import { ProjectFacts } from './ProjectFacts';

/** The notice about the co-funded project. Its text is Spanish under both paths, and is marked as such. */
export function FundingPage() {
  const { t } = useTranslation('funding');
  const objectives = t(($) => $.objectives.items, { returnObjects: true });
  const results = t(($) => $.results.items, { returnObjects: true });
  const description = t(($) => $.description, { returnObjects: true });
  return (
    <main id="content" lang="es">
      <FundingHero />
      <div className="wrap py-14 lg:py-20 grid lg:grid-cols-6-5 gap-x-16 gap-y-12 items-start">
        <div>
          {description.map((text, index) => (
            <p
              key={text}
              className={index === 0 ? 'text-xl leading-relaxed measure-52' : 'mt-5 text-lg leading-relaxed measure-54'}
            >
              {text}
            </p>
          ))}
        </div>
        <ProjectFacts />
      </div>
      <Phases />
      <section aria-labelledby="objectives" className="wrap py-14 lg:py-20">
        <h2 id="objectives" className="text-section">
          {t(($) => $.objectives.title)}
        </h2>
        <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {objectives.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 border-t-2 border-ink pt-4">
              <span
                aria-hidden="true"
                className="font-heading font-bold text-figure-xl leading-none min-w-7 text-sky-ink"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-heading font-bold text-title leading-tight tracking-title">{title}</span>
                <span className="block mt-2 text-pretty measure-46">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Comparison />
      <section aria-labelledby="results" className="wrap py-14 lg:py-20 grid lg:grid-cols-4-7 gap-x-16 gap-y-8">
        <h2 id="results" className="text-section">
          {t(($) => $.results.title)}
        </h2>
        <div>
          <ul className="border-b border-line">
            {results.map((result) => (
              <li key={result} className="flex gap-4 border-t border-line py-5 text-lg text-pretty">
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-7 shrink-0">
                  <circle cx="12" cy="12" r="12" className="fill-mint" />
                  <path
                    d="m7 12.5 3.4 3.4L17 9"
                    className="fill-none stroke-evergreen"
                    strokeWidth="2.6"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                <span className="measure-54">{result}</span>
              </li>
            ))}
          </ul>
          <p className="mt-8 font-heading font-bold text-2xl text-sky-ink">{t(($) => $.closing)}</p>
        </div>
      </section>
    </main>
  );
}
