import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { brand } from '~/shared/brand';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { LogoMark } from '~/ui/Logo';

/** The public site's frame. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <>
      <header className="wrap flex items-center min-h-19">
        <Link to={pathTo('home', language)} aria-label={t(($) => $.homeLink)} className="flex items-center gap-2.5">
          <LogoMark className="size-9" />
          <span className="font-heading font-bold text-2xl tracking-[-0.03em]">{brand.name}</span>
        </Link>
      </header>
      {children}
    </>
  );
}
