import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { PersonAtWork } from '~/ui/PersonAtWork';

/** Shown if a post does not exist or could not be loaded. */
export default function PostUnavailable({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('blogPost');
  const language = useLanguage();
  return (
    <div role="alert" className="wrap grid justify-items-start content-center gap-5 pb-24 min-h-[60dvh]">
      <span aria-hidden="true" className="block w-52 rounded-[28px] bg-sun pt-5 overflow-clip">
        <PersonAtWork job="teacher" className="mx-auto w-40" />
      </span>
      <h1 className="text-[clamp(2.25rem,5vw,3.5rem)]">{t(($) => $.missing.title)}</h1>
      <p className="text-lg text-muted max-w-[48ch]">{t(($) => $.missing.text)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo('blog', language)}>{t(($) => $.missing.back)}</ButtonLink>
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            {t(($) => $.missing.retry)}
          </Button>
        )}
      </div>
    </div>
  );
}
