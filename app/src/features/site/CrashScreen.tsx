import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';

/** Shown instead of a blank page after an error: what happened, and two actions. */
export function CrashScreen() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <main id="content" className="wrap grid justify-items-start content-center gap-5 py-24 min-h-[60dvh]" role="alert">
      <h1 className="text-[clamp(1.75rem,4vw,2.75rem)]">{t(($) => $.crash.title)}</h1>
      <p className="text-muted text-lg max-w-[45ch]">{t(($) => $.crash.text)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t(($) => $.crash.retry)}</Button>
        <ButtonLink variant="outline" to={pathTo('home', language)} reloadDocument>
          {t(($) => $.crash.home)}
        </ButtonLink>
      </div>
    </main>
  );
}
