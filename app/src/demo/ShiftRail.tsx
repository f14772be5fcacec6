import { clsx } from 'clsx';
import { CalendarClock, Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { brand } from '~/shared/brand';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { LogoMark } from '~/ui/Logo';
import { TourLink } from './TourLink';

interface ShiftRailProps {
  /** Whether small screens have the promo in place of the page, and no tabs. */
  hidden: boolean;
}

/** The tabs of shift management: in the banner's line from 1280 px, below it elsewhere. */
export function ShiftRail({ hidden }: ShiftRailProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const tabs = [
    { to: pathTo('shift-get-started', language), label: t(($) => $.shiftRail.getStarted), Icon: Compass },
    { to: pathTo('shift-scheduler', language), label: t(($) => $.shiftRail.scheduling), Icon: CalendarClock },
  ];
  return (
    <nav
      aria-label={t(($) => $.shiftRail.label)}
      className={clsx(
        hidden && 'max-md:hidden',
        'max-xl:order-2 max-xl:w-[calc(100%+2rem)] max-xl:-mx-4 max-xl:px-4 lg:max-xl:w-[calc(100%+3rem)] lg:max-xl:-mx-6 lg:max-xl:px-6 max-xl:border-b border-line bg-white text-base text-ink flex flex-wrap items-center gap-x-1.5 sm:gap-x-4 xl:gap-x-6 xl:grow xl:min-h-14',
      )}
    >
      <Link
        to={pathTo('home', language)}
        aria-label={t(($) => $.homeLink)}
        className="flex items-center gap-2 min-h-12"
      >
        <LogoMark className="size-8" />
        <span className="max-sm:sr-only xl:max-[1439px]:sr-only font-heading font-bold text-xl tracking-section">
          {brand.name}
        </span>
      </Link>
      <div className="flex flex-wrap gap-1 self-stretch max-sm:gap-0 max-sm:text-small">
        {tabs.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            to={to}
            prefetch="intent"
            className={({ isActive }) =>
              clsx(
                'inline-flex items-center gap-2 min-h-12 xl:min-h-14 px-1 sm:px-3 font-semibold border-b-3 transition-colors duration-150',
                isActive ? 'border-evergreen text-ink' : 'border-transparent text-muted hover:text-ink',
              )
            }
          >
            <Icon className="size-4.5 max-sm:hidden xl:max-[1439px]:hidden" aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </div>
      <TourLink />
    </nav>
  );
}
