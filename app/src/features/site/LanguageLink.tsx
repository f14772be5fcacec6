import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageParameter } from '~/shared/i18n/detectLanguage';
import { rememberLanguage } from '~/shared/i18n/rememberLanguage';
import { inLanguage, type Language, withoutEndSlash } from '~/shared/language';
import { pageOfPath } from '~/shared/pageOfPath';
import { hasTwin, pathTo, pathWithoutTwin } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { Link } from '~/ui/Link';

interface LanguageLinkProps {
  language: Language;
  /** Whether the language's full name is shown. */
  long?: boolean;
  onChoose?: () => void;
}

/** The query without the language parameter, which the path replaces. */
function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  return query.toString();
}

/**
 * The language switcher: the same page in the other language, with query and hash. On a page without a translation, the
 * page that it repeats, or the home page.
 */
export function LanguageLink({ language, long, onChoose }: LanguageLinkProps) {
  const { t } = useTranslation('common');
  const { pathname, search, hash } = useLocation();
  const other = language === 'en' ? 'es' : 'en';
  const hydrated = useHydrated();
  // The prerendered page does not know query and hash, nor, if it is a shell, the path.
  const shell = !hydrated && pageOfPath(pathname)?.page.shell;
  const twin = {
    pathname: shell ? pathTo('blog', other) : inLanguage(withoutEndSlash(pathname), other),
    search: hydrated ? withoutLanguage(search) : '',
    hash: hydrated ? hash : '',
  };
  const name = t(($) => $.language[other]);
  return (
    <Link
      to={hasTwin(pathname) ? twin : pathWithoutTwin(pathname, other)}
      hrefLang={other}
      lang={other}
      // The prerendered data file is that of the shell, not of this address.
      reloadDocument={pageOfPath(pathname)?.page.shell}
      onClick={() => {
        rememberLanguage(other);
        onChoose?.();
      }}
      className="inline-flex items-center justify-center gap-1.5 min-h-11 min-w-11 px-1.5 rounded-control font-semibold hover:bg-sand"
    >
      {!long && <span aria-hidden="true">{other.toUpperCase()}</span>}
      <span className={long ? undefined : 'sr-only'}>{name}</span>
    </Link>
  );
}
