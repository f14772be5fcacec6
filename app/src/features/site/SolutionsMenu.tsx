import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import type { Language } from '~/shared/language';
import { Skeleton } from '~/ui/Skeleton';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { usePopover } from './usePopover';

const contents = island(async () => ({ default: (await import('./SolutionsLinks')).SolutionsLinks }));

const panelId = 'solutions-menu';

/** The Solutions menu of the desktop header, 80 px from the window's top. */
export function SolutionsMenu({ language, className }: { language: Language; className: string }) {
  const { t } = useTranslation('site');
  const { open, close, panelProps } = usePopover(contents.open);
  // The same element at each render: opening the menu must not re-render content whose script is still loading.
  const inside = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <contents.View language={language} onChoose={close} idPrefix="solutions" wide />
      </Suspense>
    ),
    [language, close],
  );
  return (
    <>
      <button type="button" popoverTarget={panelId} aria-expanded={open} aria-controls={panelId} className={className}>
        {t(($) => $.header.solutions)}
        <StrokeIcon
          path="m6 9 6 6 6-6"
          className="size-4 transition-transform duration-150 in-aria-expanded:rotate-180"
        />
      </button>
      <div
        id={panelId}
        {...panelProps}
        className="menu-panel top-20 left-1/2 -translate-x-1/2 w-[min(960px,calc(100vw-32px))] max-h-[calc(100dvh-96px)] p-5 bg-white text-ink border border-line rounded-[20px] shadow-float"
      >
        {inside}
      </div>
    </>
  );
}
