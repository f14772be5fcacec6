import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { prizeDistributions } from '~/content/challenge';
import { boostSamples } from '~/content/featureSamples';
import { SectionHeading } from '~/ui/SectionHeading';

/** A row of people; those who get the prize are lit and wear a star. Which of them reached the target shows by the line. */
function Crowd({ winners, label }: { winners: readonly number[]; label: string }) {
  return (
    <svg viewBox="0 0 332 92" className="w-full max-w-[340px]" role="img" aria-label={label}>
      {Array.from({ length: boostSamples.crowd }, (_, place) => {
        const x = 26 + place * 40;
        const wins = winners.includes(place);
        return (
          <g key={x} className={wins ? 'fill-coral' : 'fill-line'}>
            <circle cx={x} cy="46" r="10" />
            <path d={`M${x - 16} 86c0-34 32-34 32 0Z`} />
            {wins && (
              <path
                d={`M${x} 6l4 8.5 9 1-6.6 6.2 1.8 9-8.2-4.5-8.2 4.5 1.8-9-6.6-6.2 9-1Z`}
                className="fill-sun stroke-ink"
                strokeWidth="1.5"
                strokeLinejoin="round"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Who gets the prize: everyone, the first, or one by lottery. */
export default function Sharing() {
  const { t } = useTranslation('boostPerformance');
  return (
    <div className="wrap py-16 lg:py-24">
      <SectionHeading title={t(($) => $.sharing.title)} text={t(($) => $.sharing.text)} />
      <ul className="mt-12 grid lg:grid-cols-3 max-lg:divide-y lg:divide-x divide-line">
        {prizeDistributions.map((way, index) => (
          <li
            key={way}
            className={clsx(
              'grid gap-5 content-start max-lg:py-8 max-lg:first:pt-0 max-lg:last:pb-0 sm:max-lg:grid-cols-2 sm:max-lg:items-center',
              index > 0 && 'lg:pl-8',
              index < 2 && 'lg:pr-8',
            )}
          >
            <Crowd
              winners={boostSamples.winners[way]}
              label={t(($) => $.sharing.picture, {
                winners: boostSamples.winners[way].length,
                crowd: boostSamples.crowd,
              })}
            />
            <div>
              <h3 className="text-2xl">{t(($) => $.sharing.ways[way].title)}</h3>
              <p className="mt-2 text-muted max-w-[40ch]">{t(($) => $.sharing.ways[way].text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
