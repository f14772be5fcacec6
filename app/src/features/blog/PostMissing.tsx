import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';

/** The screen of a post that is not there or could not be loaded. */
export default function PostMissing({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('blogPost');
  const language = useLanguage();
  return (
    <div role="alert" className="wrap grid justify-items-start content-center gap-5 pb-24 min-h-[60dvh]">
      <svg viewBox="0 0 220 150" className="w-52" aria-hidden="true" focusable="false">
        <path d="M20 30h120v108H20Z" className="fill-mint" />
        <path d="M42 58h74M42 80h74M42 102h40" className="stroke-evergreen" strokeWidth="6" strokeLinecap="round" />
        <circle cx="152" cy="74" r="44" className="fill-sun" />
        <path d="M136 58l32 32M168 58l-32 32" className="stroke-ink" strokeWidth="8" strokeLinecap="round" />
        <path d="M184 106l28 28" className="stroke-ink" strokeWidth="9" strokeLinecap="round" />
      </svg>
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
