import { TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSampleClock } from '~/demo/sampleClock';
import { useLanguage } from '~/shared/useLanguage';

/** Bar heights of the months, the last one highest: 40% above the previous. */
const months = [30, 42, 38, 50, 70];

/** This month compared with the last. */
export function ProgressBanner() {
  const { t } = useTranslation('demoOverview');
  const { today } = useSampleClock();
  const name = new Intl.DateTimeFormat(useLanguage(), { month: 'long', timeZone: 'UTC' });
  return (
    <section className="rounded-panel bg-evergreen text-white px-6 lg:px-10 py-7 flex items-center max-sm:flex-col max-sm:items-stretch justify-between gap-6 max-sm:gap-4 overflow-clip">
      <div className="flex items-start gap-4">
        <span className="grid place-items-center size-13 shrink-0 rounded-tile bg-sun text-ink">
          <TrendingUp className="size-6" aria-hidden="true" />
        </span>
        <div>
          <h2 className="text-[clamp(1.375rem,2.4vw,1.875rem)]">{t(($) => $.banner.title)}</h2>
          <p className="mt-1 text-mint">
            {t(($) => $.banner.text, { month: name.format(new Date(`${today}T00:00Z`)) })}
          </p>
        </div>
      </div>
      <svg viewBox="0 0 180 84" className="w-44 h-20 shrink-0 -mb-7 self-end" aria-hidden="true">
        {months.map((height, place) => (
          <rect
            key={height}
            x={place * 37}
            y={84 - height}
            width="27"
            height={height + 8}
            rx="7"
            className={place === months.length - 1 ? 'fill-coral' : 'fill-white/25'}
          />
        ))}
      </svg>
    </section>
  );
}
