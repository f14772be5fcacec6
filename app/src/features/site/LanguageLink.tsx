import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { rememberLanguage } from '~/shared/i18n/rememberLanguage';
import { inLanguage, type Language, withoutEndSlash } from '~/shared/language';
import { pageOfPath } from '~/shared/pageOfPath';
import { hasTwin, pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { Link } from '~/ui/Link';

interface LanguageLinkProps {
  language: Language;
  /** Whether the language's name is written out. */
  long?: boolean;
  onChoose?: () => void;
}

/** The language switcher: the same page in the other language, or its home page where there is no twin. */
export function LanguageLink({ language, long, onChoose }: LanguageLinkProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const other = language === 'en' ? 'es' : 'en';
  const shell = pageOfPath(pathname)?.page.shell;
  const hydrated = useHydrated();
  // One prerendered page stands for many addresses: it cannot know its own before a script does.
  const twin = shell && !hydrated ? pathTo('blog', other) : inLanguage(withoutEndSlash(pathname), other);
  const name = t(($) => $.language[other]);
  return (
    <Link
      to={hasTwin(pathname) ? twin : pathTo('home', other)}
      hrefLang={other}
      lang={other}
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
