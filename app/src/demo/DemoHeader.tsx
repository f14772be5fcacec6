import { clsx } from 'clsx';
import { Coins, HandHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { brand } from '~/shared/brand';
import { groupedNumber } from '~/shared/groupedNumber';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { buttonClass } from '~/ui/Button';
import { Link } from '~/ui/Link';
import { LogoMark } from '~/ui/Logo';
import { rolePeople } from './demoWorld';
import { useBalance } from './ledger';
import { demoPageId, type Role, roles, sharedPageOfPath, sharedPages } from './role';

interface DemoHeaderProps {
  role: Role;
  deviceToggle: ReactNode;
  /** Whether small screens show the full header too: the visitor has continued past the promo. */
  showAll: boolean;
}

/** The demo's header: a role switch that keeps the current page, tabs, Recognise, balance and initials of the role. */
export function DemoHeader({ role, deviceToggle, showAll }: DemoHeaderProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname } = useLocation();
  // The prerendered page's own address has a trailing slash.
  const here = pathname.replace(/\/$/, '');
  const page = sharedPageOfPath(pathname);
  const person = rolePeople[role];
  const balance = useBalance(role);
  // In the longer words of Spanish, too, it fits a small phone, and one line from 1024 px.
  const [label, initials, recognise] =
    language === 'es' ? ['md:max-[1439px]:sr-only', 'md:max-[1439px]:hidden', 'max-md:hidden'] : [];
  return (
    <section
      aria-label={t(($) => $.demo.bar)}
      className="no-print border-b border-line bg-white px-4 xl:px-6 py-2 flex flex-wrap items-center gap-x-2 xl:gap-x-6 gap-y-2"
    >
      <Link
        to={pathTo('home', language)}
        aria-label={t(($) => $.homeLink)}
        // A phone's first line has the roles, Recognise and the balance; the banner above leads home.
        className={clsx('flex items-center gap-2 min-h-11', showAll && 'max-md:hidden')}
      >
        <LogoMark className="size-8" />
        <span className="hidden xl:inline font-heading font-bold text-xl tracking-section">{brand.name}</span>
      </Link>
      <nav aria-label={t(($) => $.demo.roles.label)} className="inline-flex rounded-control bg-sand p-1">
        {roles.map((option) => (
          <Link
            key={option}
            to={pathTo(demoPageId(option, page), language)}
            aria-current={option === role ? 'true' : undefined}
            className={clsx(
              'inline-flex items-center min-h-11 px-3 max-xl:px-2 rounded-[9px] max-md:text-small text-note font-semibold whitespace-nowrap transition-colors duration-150',
              option === role ? 'bg-white text-ink shadow-thumb' : 'text-muted hover:text-ink',
            )}
          >
            {t(($) => $.demo.roles[option])}
          </Link>
        ))}
      </nav>
      <nav
        aria-label={t(($) => $.demo.tabs.label)}
        className={clsx('flex-wrap xl:gap-1 md:flex max-md:order-1 max-md:w-full', showAll ? 'flex' : 'hidden')}
      >
        {sharedPages.map((tab) => (
          <Link
            key={tab}
            to={pathTo(demoPageId(role, tab), language)}
            aria-current={pathTo(demoPageId(role, tab), language) === here ? 'page' : undefined}
            className="inline-flex items-center min-h-11 px-1.5 max-md:text-note lg:px-2 xl:px-3 font-semibold border-b-3 border-transparent text-muted hover:text-ink transition-colors duration-150 aria-[current=page]:border-evergreen aria-[current=page]:text-ink"
          >
            {t(($) => $.demo.tabs[tab])}
          </Link>
        ))}
      </nav>
      <div
        className={clsx(
          'flex-wrap justify-end items-center gap-2 xl:gap-3 ml-auto md:flex',
          showAll ? 'flex' : 'hidden',
        )}
      >
        {deviceToggle}
        <Link
          to={pathTo(demoPageId(role, 'recognitions'), language)}
          className={buttonClass('solid', 'small', clsx('max-md:px-3', recognise))}
        >
          <HandHeart className="size-4.5" aria-hidden="true" />
          <span className={clsx('max-md:sr-only', label)}>{t(($) => $.demo.recognise)}</span>
        </Link>
        <span
          data-testid="balance"
          className="inline-flex items-center gap-1.5 min-h-9 px-3 rounded-badge bg-sun text-ink font-bold tabular-nums"
        >
          <Coins className="size-4" aria-hidden="true" />
          <span className="sr-only">{t(($) => $.demo.balance)} </span>
          {groupedNumber(balance, language)}
        </span>
        <span
          role="img"
          data-testid="initials"
          aria-label={person.name}
          className={clsx(
            'max-md:hidden grid place-items-center size-11 rounded-full bg-mint text-evergreen-deep font-bold',
            initials,
          )}
        >
          {person.initials}
        </span>
      </div>
    </section>
  );
}
