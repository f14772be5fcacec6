import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import type { Language } from '~/shared/language';
import { IconButton } from '~/ui/IconButton';
import { Skeleton } from '~/ui/Skeleton';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { MenuPanel } from './MenuPanel';

const contents = island(() => import('./MobileMenuContents'));

const panelId = 'mobile-menu';

/** The hamburger button and its menu. */
export function MobileMenu({ language }: { language: Language }) {
  const { t } = useTranslation('site');
  return (
    <div className="group/menu md:hidden">
      <IconButton label={t(($) => $.header.menu)} popoverTarget={panelId}>
        <StrokeIcon path="M3 6h18M3 12h18M3 18h18" className="size-6 group-has-[:popover-open]/menu:hidden" />
        <StrokeIcon path="m5 5 14 14M19 5 5 19" className="size-6 hidden group-has-[:popover-open]/menu:block" />
      </IconButton>
      <MenuPanel
        id={panelId}
        onOpen={contents.open}
        className="menu-panel menu-sheet inset-x-0 top-20 bottom-0 w-auto h-auto max-w-none px-4 pt-4 pb-8 bg-paper text-ink border-t border-line"
      >
        <Suspense fallback={<Skeleton className="h-80" />}>
          <contents.View language={language} />
        </Suspense>
      </MenuPanel>
    </div>
  );
}
