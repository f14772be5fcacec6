import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { pathToCategory } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import type { PostTerm } from './post';
import { useTermTexts } from './useTermTexts';

interface ChipsProps {
  categories: readonly PostTerm[];
  /** Whether chips link to their categories; not on a card, which links to its post as a whole. */
  linked?: boolean;
  className?: string;
}

export function Chips({ categories, linked, className }: ChipsProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { categoryOf } = useTermTexts();
  if (categories.length === 0) return null;
  return (
    <ul aria-label={t(($) => $.categories)} className={clsx('flex flex-wrap gap-2', className)}>
      {categories.map((category) => {
        const { name, foreign } = categoryOf(category);
        const to = linked && category.slug && pathToCategory(category.slug, language);
        return (
          <li
            key={name}
            data-chip="category"
            lang={foreign}
            className={clsx('rounded-chip bg-mint text-sm font-semibold text-evergreen-deep', !to && 'px-2.5 py-1')}
          >
            {to ? (
              // The whole chip is the click target.
              <Link to={to} className="inline-block px-2.5 py-1 hover:underline underline-offset-4">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}
