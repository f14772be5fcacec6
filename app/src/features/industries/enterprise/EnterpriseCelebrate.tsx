import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

/** Celebrate: a chain of three people, all thanked together. */
export default function EnterpriseCelebrate() {
  const { t } = useTranslation('industryEnterprise');
  const { gain } = useFormats();
  const { title, text, chain } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28">
      <Heading title={title} text={text} className="lg:grid-cols-2 lg:gap-14 lg:items-end" />
      <div className="mt-12 grid gap-8 lg:grid-cols-7-5 lg:gap-14 items-center" data-recognition="enterprise">
        <div>
          <h3 className="text-xl">{chain.title}</h3>
          <ol className="mt-5 grid sm:grid-cols-3 gap-y-6">
            {chain.steps.map(({ who, what }, index) => (
              <li key={who} className="relative sm:pr-6 max-sm:pl-14">
                <span
                  aria-hidden="true"
                  className="absolute max-sm:left-5 max-sm:top-10 max-sm:-bottom-6 max-sm:border-l-3 sm:left-0 sm:right-0 sm:top-5 sm:border-t-3 border-evergreen"
                />
                <span className="max-sm:absolute max-sm:left-0 relative grid place-items-center size-11 rounded-full bg-evergreen text-white font-bold tabular-nums">
                  {index + 1}
                </span>
                <p className="sm:mt-4 leading-snug max-sm:min-h-11">
                  <span className="block font-semibold">{who}</span>
                  <span className="text-ink/80">{what}</span>
                </p>
              </li>
            ))}
          </ol>
        </div>
        <RecognitionCard
          from={chain.from}
          initials={chain.initials}
          to={chain.to}
          message={chain.message}
          points={gain(industrySamples.enterprise.recognitionPoints)}
          className="border-l-8 border-l-sun"
        />
      </div>
    </div>
  );
}
