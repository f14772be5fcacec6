import { useTranslation } from 'react-i18next';
import { chooserSample } from '~/content/chooser';
import { Avatar } from '~/ui/Avatar';
import { Card } from '~/ui/Card';

/** An illustration of a new team space: one member, nine free places. Decorative. */
export function SpacePicture() {
  const { t } = useTranslation('chooser');
  const { taken, all } = chooserSample.space;
  const places = Array.from({ length: all }, (_, place) => ({ place, filled: place < taken }));
  return (
    <>
      <svg
        viewBox="0 0 200 200"
        aria-hidden="true"
        focusable="false"
        className="max-sm:hidden absolute -right-8 bottom-0 w-64"
      >
        <path d="M100 34v132M34 100h132" className="stroke-coral" strokeWidth="46" strokeLinecap="round" />
      </svg>
      <Card aria-hidden="true" className="relative p-5 sm:p-6 max-w-105 text-ink shadow-float">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-heading font-bold text-xl tracking-title">{t(($) => $.space.sample.title)}</span>
          <span className="text-sm text-muted tabular-nums">{t(($) => $.space.sample.seats, { taken, all })}</span>
        </p>
        <p className="mt-4 flex items-center gap-3">
          <Avatar initials={t(($) => $.space.sample.you)} tone="mint" />
          <span className="leading-snug">
            <span className="block font-semibold">{t(($) => $.space.sample.you)}</span>
            <span className="block text-sm text-muted">{t(($) => $.space.sample.role)}</span>
          </span>
        </p>
        <p className="mt-4 flex gap-1.5">
          {places.map(({ place, filled }) => (
            <span
              key={place}
              className={
                filled
                  ? 'flex-1 h-9 rounded-chip bg-evergreen'
                  : 'flex-1 h-9 rounded-chip border-2 border-dashed border-line-strong'
              }
            />
          ))}
        </p>
        <p className="mt-4 inline-flex items-center gap-2 rounded-control bg-mint px-3.5 py-2 font-semibold text-evergreen-deep">
          <svg viewBox="0 0 20 20" className="size-4" aria-hidden="true" focusable="false">
            <path d="M10 3v14M3 10h14" className="stroke-current" strokeWidth="3" strokeLinecap="round" />
          </svg>
          {t(($) => $.space.sample.invite)}
        </p>
      </Card>
    </>
  );
}
