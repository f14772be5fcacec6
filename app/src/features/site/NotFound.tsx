import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

/** The not-found page: says so, and shows the way home. */
export function NotFound() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <main id="content" className="wrap grid justify-items-start content-center gap-5 py-24 min-h-[60dvh]">
      <p className="font-heading font-bold text-[clamp(5rem,16vw,9rem)] leading-none text-evergreen" aria-hidden="true">
        {t(($) => $.notFound.code)}
      </p>
      <h1 className="text-[clamp(1.75rem,4vw,2.75rem)]">
        <span className="sr-only">{t(($) => $.notFound.code)}: </span>
        {t(($) => $.notFound.title)}
      </h1>
      <p className="text-muted text-lg max-w-[45ch]">{t(($) => $.notFound.text)}</p>
      <ButtonLink to={pathTo('home', language)}>{t(($) => $.notFound.home)}</ButtonLink>
    </main>
  );
}
