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

/** The tabs of shift management. */
export function ShiftRail() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const tabs = [
    { to: pathTo('shift-get-started', language), label: t(($) => $.shiftRail.getStarted), Icon: Compass },
    { to: pathTo('shift-scheduler', language), label: t(($) => $.shiftRail.scheduling), Icon: CalendarClock },
  ];
  return (
    <nav
      aria-label={t(($) => $.shiftRail.label)}
      className="no-print border-b border-line bg-white px-4 lg:px-6 flex flex-wrap items-center gap-x-8"
    >
      <Link
        to={pathTo('home', language)}
        aria-label={t(($) => $.homeLink)}
        className="flex items-center gap-2 min-h-12"
      >
        <LogoMark className="size-8" />
        <span className="font-heading font-bold text-xl tracking-section">{brand.name}</span>
      </Link>
      <div className="flex flex-wrap gap-1 self-stretch max-sm:-mx-2 max-sm:order-2 max-sm:w-full">
        {tabs.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            to={to}
            prefetch="intent"
            className={({ isActive }) =>
              clsx(
                'inline-flex items-center gap-2 min-h-12 px-2 sm:px-3 font-semibold border-b-3 transition-colors duration-150',
                isActive ? 'border-evergreen text-ink' : 'border-transparent text-muted hover:text-ink',
              )
            }
          >
            <Icon className="size-4.5 max-sm:hidden" aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </div>
      <TourLink />
    </nav>
  );
}
