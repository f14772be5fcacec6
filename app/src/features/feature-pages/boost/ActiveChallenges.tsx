import { clsx } from 'clsx';
import { Headset, type LucideIcon, Truck, Utensils } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { boostSamples } from '~/content/featureSamples';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import { Ring } from '~/ui/Ring';
import { SectionHeading } from '~/ui/SectionHeading';

const icons: Record<(typeof boostSamples.challenges)[number]['id'], LucideIcon> = {
  parcels: Truck,
  tickets: Headset,
  shifts: Utensils,
};

/** Three active challenges from different industries. */
export default function ActiveChallenges() {
  const { t } = useTranslation('boostPerformance');
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24 grid lg:grid-cols-[4fr_8fr] gap-x-14 gap-y-10 items-center">
        <SectionHeading title={t(($) => $.running.title)} text={t(($) => $.running.text)} />
        <ul className="grid gap-4">
          {boostSamples.challenges.map(({ id, points, percent }, index) => {
            const Icon = icons[id];
            return (
              <li key={id} className={clsx(index === 1 && 'lg:ml-10', index === 2 && 'lg:ml-20')}>
                <Card className="p-4 sm:p-5 grid grid-cols-auto-1 sm:grid-cols-auto-1-auto items-center gap-x-4 sm:gap-x-5 gap-y-2">
                  <span className="relative row-span-2 sm:row-span-1">
                    <Ring percent={percent} className="size-18 sm:size-20" />
                    <span className="absolute inset-0 grid place-items-center font-heading font-bold tabular-nums">
                      {t(($) => $.percent, { percent })}
                    </span>
                  </span>
                  <div className="min-w-0">
                    <h3 className="text-lg leading-tight">{t(($) => $.running[id].title)}</h3>
                    <p className="mt-1 flex items-center gap-2 text-note text-muted">
                      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                      {t(($) => $.running[id].text)}
                    </p>
                  </div>
                  <p className="flex sm:grid sm:justify-items-end items-center gap-x-3 gap-y-1.5">
                    <PointsBadge>{`+${t(($) => $.pointsShort, { points })}`}</PointsBadge>
                    <span className="text-sm font-medium text-muted">{t(($) => $.running[id].left)}</span>
                  </p>
                </Card>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
