import { clsx } from 'clsx';
import { Check, Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';
import { Van } from './Van';

/** Number of completed stops; the last one has just been thanked for. */
const done = 4;

/** A route sheet with its stops along a road, and the van. */
export default function LogisticsScene() {
  const { t } = useTranslation('industryLogistics');
  const { gain } = useFormats();
  const { route, van, loaded, stops, thanks } = t(($) => $.scene, { returnObjects: true });
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.picture)}
      className="relative w-full max-w-130 justify-self-center pb-34 sm:pb-20"
    >
      <div className="rounded-sheet border border-line bg-white shadow-float overflow-clip">
        <div className="bg-evergreen text-white px-5 py-4">
          <p className="font-heading font-bold text-xl tracking-title">{route}</p>
          <p className="flex flex-wrap gap-x-4 text-sm text-on-dark-soft">
            <span>{van}</span>
            <span>{loaded}</span>
          </p>
        </div>
        <ol className="relative px-5 py-3">
          <li
            aria-hidden="true"
            className="absolute left-27 top-8 bottom-8 border-l-3 border-dashed border-line-strong"
          />
          {stops.map(({ time, place, note }, index) => {
            const reached = index < done;
            const next = index === done;
            return (
              <li key={place} className="relative grid grid-cols-[64px_32px_1fr] gap-x-3 items-center py-2.5">
                <span className="text-sm font-semibold tabular-nums text-muted whitespace-nowrap">{time}</span>
                <span
                  className={clsx(
                    'grid place-items-center size-8 rounded-full border-2',
                    reached && 'bg-evergreen border-evergreen text-white',
                    next && 'bg-sun border-sun text-ink',
                    !reached && !next && 'bg-white border-line-strong',
                  )}
                >
                  {reached && <Check className="size-4.5" strokeWidth={3} />}
                  {next && <Navigation className="size-4" strokeWidth={2.5} />}
                </span>
                <span className="leading-tight">
                  <span className={clsx('block font-semibold', !reached && !next && 'text-muted')}>{place}</span>
                  <span className={clsx('text-sm', next ? 'font-semibold text-coral-deep' : 'text-muted')}>{note}</span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      <div className="absolute right-0 bottom-12 sm:bottom-0 sm:-right-4 w-66 rounded-card bg-coral text-ink p-4 shadow-float rotate-2">
        <p className="flex items-center justify-between gap-3 font-bold">
          {thanks.from}
          <PointsBadge>{gain(industrySamples.logistics.recognitionPoints)}</PointsBadge>
        </p>
        <p className="mt-1.5 leading-snug">{thanks.text}</p>
      </div>
      <Van className="absolute left-0 sm:-left-8 -bottom-1 w-28 sm:w-40" />
    </div>
  );
}
