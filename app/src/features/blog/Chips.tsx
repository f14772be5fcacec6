import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { pathToCategory } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import type { PostCategory } from './post';

interface ChipsProps {
  categories: readonly PostCategory[];
  /** Whether each leads to its category: not on a card, which leads to its post as a whole. */
  linked?: boolean;
  className?: string;
}

/** The categories of a post as chips; posts are in English. */
export function Chips({ categories, linked, className }: ChipsProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  if (categories.length === 0) return null;
  return (
    <ul aria-label={t(($) => $.categories)} lang="en" className={clsx('flex flex-wrap gap-2', className)}>
      {categories.map(({ slug, name }) => (
        <li
          key={name}
          data-chip="category"
          className={clsx(
            'rounded-chip bg-mint text-sm font-semibold text-evergreen-deep',
            !(linked && slug) && 'px-2.5 py-1',
          )}
        >
          {linked && slug ? (
            // The whole chip is the target.
            <Link
              to={pathToCategory(slug, language)}
              className="inline-block px-2.5 py-1 hover:underline underline-offset-4"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
