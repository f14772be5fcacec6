import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { sampleSites } from '~/content/plans';
import { Card } from '~/ui/Card';
import { Ring } from '~/ui/Ring';

/** A sample of the admin dashboard: three sites with their met targets. */
export function SitesCard({ className }: { className?: string }) {
  const { t } = useTranslation('pricing');
  return (
    <Card role="img" aria-label={t(($) => $.enterprise.sample.label)} className={clsx('p-5 text-ink', className)}>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{t(($) => $.enterprise.sample.title)}</span>
        <span className="text-muted">{t(($) => $.enterprise.sample.note)}</span>
      </p>
      <div className="mt-4 grid grid-cols-3 gap-3">
        {sampleSites.map(({ id, percent }) => (
          <p key={id} className="grid justify-items-center gap-2 text-center text-sm leading-tight">
            <span className="relative">
              <Ring percent={percent} className="size-18" />
              <span className="absolute inset-0 grid place-items-center font-heading font-bold text-note tabular-nums">
                {t(($) => $.enterprise.sample.percent, { percent })}
              </span>
            </span>
            {t(($) => $.enterprise.sample[id])}
          </p>
        ))}
      </div>
    </Card>
  );
}
