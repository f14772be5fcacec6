import { clsx } from 'clsx';
import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabourPanel } from '../labour/LabourPanel';
import type { WeekModel } from '../model/weekModel';
import { FillRates } from './FillRates';
import { Legend } from './Legend';
import { ShiftStatusPanel } from './ShiftStatusPanel';

interface SidePanelsProps {
  model: WeekModel;
  positionName: (id: string) => string;
  selected: string | null;
  /** Whether only its button is left. */
  folded: boolean;
  onFold: () => void;
  onToggle: (positionId: string) => void;
  onFill: (positionId: string) => void;
}

/** What stands beside the roster, and folds to a button; on a narrow screen it opens above it. */
export function SidePanels({ model, positionName, selected, folded, onFold, onToggle, onFill }: SidePanelsProps) {
  const { summary } = model;
  const { t } = useTranslation('scheduler');
  const [opened, setOpened] = useState(false);
  const Fold = folded ? PanelLeftOpen : PanelLeftClose;
  const foldName = folded ? t(($) => $.controls.unfold) : t(($) => $.controls.fold);
  const fold = (
    <button
      type="button"
      className="hidden lg:grid place-items-center size-11 rounded-control text-muted hover:bg-sand hover:text-ink"
      aria-expanded={!folded}
      aria-label={foldName}
      title={foldName}
      onClick={onFold}
    >
      <Fold className="size-4.5" aria-hidden="true" />
    </button>
  );
  return (
    <aside className="no-print part relative max-lg:border-b lg:border-r border-line">
      <button
        type="button"
        className="lg:hidden flex w-full items-center justify-between gap-3 min-h-11 px-4 text-[0.875rem] font-semibold text-muted hover:text-ink"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {t(($) => $.controls.figures)}
        <ChevronDown className={`size-4.5 ${opened ? 'rotate-180' : ''}`} aria-hidden="true" />
      </button>
      <div className={folded ? 'grid justify-items-center' : 'absolute top-1 right-1'}>{fold}</div>
      <div
        className={clsx(
          'grid content-start gap-6 p-4 sm:grid-cols-2 lg:grid-cols-1',
          folded && 'lg:hidden',
          !opened && 'max-lg:hidden',
        )}
      >
        <FillRates
          rates={summary.fillRates}
          shortHours={summary.shortHours}
          positionName={positionName}
          selected={selected}
          onToggle={onToggle}
          onFill={onFill}
        />
        <div className="grid content-start gap-6">
          <LabourPanel labour={model.budget} />
          <ShiftStatusPanel summary={summary} />
          <Legend />
        </div>
      </div>
    </aside>
  );
}
