import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** The categories of a post as chips; posts are in English. */
export function Chips({ names, className }: { names: readonly string[]; className?: string }) {
  const { t } = useTranslation('blog');
  if (names.length === 0) return null;
  return (
    <ul aria-label={t(($) => $.categories)} lang="en" className={clsx('flex flex-wrap gap-2', className)}>
      {names.map((name) => (
        <li
          key={name}
          data-chip="category"
          className="rounded-chip bg-mint px-2.5 py-1 text-sm font-semibold text-evergreen-deep"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
