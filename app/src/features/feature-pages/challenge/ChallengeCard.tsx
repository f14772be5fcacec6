import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '~/ui/Card';
import { Progress } from '~/ui/Progress';
import type { ChallengeDraft } from './draft';
import { distributionIcons, frequencyIcons, prizeIcons, typeIcons } from './icons';

function Fact({ label, Icon, children }: { label: string; Icon?: typeof typeIcons.target; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 py-2.5">
      <dt className="w-24 shrink-0 text-sm font-medium text-muted">{label}</dt>
      <dd className="flex-1 min-w-0 flex items-center gap-2 font-semibold leading-tight">
        {Icon && <Icon className="size-4.5 shrink-0 text-evergreen" aria-hidden="true" />}
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </dd>
    </div>
  );
}

/** The challenge as it will appear on the team's board. */
export function ChallengeCard({ draft, running = false }: { draft: ChallengeDraft; running?: boolean }) {
  const { t } = useTranslation('challenge');
  const { type, customName, frequency, distribution, prize, teamName } = draft;
  const TypeIcon = typeIcons[type];
  const title = (type === 'custom' && customName.trim()) || t(($) => $.card.titles[type]);
  return (
    <Card className="p-5 sm:p-6 shadow-float" data-testid="challenge-card">
      <div className="flex items-start gap-3.5">
        <span className="grid place-items-center size-12 shrink-0 rounded-control bg-coral text-ink">
          <TypeIcon className="size-6" aria-hidden="true" />
        </span>
        <p className="flex-1 min-w-0">
          <span className="block text-sm font-medium text-muted">{t(($) => $.type.options[type].title)}</span>
          <span className="block font-heading font-bold text-xl leading-tight tracking-title wrap-anywhere">
            {title}
          </span>
          <span className="block mt-0.5 text-sm text-muted wrap-anywhere">
            {t(($) => $.card.team, { team: teamName.trim() || t(($) => $.card.yourTeam) })}
          </span>
        </p>
      </div>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        <Fact label={t(($) => $.card.round)} Icon={frequencyIcons[frequency]}>
          {t(($) => $.rules.frequencies[frequency].title)}
        </Fact>
        <Fact label={t(($) => $.card.winner)} Icon={distributionIcons[distribution]}>
          {t(($) => $.rules.distributions[distribution].title)}
        </Fact>
        <Fact label={t(($) => $.card.prize)} Icon={prize ? prizeIcons[prize] : undefined}>
          {prize ? (
            t(($) => $.prize.prizes[prize].title)
          ) : (
            <span className="font-medium text-muted">{t(($) => $.card.prizeOpen)}</span>
          )}
        </Fact>
      </dl>
      <p className="mt-4 mb-2 flex justify-between gap-3 text-sm">
        <span className="font-medium text-muted">{t(($) => $.card.progress)}</span>
        <span className={clsx('font-semibold', running && 'text-evergreen')}>
          {running ? t(($) => $.card.running) : t(($) => $.card.notStarted)}
        </span>
      </p>
      <Progress percent={0} size="thick" />
    </Card>
  );
}
