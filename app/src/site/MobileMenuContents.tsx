import { useTranslation } from 'react-i18next';
import { navItems } from '~/content/homeFrame';
import { externalAddress } from '~/shared/externalAddress';
import type { Language } from '~/shared/language';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { LanguageLink } from '~/ui/LanguageLink';
import { CtaLink } from './CtaLink';
import { NavLink } from './NavLink';
import { SolutionsLinks } from './SolutionsLinks';

/** Contents of the mobile menu: everything in the desktop header, and two more calls to action. */
export default function MobileMenuContents({ language }: { language: Language }) {
  const { t } = useTranslation('site');
  const { loginUrl } = useSiteSettings();
  const item = 'flex items-center min-h-12 px-3 rounded-control font-semibold text-lg hover:bg-sand';
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <CtaLink cta="bookDemo" component="mobile_menu" variant="outline" padding="px-2" />
        <CtaLink cta="tryFree" component="mobile_menu" padding="px-2" />
      </div>
      <nav aria-label={t(($) => $.header.menu)} className="mt-5">
        <SolutionsLinks language={language} idPrefix="mobile" />
        <ul className="mt-5 pt-4 border-t border-line">
          {navItems.map((link) => (
            <li key={link.title}>
              <NavLink item={link} language={language} className={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 pt-4 border-t border-line flex items-center justify-between">
        <LanguageLink language={language} long />
        <a href={externalAddress(loginUrl, language)} data-setting="loginUrl" className={item}>
          {t(($) => $.calls.logIn)}
        </a>
      </div>
    </>
  );
}
