import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';
import { Docket } from './Docket';

const tilts = ['-rotate-2', 'rotate-1 translate-y-2', '-rotate-1'];

/** A row of order tickets; the last one is a recognition. */
export default function RestaurantScene() {
  const { t } = useTranslation('industryRestaurant');
  const { gain } = useFormats();
  const { pass, tickets, thanks } = t(($) => $.scene, { returnObjects: true });
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="relative pt-6">
      <p className="wrap pb-2 text-sm font-semibold text-white/75 tabular-nums">{pass}</p>
      <div className="h-5 bg-linear-to-b from-[#C9D3CE] to-[#8FA098]" />
      <div className="wrap -mt-2.5 flex gap-4 sm:gap-6 items-start justify-between">
        {tickets.map(({ table, cover, lines, time }, index) => (
          <Docket
            key={table}
            head={table}
            side={time}
            className={clsx(
              'flex-1 origin-top',
              tilts[index],
              index === 1 && 'max-sm:hidden',
              index === 2 && 'max-lg:hidden',
            )}
          >
            <p className="text-sm text-muted">{cover}</p>
            <ul className="mt-2 border-t border-dashed border-ink pt-2">
              {lines.map((line) => (
                <li
                  key={line}
                  className={clsx('py-0.5 leading-snug', line === line.toUpperCase() && 'font-bold text-danger')}
                >
                  {line}
                </li>
              ))}
            </ul>
          </Docket>
        ))}
        <Docket head={thanks.title} ground="bg-sun" className="flex-[1.2] origin-top rotate-2 translate-y-1">
          <ul className="mt-2 border-t border-dashed border-ink pt-2">
            {thanks.lines.map((line) => (
              <li key={line} className="py-0.5 font-bold leading-snug">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-2 leading-snug">{thanks.note}</p>
          <PointsBadge tone="ink" className="mt-3">
            {gain(industrySamples.restaurant.recognitionPoints)}
          </PointsBadge>
        </Docket>
      </div>
    </div>
  );
}
