import type { WeekFigures } from '../week/weekFigures';
import { FillRates } from './FillRates';
import { LabourPanel } from './LabourPanel';
import { Legend } from './Legend';
import { ShiftStatusPanel } from './ShiftStatusPanel';

export interface PanelContentProps {
  model: WeekFigures;
  positionName: (id: string) => string;
  selected: string | null;
  onChoice: () => void;
}

/** The content of the side panel, or of the sheet on phones: fill rates, labour cost, shift status and legend. */
export function PanelContent({ model, positionName, selected, onChoice }: PanelContentProps) {
  const { summary } = model;
  return (
    <>
      <FillRates
        rates={summary.fillRates}
        shortHours={summary.shortHours}
        positionName={positionName}
        selected={selected}
        onChoice={onChoice}
      />
      <div className="grid content-start gap-6">
        <LabourPanel labour={model.budget} />
        <ShiftStatusPanel summary={summary} />
        <Legend />
      </div>
    </>
  );
}
