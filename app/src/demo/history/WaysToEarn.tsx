import { HandHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { demoPageId, roleOfPath } from '../role';
import { earningSchemes } from './histories';

/** The eight schemes with their base and bonus points, and recognitions, which need no scheme. */
export function WaysToEarn({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const role = roleOfPath(useLocation().pathname);
  const figure = 'rounded-chip px-2.5 py-1 text-center leading-tight';
  return (
    <div className="px-6 py-5 grid gap-5">
      <p className="text-muted">{t(($) => $.ways.intro)}</p>
      <ul className="grid gap-3">
        {earningSchemes.map(({ id, title, description, basePoints, bonusPoints }) => (
          <li key={id} data-scheme={id} className="flex items-center gap-3 rounded-card border border-line px-4 py-3">
            <div className="flex-1 min-w-0">
              <h3 className="font-text text-base font-semibold tracking-normal leading-snug">{title[language]}</h3>
              <p className="text-sm text-muted leading-snug mt-0.5">{description[language]}</p>
            </div>
            <dl className="shrink-0 grid grid-cols-2 gap-2 tabular-nums">
              <div className={`${figure} bg-mint text-evergreen-deep`}>
                <dt className="text-sm">{t(($) => $.ways.base)}</dt>
                <dd className="font-bold">{basePoints}</dd>
              </div>
              <div className={`${figure} bg-sun text-ink`}>
                <dt className="text-sm">{t(($) => $.ways.bonus)}</dt>
                <dd className="font-bold">{bonusPoints}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <section className="rounded-card bg-peach px-5 py-5 grid gap-2 justify-items-start">
        <HandHeart className="size-7 text-peach-ink" aria-hidden="true" />
        <h3 className="text-xl">{t(($) => $.ways.receive.title)}</h3>
        <p>{t(($) => $.ways.receive.text)}</p>
        <ButtonLink
          to={pathTo(demoPageId(role, 'recognitions'), language)}
          size="small"
          onClick={onLeave}
          className="mt-1 max-w-full"
        >
          {t(($) => $.ways.receive.link)}
        </ButtonLink>
      </section>
    </div>
  );
}
