import { clsx } from 'clsx';
import { ChartNoAxesColumn, ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleSidePanels } from '~/roster/week/actions';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { lazy, prefetch } from '~/shared/lazy';
import { IconButton } from '~/ui/IconButton';
import { PanelContent } from './PanelContent';

const loadSheet = () => import('./PanelSheet');
const PanelSheet = lazy(loadSheet);

interface SidePanelsProps {
  model: WeekFigures;
  positionName: (id: string) => string;
  selected: string | null;
  /** Whether the roster is the week by time, which lights a person's hours. */
  lights: boolean;
  /** Whether it is collapsed to its button. */
  folded: boolean;
  /** The class that hides it where a plan or the team's phone needs its room. */
  covered: string | undefined;
}

/** The collapsible panel beside the roster; on narrow screens it opens above the roster, on phones as a sheet. */
export const SidePanels = memo(function SidePanels({
  model,
  positionName,
  selected,
  lights,
  folded,
  covered,
}: SidePanelsProps) {
  const { t } = useTranslation('scheduler');
  const [isOpen, setIsOpen] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const panel = { model, positionName, selected, lights };
  const Fold = folded ? PanelLeftOpen : PanelLeftClose;
  const foldName = folded ? t(($) => $.controls.unfold) : t(($) => $.controls.fold);
  const fold = (
    <IconButton
      label={foldName}
      title={foldName}
      className="max-xl:hidden text-muted hover:text-ink"
      aria-expanded={!folded}
      onClick={toggleSidePanels}
    >
      <Fold className="size-4.5" aria-hidden="true" />
    </IconButton>
  );
  return (
    <aside
      className={clsx(
        'no-print part relative max-md:order-1 max-md:border-t md:max-xl:border-b xl:border-r border-line xl:min-h-160',
        covered,
      )}
    >
      <button
        type="button"
        className="md:hidden flex w-full items-center justify-between gap-3 min-h-11 px-4 text-left text-small leading-tight font-semibold text-muted hover:text-ink"
        aria-haspopup="dialog"
        onPointerEnter={() => prefetch(loadSheet)}
        onClick={() => setIsSheetOpen(true)}
      >
        {t(($) => $.controls.figures)}
        <ChartNoAxesColumn className="size-4.5" aria-hidden="true" />
      </button>
      {isSheetOpen && (
        <Suspense>
          <PanelSheet {...panel} onChoice={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
      <button
        type="button"
        className="max-md:hidden xl:hidden flex w-full items-center justify-between gap-3 min-h-11 px-4 text-small font-semibold text-muted hover:text-ink"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(($) => $.controls.figures)}
        <ChevronDown className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </button>
      {folded && <div className="grid justify-items-center">{fold}</div>}
      <div
        className={clsx(
          // Beside the roster it scrolls alone, so that the page ends with the roster.
          'own-week max-md:hidden grid content-start gap-6 p-4 grid-cols-2 xl:grid-cols-1 xl:absolute xl:inset-0 xl:overflow-y-auto xl:overscroll-contain',
          folded && 'xl:hidden',
          !isOpen && 'max-xl:hidden',
        )}
      >
        {!folded && <div className="fold-panel">{fold}</div>}
        <PanelContent {...panel} onChoice={() => undefined} />
      </div>
    </aside>
  );
});
