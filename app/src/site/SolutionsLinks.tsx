import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { navItems } from '~/content/homeFrame';
import { featurePages, industryPages } from '~/content/navigation';
import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { Link } from '~/ui/Link';
import { CtaLink } from './CtaLink';
import { NavLink } from './NavLink';
import { featureIcons, industryIcons } from './pageIcons';

interface SolutionsLinksProps {
  language: Language;
  /** Keeps the ids of the headings unique across the two menus. */
  idPrefix: string;
  wide?: boolean;
}

/** The two columns of the Solutions menu; stacked in the mobile menu. */
export function SolutionsLinks({ language, idPrefix, wide }: SolutionsLinksProps) {
  const { t } = useTranslation('site');
  const heading = 'px-3 pb-1 font-text text-fine font-semibold tracking-normal text-muted';
  const item =
    'flex items-center gap-3 min-h-11 px-3 py-2 rounded-control hover:bg-sand transition-colors duration-150';
  return (
    <div className={clsx('grid gap-x-8 gap-y-6', wide && 'grid-cols-5-7')}>
      <div>
        <h2 id={`${idPrefix}-features`} className={heading}>
          {t(($) => $.header.byFeatures)}
        </h2>
        <ul aria-labelledby={`${idPrefix}-features`}>
          {featurePages.map(({ id, page }) => {
            const Icon = featureIcons[id];
            return (
              <li key={id}>
                <Link to={pathTo(page, language)} className={item}>
                  <span className="grid place-items-center size-10 shrink-0 rounded-control bg-mint text-evergreen">
                    <Icon className="size-5" aria-hidden="true" />
                  </span>
                  <span>
                    <span className="block font-semibold leading-snug">{t(($) => $.features[id].title)}</span>
                    <span className="block text-sm leading-snug text-muted">{t(($) => $.features[id].subtitle)}</span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <div>
        <h2 id={`${idPrefix}-industries`} className={heading}>
          {t(($) => $.header.byIndustry)}
        </h2>
        <ul aria-labelledby={`${idPrefix}-industries`} className={clsx(wide && 'grid grid-cols-2 gap-x-2')}>
          {industryPages.map(({ id, page }) => {
            const Icon = industryIcons[id];
            return (
              <li key={id}>
                <Link to={pathTo(page, language)} className={item}>
                  <Icon className="size-5 shrink-0 text-coral-deep" aria-hidden="true" />
                  <span className="font-medium leading-snug">{t(($) => $.industries[id])}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={clsx('pt-3 border-t border-line', wide && 'col-span-2 flex flex-wrap items-center gap-x-4')}>
        <Link to={pathTo('shift-scheduling', language)} className={clsx(item, wide && 'flex-1')}>
          <span className="grid place-items-center size-10 shrink-0 rounded-control bg-danger-soft text-danger">
            <CalendarClock className="size-5" aria-hidden="true" />
          </span>
          <span>
            <span className="block font-semibold leading-snug">{t(($) => $.header.scheduling)}</span>
            <span className="block text-sm leading-snug text-muted">{t(($) => $.header.schedulingText)}</span>
          </span>
        </Link>
        {wide && <CtaLink cta="bookDemo" component="solutions_menu" size="small" variant="outline" />}
        {wide && (
          // The header bar has no room for these on a narrow desktop.
          <ul className="basis-full flex flex-wrap gap-x-2 xl:hidden" aria-label={t(($) => $.header.more)}>
            {navItems
              .filter(({ title, isAnchor }) => isAnchor || title === 'blog')
              .map((link) => (
                <li key={link.title} className={clsx(!link.isAnchor && 'lg:hidden')}>
                  <NavLink item={link} language={language} className={clsx(item, 'font-medium')} />
                </li>
              ))}
          </ul>
        )}
      </div>
    </div>
  );
}
