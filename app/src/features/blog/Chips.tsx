import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Each, fill, If } from './template';

interface ChipsProps {
  /** The variable of the categories. */
  of: string;
  /** Whether chips link to their categories; not on a card, which links to its post as a whole. */
  linked?: boolean;
  className?: string;
}

/** The template of a post's categories. */
export function Chips({ of, linked, className }: ChipsProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <If of={of}>
      <ul aria-label={t(($) => $.categories)} className={clsx('flex flex-wrap gap-2', className)}>
        <Each of={of} as="chip">
          <li
            data-chip="category"
            lang={fill('chip.lang')}
            className={clsx('rounded-chip bg-mint text-sm font-semibold text-evergreen-deep', !linked && 'px-2.5 py-1')}
          >
            {linked ? (
              // The whole chip is the click target.
              <a
                href={`${pathTo('blog', language)}/category/${fill('chip.slug')}`}
                className="inline-block px-2.5 py-1 hover:underline underline-offset-4"
              >
                {fill('chip.name')}
              </a>
            ) : (
              fill('chip.name')
            )}
          </li>
        </Each>
      </ul>
    </If>
  );
}
