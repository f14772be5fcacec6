import { ChartLine, HandHeart, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { LoyaltyBlock } from './LoyaltyBlock';

const insights = [
  {
    id: 'progress',
    call: 'progressCall',
    Icon: Target,
    colours: 'bg-warning-soft text-warning',
    page: 'manager-overview',
  },
  { id: 'reports', call: 'reportsCall', Icon: ChartLine, colours: 'bg-mint text-evergreen', page: 'manager-view-team' },
  {
    id: 'points',
    call: 'pointsCall',
    Icon: HandHeart,
    colours: 'bg-peach text-peach-ink',
    page: 'manager-recognitions',
  },
] as const;

/** Insights: findings with suggested actions; the buttons link to the demo. */
export function LoyaltyInsights() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <LoyaltyBlock block="insights" className="lg:col-span-5 bg-white border border-line" textClass="text-muted">
      <ul className="mt-auto grid gap-3">
        {insights.map(({ id, call, Icon, colours, page }) => (
          <li
            key={id}
            className="rounded-button border border-line p-3.5 grid grid-cols-auto-1 gap-x-3 gap-y-2.5 items-center"
          >
            <span className={`grid place-items-center size-10 rounded-badge ${colours}`}>
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <p className="leading-snug">{t(($) => $.loyalty.insights[id])}</p>
            <ButtonLink
              to={pathTo(page, language)}
              variant="outline"
              size="small"
              className="col-start-2 justify-self-start"
            >
              {t(($) => $.loyalty.insights[call])}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </LoyaltyBlock>
  );
}
