import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { retryFailedParts } from '~/shared/lazy';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';

/** The page where the last retry was; while it fails again there, a reload is offered as well. */
let retriedAt: string | null = null;

/** Shown instead of a blank page after an error: what happened, and what can be done. */
export function CrashScreen() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const failedAgain = retriedAt === pathname;
  /** Renders the page again in the same document, which has the visitor's changes. */
  const retry = () => {
    retriedAt = pathname;
    retryFailedParts();
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  };
  return (
    <main id="content" className="wrap grid justify-items-start content-center gap-5 py-24 min-h-[60dvh]" role="alert">
      <h1 className="text-[clamp(1.75rem,4vw,2.75rem)]">{t(($) => $.crash.title)}</h1>
      <p className="text-muted text-lg measure-45">{t(($) => (failedAgain ? $.crash.again : $.crash.text))}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{t(($) => $.crash.retry)}</Button>
        {failedAgain && (
          <Button variant="outline" onClick={() => window.location.reload()}>
            {t(($) => $.crash.reload)}
          </Button>
        )}
        <ButtonLink variant="outline" to={pathTo('home', language)} reloadDocument>
          {t(($) => $.crash.home)}
        </ButtonLink>
      </div>
    </main>
  );
}
