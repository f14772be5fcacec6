import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutLanguage } from '~/shared/i18n/detectLanguage';
import { rememberLanguage } from '~/shared/i18n/rememberLanguage';
import { inLanguage, type Language, withoutEndSlash } from '~/shared/language';
import { pageOfPath } from '~/shared/pageOfPath';
import { hasTwin, pathTo, pathWithoutTwin } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { Link } from './Link';

interface LanguageLinkProps {
  language: Language;
  /** Whether the language's full name is shown. */
  long?: boolean;
}

/**
 * The language switcher: the same page in the other language, with query and hash. On a page without a translation, the
 * page that it repeats, or the home page.
 */
export function LanguageLink({ language, long }: LanguageLinkProps) {
  const { t } = useTranslation('common');
  const { pathname, search, hash } = useLocation();
  const other = language === 'en' ? 'es' : 'en';
  const hydrated = useHydrated();
  // The prerendered page does not know query and hash, nor, if it is a shell, the path; without React its script adds them.
  const twin = {
    pathname: pageOfPath(pathname)?.page.shell ? pathTo('blog', other) : inLanguage(withoutEndSlash(pathname), other),
    search: hydrated ? withoutLanguage(search) : '',
    hash: hydrated ? hash : '',
  };
  const name = t(($) => $.language[other]);
  return (
    <Link
      to={hasTwin(pathname) ? twin : pathWithoutTwin(pathname, other)}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
      className="inline-flex items-center justify-center gap-1.5 min-h-11 min-w-11 px-1.5 rounded-control font-semibold hover:bg-sand"
    >
      {!long && <span aria-hidden="true">{other.toUpperCase()}</span>}
      <span className={long ? undefined : 'sr-only'}>{name}</span>
    </Link>
  );
}
