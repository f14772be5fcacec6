import type { WeekModel } from '../model/weekModel';
import { FillRates } from './FillRates';
import { Legend } from './Legend';
import { ShiftStatusPanel } from './ShiftStatusPanel';

interface SidePanelsProps {
  model: WeekModel;
  positionName: (id: string) => string;
  selected: string | null;
  onToggle: (positionId: string) => void;
  onFill: (positionId: string) => void;
}

/** What stands beside the roster. */
export function SidePanels({ model, positionName, selected, onToggle, onFill }: SidePanelsProps) {
  const { summary } = model;
  return (
    <aside className="no-print part grid content-start gap-6 p-5 border-b lg:border-b-0 lg:border-r border-line sm:grid-cols-2 lg:grid-cols-1">
      <FillRates
        rates={summary.fillRates}
        positionName={positionName}
        selected={selected}
        onToggle={onToggle}
        onFill={onFill}
      />
      <div className="grid content-start gap-6">
        <ShiftStatusPanel summary={summary} />
        <Legend />
      </div>
    </aside>
  );
}
