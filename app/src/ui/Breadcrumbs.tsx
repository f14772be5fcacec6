import { useTranslation } from 'react-i18next';
import type { Crumb } from '~/shared/breadcrumbs';
import { Link } from './Link';

/** The path from the home page to this page. The last step is the page itself, without a link. */
export function Breadcrumbs({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t(($) => $.breadcrumbs)} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-note">
        {crumbs.map(({ name, path, foreign }, index) => (
          <li key={path ?? name} className="inline-flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="opacity-60">
                /
              </span>
            )}
            {path && index < crumbs.length - 1 ? (
              <Link to={path} className="inline-flex items-center min-h-11 underline underline-offset-4">
                {name}
              </Link>
            ) : (
              <span aria-current="page" lang={foreign} className="font-semibold">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
