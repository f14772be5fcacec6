import { CalendarHeart, Coffee, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rewardSamples } from '~/content/featureSamples';
import { useLanguage } from '~/shared/useLanguage';
import { SectionHeading } from '~/ui/SectionHeading';

const variants = {
  dayOff: { Icon: Sun, colours: 'bg-sun text-ink', tilt: 'lg:-rotate-1' },
  breakfast: { Icon: Coffee, colours: 'bg-coral text-ink', tilt: 'lg:translate-x-10 lg:rotate-[0.6deg]' },
  firstPick: { Icon: CalendarHeart, colours: 'bg-plum text-plum-ink', tilt: 'lg:-rotate-[0.4deg]' },
} as const;

/** The company's own rewards, as tear-off tickets. */
export default function OwnRewards() {
  const { t } = useTranslation('rewardIncentives');
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24 grid lg:grid-cols-5-7 gap-x-16 gap-y-10 items-center">
        <SectionHeading title={t(($) => $.own.title)} text={t(($) => $.own.text)} />
        <ul className="grid gap-4 lg:pr-10">
          {rewardSamples.own.map(({ id, points }) => {
            const { Icon, colours, tilt } = variants[id];
            return (
              <li
                key={id}
                className={`grid grid-cols-auto-1 sm:grid-cols-auto-1-auto bg-white rounded-card shadow-card overflow-clip ${tilt}`}
              >
                <span className={`grid place-items-center w-16 sm:w-24 max-sm:row-span-2 ${colours}`}>
                  <Icon className="size-7 sm:size-9" aria-hidden="true" />
                </span>
                <div className="p-4 sm:p-5">
                  <p className="text-sm text-muted">{t(($) => $.own.stub)}</p>
                  <h3 className="text-xl">{t(($) => $.own[id].title)}</h3>
                  <p className="mt-1 text-note text-muted">{t(($) => $.own[id].text)}</p>
                </div>
                <p className="max-sm:col-start-2 max-sm:px-4 max-sm:pb-4 sm:grid sm:place-items-center sm:px-6 sm:border-l-2 sm:border-dashed sm:border-line font-bold tabular-nums text-evergreen whitespace-nowrap">
                  {t(($) => $.pointsShort, { points: number.format(points) })}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
