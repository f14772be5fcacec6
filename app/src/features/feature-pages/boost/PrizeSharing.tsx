import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { prizeDistributions } from '~/content/challenge';
import { boostSamples } from '~/content/featureSamples';
import { SectionHeading } from '~/ui/SectionHeading';

/** The people in the challenge. */
const team = ['tm001', 'tm002', 'tm003', 'tm004', 'tm005', 'tm007', 'tm010', 'tm011'].slice(0, boostSamples.crowd);

/** A row of people; winners are highlighted with a star. A line shows who reached the target. */
function Crowd({ winners, label }: { winners: readonly number[]; label: string }) {
  return (
    <div role="img" aria-label={label} className="grid grid-cols-8 gap-1.5 items-end w-full max-w-85">
      {team.map((person, place) => {
        const wins = winners.includes(place);
        return (
          <span key={person} className="grid justify-items-center gap-1.5">
            {wins && (
              <svg viewBox="0 0 24 24" className="w-5" aria-hidden="true" focusable="false">
                <path
                  d="m12 1 3.2 7 7.6.8-5.6 5.2 1.5 7.6L12 17.8l-6.7 3.8 1.5-7.6L1.2 8.8 8.8 8Z"
                  className="fill-sun"
                />
              </svg>
            )}
            <img
              src={`/images/avatars/${person}.svg`}
              alt=""
              width="96"
              height="96"
              loading="lazy"
              className={clsx('w-full rounded-full', !wins && 'grayscale opacity-45')}
            />
          </span>
        );
      })}
    </div>
  );
}

/** Who gets the prize: everyone, the first, or one by lottery. */
export default function PrizeSharing() {
  const { t } = useTranslation('boostPerformance');
  return (
    <div className="wrap py-16 lg:py-24">
      <SectionHeading title={t(($) => $.sharing.title)} text={t(($) => $.sharing.text)} />
      <ul className="mt-12 grid lg:grid-cols-3 max-lg:divide-y lg:divide-x divide-line">
        {prizeDistributions.map((distribution, index) => (
          <li
            key={distribution}
            className={clsx(
              'grid gap-5 content-start max-lg:py-8 max-lg:first:pt-0 max-lg:last:pb-0 sm:max-lg:grid-cols-2 sm:max-lg:items-center',
              index > 0 && 'lg:pl-8',
              index < 2 && 'lg:pr-8',
            )}
          >
            <Crowd
              winners={boostSamples.winners[distribution]}
              label={t(($) => $.sharing.picture, {
                winners: boostSamples.winners[distribution].length,
                crowd: boostSamples.crowd,
              })}
            />
            <div>
              <h3 className="text-2xl">{t(($) => $.sharing.ways[distribution].title)}</h3>
              <p className="mt-2 text-muted measure-40">{t(($) => $.sharing.ways[distribution].text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
