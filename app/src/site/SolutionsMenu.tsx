import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import type { Language } from '~/shared/language';
import { Skeleton } from '~/ui/Skeleton';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { MenuPanel } from './MenuPanel';

const contents = island(async () => ({ default: (await import('./SolutionsLinks')).SolutionsLinks }));

const panelId = 'solutions-menu';

/** The Solutions menu of the desktop header, 80 px from the window's top. */
export function SolutionsMenu({ language, className }: { language: Language; className: string }) {
  const { t } = useTranslation('site');
  return (
    <div className="group/solutions">
      <button type="button" popoverTarget={panelId} className={className}>
        {t(($) => $.header.solutions)}
        <StrokeIcon
          path="m6 9 6 6 6-6"
          className="size-4 transition-transform duration-150 group-has-[:popover-open]/solutions:rotate-180"
        />
      </button>
      <MenuPanel
        id={panelId}
        onOpen={contents.open}
        className="menu-panel top-20 left-1/2 -translate-x-1/2 w-[min(960px,calc(100vw-32px))] max-h-[calc(100dvh-96px)] p-5 bg-white text-ink border border-line rounded-[20px] shadow-float"
      >
        <Suspense fallback={<Skeleton className="h-80" />}>
          <contents.View language={language} idPrefix="solutions" wide />
        </Suspense>
      </MenuPanel>
    </div>
  );
}
