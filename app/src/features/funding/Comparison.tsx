import { useTranslation } from 'react-i18next';
import { Card } from '~/ui/Card';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { SheetOfFigures } from './SheetOfFigures';

/** Icons of the three proposals: a heart, a moon and a star. */
const icons = [
  {
    tone: 'bg-peach text-coral-deep',
    path: 'M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8 1.9C20 15 12 20 12 20Z',
  },
  { tone: 'bg-sky text-sky-ink', path: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5Z' },
  { tone: 'bg-sun text-ink', path: 'm12 4 2.4 5 5.6.7-4 3.9 1 5.4-5-2.6L7 19l1-5.4-4-3.9L9.6 9Z' },
] as const;

/** The comparison illustration: a sheet of figures, and the three proposals derived from it. */
export function Comparison() {
  const { t } = useTranslation('funding');
  const cards = t(($) => $.comparison.cards, { returnObjects: true });
  return (
    <section aria-labelledby="comparison" className="bg-evergreen text-white">
      <div className="wrap py-14 lg:py-20">
        <h2 id="comparison" className="text-section">
          {t(($) => $.comparison.title)}
        </h2>
        <p className="mt-4 text-lg measure-52 text-on-dark">{t(($) => $.comparison.text)}</p>
        <div role="img" aria-label={t(($) => $.comparison.label)} className="mt-10 grid gap-6 md:grid-cols-2 text-ink">
          <Card className="p-5 sm:p-7">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-heading font-bold text-xl">{t(($) => $.comparison.before)}</span>
              <span className="text-sm text-muted">{t(($) => $.comparison.beforeNote)}</span>
            </p>
            <SheetOfFigures className="mt-4 w-full" />
          </Card>
          <Card className="p-5 sm:p-7 flex flex-col">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-heading font-bold text-xl">{t(($) => $.comparison.after)}</span>
              <span className="text-sm text-muted">{t(($) => $.comparison.afterNote)}</span>
            </p>
            <div className="mt-4 flex-1 grid gap-3">
              {cards.map(({ title, why }, index) => (
                <p key={title} className="flex items-center gap-4 rounded-card border border-line p-4">
                  <span className={`grid place-items-center size-12 shrink-0 rounded-full ${icons[index]?.tone}`}>
                    <StrokeIcon path={icons[index]?.path ?? ''} className="size-6" />
                  </span>
                  <span className="leading-snug">
                    <span className="block font-bold">{title}</span>
                    <span className="block text-note text-muted">{why}</span>
                  </span>
                </p>
              ))}
            </div>
          </Card>
        </div>
      </div>
    </section>
  );
}
