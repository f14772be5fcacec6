import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';

/** Shown if a category does not exist or could not be loaded. */
export default function CategoryUnavailable({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <div role="alert" className="wrap grid justify-items-start content-center gap-5 py-16 min-h-[60dvh]">
      <h1 className="text-[clamp(2.25rem,5vw,3.5rem)]">{t(($) => $.category.missing.title)}</h1>
      <p className="text-lg text-muted max-w-[48ch]">{t(($) => $.category.missing.text)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo('blog', language)}>{t(($) => $.category.missing.back)}</ButtonLink>
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            {t(($) => $.retry)}
          </Button>
        )}
      </div>
    </div>
  );
}
