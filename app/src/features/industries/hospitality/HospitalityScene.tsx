import { clsx } from 'clsx';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';

/** Rows of the room whose guest wrote a thank-you, and of the one that is not ready yet. */
const thanked = 1;
const unready = 3;

/** Tonight's reservations, and a key with a compliment. */
export default function HospitalityScene() {
  const { t } = useTranslation('industryHospitality');
  const { gain } = useFormats();
  const { title, date, count, rows, key, thanks } = t(($) => $.scene, { returnObjects: true });
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.picture)}
      className="relative w-full max-w-140 justify-self-center pb-24"
    >
      <div className="rounded-sheet bg-white border border-line shadow-float p-5 sm:p-7">
        <p className="flex items-end justify-between gap-4 border-b border-line-strong pb-4">
          <span className="leading-tight">
            <span className="block font-heading font-bold text-heading tracking-title">{title}</span>
            <span className="text-muted">{date}</span>
          </span>
          <span className="flex items-center gap-2 font-semibold whitespace-nowrap">
            <BellRing className="size-5 text-coral-deep" />
            {count}
          </span>
        </p>
        <ul className="divide-y divide-line">
          {rows.map(({ room, guest, note, state }, index) => (
            <li
              key={room}
              className={clsx(
                'grid grid-cols-[52px_1fr_auto] items-center gap-3 py-3 leading-tight',
                index === thanked && '-mx-3 px-3 rounded-control bg-peach',
              )}
            >
              <span className="font-heading font-bold text-xl tabular-nums">{room}</span>
              <span>
                <span className="block font-semibold">{guest}</span>
                <span className="text-sm text-ink/75">{note}</span>
              </span>
              <span
                className={clsx(
                  'rounded-full px-3 py-1 text-sm font-semibold',
                  index === unready ? 'bg-warning-soft text-warning' : 'bg-mint text-evergreen-deep',
                )}
              >
                {state}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="absolute right-3 sm:-right-4 bottom-0 flex items-end -rotate-3">
        <div className="rounded-[20px] bg-coral text-ink shadow-float p-4 pl-5 flex items-center gap-4 w-[min(310px,100vw-56px)]">
          <span className="grid place-items-center size-15 shrink-0 rounded-full bg-paper font-heading font-bold text-lg tabular-nums">
            {key}
          </span>
          <p className="leading-snug font-semibold">
            {thanks}
            <PointsBadge className="mt-1.5">{gain(industrySamples.hospitality.recognitionPoints)}</PointsBadge>
          </p>
        </div>
      </div>
    </div>
  );
}
