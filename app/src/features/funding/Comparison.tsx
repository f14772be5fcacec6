import { useTranslation } from 'react-i18next';
import { Card } from '~/ui/Card';
import { SheetOfFigures } from './SheetOfFigures';

const tones = ['bg-sun', 'bg-coral', 'bg-mint'] as const;

/** The comparison picture: a sheet of figures, and the three proposals that come out of it. */
export function Comparison() {
  const { t } = useTranslation('funding');
  const cards = t(($) => $.comparison.cards, { returnObjects: true });
  return (
    <section aria-labelledby="comparison" className="bg-evergreen text-white">
      <div className="wrap py-14 lg:py-20">
        <h2 id="comparison" className="text-[clamp(1.875rem,4.2vw,3rem)]">
          {t(($) => $.comparison.title)}
        </h2>
        <p className="mt-4 text-lg max-w-[58ch] text-[#E3F0EA]">{t(($) => $.comparison.text)}</p>
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
                  <span className={`size-11 shrink-0 rounded-full ${tones[index % tones.length]}`} />
                  <span className="leading-snug">
                    <span className="block font-bold">{title}</span>
                    <span className="block text-[0.9375rem] text-muted">{why}</span>
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
