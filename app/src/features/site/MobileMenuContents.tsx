import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homeSection } from '~/content/homeFrame';
import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { outsideAddress, useSiteSettings } from '~/shared/useSiteSettings';
import { AnchorLink } from './AnchorLink';
import { CallLink } from './CallLink';
import { LanguageLink } from './LanguageLink';
import { SolutionsLinks } from './SolutionsLinks';

/** What the mobile menu holds: everything that the desktop header has, and two more calls to action. */
export default function MobileMenuContents({ language, onChoose }: { language: Language; onChoose: () => void }) {
  const { t } = useTranslation('site');
  const { loginUrl } = useSiteSettings();
  const item = 'flex items-center min-h-12 px-3 rounded-control font-semibold text-lg hover:bg-sand';
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <CallLink call="bookDemo" component="mobile_menu" look="outline" />
        <CallLink call="tryFree" component="mobile_menu" />
      </div>
      <nav aria-label={t(($) => $.header.menu)} className="mt-5">
        <SolutionsLinks language={language} onChoose={onChoose} idPrefix="mobile" />
        <ul className="mt-5 pt-4 border-t border-line">
          {(['use-cases', 'pricing', 'blog'] as const).map((page) => (
            <li key={page}>
              <Link to={pathTo(page, language)} onClick={onChoose} className={item}>
                {t(($) => $.header[page === 'use-cases' ? 'useCases' : page])}
              </Link>
            </li>
          ))}
          {(['loyalty', 'savings'] as const).map((section) => (
            <li key={section}>
              <AnchorLink section={homeSection[section]} language={language} onClick={onChoose} className={item}>
                {t(($) => $.header[section])}
              </AnchorLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 pt-4 border-t border-line flex items-center justify-between">
        <LanguageLink language={language} long onChoose={onChoose} />
        <a href={outsideAddress(loginUrl, language)} className={item}>
          {t(($) => $.calls.logIn)}
        </a>
      </div>
    </>
  );
}
