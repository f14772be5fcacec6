import { BellRing, Cake, CalendarHeart, Check, Coffee, Gift, Heart, Sun } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseCaseId } from '~/content/home';
import { useCaseSamples } from '~/content/samples';
import { useLanguage } from '~/shared/useLanguage';
import { Avatar } from '~/ui/Avatar';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import { Progress } from '~/ui/Progress';
import { RecognitionCard } from '~/ui/RecognitionCard';

function Celebrate() {
  const { t } = useTranslation('home');
  const { cheers, ...card } = t(($) => $.useCases.celebrate.sample, { returnObjects: true });
  return (
    <RecognitionCard {...card} tone="sky" points={`+${useCaseSamples.celebratePoints}`}>
      <p className="mt-4 pt-3 border-t border-line flex items-center gap-2 text-sm font-semibold text-coral-deep">
        <Heart className="size-4 fill-current" aria-hidden="true" />
        {cheers}
      </p>
    </RecognitionCard>
  );
}

function Reward() {
  const { t } = useTranslation('home');
  const number = new Intl.NumberFormat(useLanguage());
  const rows = [
    { id: 'giftCard', Icon: Gift, colours: 'bg-peach text-peach-ink' },
    { id: 'dayOff', Icon: Sun, colours: 'bg-warning-soft text-ink' },
    { id: 'breakfast', Icon: Coffee, colours: 'bg-mint text-evergreen-deep' },
  ] as const;
  return (
    <Card className="p-5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold text-muted">{t(($) => $.useCases.reward.sample.balance)}</span>
        <span className="font-heading font-bold text-2xl tabular-nums">
          {t(($) => $.pointsShort, { points: number.format(useCaseSamples.balance) })}
        </span>
      </p>
      <ul className="mt-4 grid gap-2.5">
        {rows.map(({ id, Icon, colours }) => (
          <li key={id} className="flex items-center gap-3 rounded-control border border-line p-2.5">
            <span className={`grid place-items-center size-10 rounded-[10px] ${colours}`}>
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span className="flex-1 font-semibold leading-tight">{t(($) => $.useCases.reward.sample[id])}</span>
            {id === 'giftCard' ? (
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-evergreen">
                <Check className="size-4" strokeWidth={3} aria-hidden="true" />
                {t(($) => $.useCases.reward.sample.chosen)}
              </span>
            ) : (
              <span className="text-sm font-medium text-muted tabular-nums">
                {t(($) => $.pointsShort, { points: number.format(useCaseSamples.rewardPoints[id]) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Boost() {
  const { t } = useTranslation('home');
  const tones = ['mint', 'sky', 'plum'] as const;
  return (
    <Card className="p-5">
      <p className="flex items-start justify-between gap-3">
        <span>
          <span className="block font-semibold">{t(($) => $.useCases.boost.sample.title)}</span>
          <span className="block text-sm text-muted">{t(($) => $.useCases.boost.sample.team)}</span>
        </span>
        <PointsBadge>{`+${useCaseSamples.challengePoints}`}</PointsBadge>
      </p>
      <ul className="mt-4 grid gap-4">
        {(['first', 'second', 'third'] as const).map((person, index) => {
          const name = t(($) => $.useCases.boost.sample[person]);
          const percent = useCaseSamples.challengePercents[index] ?? 0;
          return (
            <li key={person} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3">
              <Avatar initials={name.slice(0, 1)} tone={tones[index]} className="size-9!" />
              <span className="grid gap-1.5">
                <span className="text-sm font-semibold leading-none">{name}</span>
                <Progress percent={percent} />
              </span>
              <span className="font-semibold tabular-nums">{t(($) => $.hero.progress.percent, { percent })}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm font-medium text-muted">{t(($) => $.useCases.boost.sample.left)}</p>
    </Card>
  );
}

function Manage() {
  const { t } = useTranslation('home');
  const rows = [
    { id: 'birthday', Icon: Cake, colours: 'bg-peach text-peach-ink', done: true },
    { id: 'anniversary', Icon: CalendarHeart, colours: 'bg-sky text-sky-ink', done: true },
    { id: 'alert', Icon: BellRing, colours: 'bg-warning-soft text-warning', done: false },
  ] as const;
  return (
    <Card className="p-5">
      <p className="text-sm font-semibold text-muted">{t(($) => $.useCases.manage.sample.title)}</p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ id, Icon, colours, done }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <span className={`grid place-items-center size-10 rounded-[10px] ${colours}`}>
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span className="flex-1 min-w-[16ch] font-semibold leading-tight">
              {t(($) => $.useCases.manage.sample[id])}
            </span>
            <span className="text-sm font-semibold text-evergreen inline-flex items-center gap-1">
              {done && <Check className="size-4" strokeWidth={3} aria-hidden="true" />}
              {t(($) => $.useCases.manage.sample[done ? 'done' : 'look'])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const samples: Record<UseCaseId, ComponentType> = {
  celebrate: Celebrate,
  reward: Reward,
  boost: Boost,
  manage: Manage,
};

const grounds: Record<UseCaseId, string> = {
  celebrate: 'bg-mint',
  reward: 'bg-peach',
  boost: 'bg-sky',
  manage: 'bg-warning-soft',
};

/** A piece of the product that shows the use case at work. */
export function UseCaseSample({ id }: { id: UseCaseId }) {
  const Sample = samples[id];
  return (
    <div className={`rounded-[24px] p-5 sm:p-8 ${grounds[id]}`}>
      <Sample />
    </div>
  );
}
