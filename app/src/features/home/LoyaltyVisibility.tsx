import { Award, Cake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loyalty } from '~/content/home';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import { Progress } from '~/ui/Progress';
import { Ring } from '~/ui/Ring';
import { LoyaltyBlock } from './LoyaltyBlock';

/** Visibility: an active challenge, a birthday and an anniversary. */
export function LoyaltyVisibility() {
  const { t } = useTranslation('home');
  const { done, goal, points } = loyalty.challenge;
  const moments = [
    {
      id: 'birthday',
      text: 'birthdayText',
      Icon: Cake,
      colours: 'bg-peach text-peach-ink',
      points: loyalty.birthdayPoints,
    },
    {
      id: 'milestone',
      text: 'milestoneText',
      Icon: Award,
      colours: 'bg-sky text-sky-ink',
      points: loyalty.milestonePoints,
    },
  ] as const;
  return (
    <LoyaltyBlock block="visibility" className="lg:col-span-7 bg-mint">
      <div className="flex-1 grid gap-3 grid-cols-1 sm:grid-cols-2 grid-rows-1-auto">
        <Card className="p-4 sm:p-6 sm:col-span-2 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Ring percent={(100 * done) / goal} className="ring-filled size-20 sm:size-36 shrink-0" />
          <div className="flex-1 min-w-[min(200px,100%)]">
            <p className="flex items-start justify-between gap-3">
              <span className="font-semibold">{t(($) => $.loyalty.visibility.challenge)}</span>
              <PointsBadge>{`+${t(($) => $.pointsShort, { points })}`}</PointsBadge>
            </p>
            <p className="mt-1 mb-3 font-heading font-bold text-figure-lg tracking-section leading-tight">
              {t(($) => $.loyalty.visibility.progress, { done, goal })}
            </p>
            <Progress percent={(100 * done) / goal} size="thick" />
          </div>
        </Card>
        {moments.map(({ id, text, Icon, colours, points: gained }) => (
          <Card key={id} className="p-4 sm:p-5">
            <p className="flex items-center gap-3">
              <span className={`grid place-items-center size-10 rounded-badge ${colours}`}>
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="flex-1 font-semibold">{t(($) => $.loyalty.visibility[id])}</span>
              <PointsBadge>{`+${t(($) => $.pointsShort, { points: gained })}`}</PointsBadge>
            </p>
            <p className="mt-2 sm:mt-3 text-muted leading-snug">{t(($) => $.loyalty.visibility[text])}</p>
          </Card>
        ))}
      </div>
    </LoyaltyBlock>
  );
}
