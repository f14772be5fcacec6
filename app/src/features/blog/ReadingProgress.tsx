import { useTranslation } from 'react-i18next';

/** How much of the post has been read, from top to bottom: at the window's edge, or beside the contents. */
export function ReadingProgress({ percent }: { percent: number }) {
  const { t } = useTranslation('blogPost');
  return (
    <div
      role="progressbar"
      aria-label={t(($) => $.progress)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="no-print fixed z-30 right-0 top-20 bottom-0 w-1.5 bg-line lg:absolute lg:left-0 lg:right-auto lg:top-0 lg:rounded-full overflow-clip"
    >
      <svg viewBox="0 0 1 100" preserveAspectRatio="none" className="size-full" aria-hidden="true" focusable="false">
        <rect width="1" height={percent} className="fill-coral" data-progress={percent} />
      </svg>
    </div>
  );
}
