import { useTranslation } from 'react-i18next';
import { AreaSection } from './AreaSection';
import { areas } from './areas';
import { ChecklistPiece } from './marks/ChecklistPiece';
import { HoursPiece } from './marks/HoursPiece';
import { TargetsPiece } from './marks/TargetsPiece';

const variants = {
  manage: { Piece: HoursPiece, background: 'bg-mint' },
  performance: { Piece: TargetsPiece, background: 'bg-peach' },
  hiring: { Piece: ChecklistPiece, background: 'bg-sky' },
} as const;

/** The product's three areas, as collapsible sections. */
export function Areas() {
  const { t } = useTranslation('getStarted');
  return (
    <section aria-labelledby="areas" className="wrap py-16 md:py-24">
      <h2 id="areas" className="text-subsection">
        {t(($) => $.areas.title)}
      </h2>
      <p className="mt-3 text-lg text-muted measure-60">{t(($) => $.areas.intro)}</p>
      <div className="mt-8 grid gap-5 lg:grid-cols-3 items-start">
        {areas.map((area) => (
          <AreaSection key={area.id} area={area} {...variants[area.id]} />
        ))}
      </div>
    </section>
  );
}
