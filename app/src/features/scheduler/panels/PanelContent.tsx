import type { WeekFigures } from '~/roster/week/weekFigures';
import { FillRates } from './FillRates';
import { LabourPanel } from './LabourPanel';
import { Legend } from './Legend';
import { OnDutyNow } from './OnDutyNow';
import { ShiftStatusPanel } from './ShiftStatusPanel';

export interface PanelContentProps {
  model: WeekFigures;
  positionName: (id: string) => string;
  selected: string | null;
  /** Whether the roster is the week by time, which lights a person's hours. */
  lights: boolean;
  onChoice: () => void;
}

/** The content of the side panel, or of the sheet on phones: fill rates, labour cost, shift status and legend. */
export function PanelContent({ model, positionName, selected, lights, onChoice }: PanelContentProps) {
  const { summary } = model;
  return (
    <>
      <div className="grid content-start gap-4">
        <OnDutyNow model={model} />
        <FillRates model={model} positionName={positionName} selected={selected} lights={lights} onChoice={onChoice} />
      </div>
      <div className="grid content-start gap-6">
        <LabourPanel labour={model.budget} />
        <ShiftStatusPanel summary={summary} />
        <Legend />
      </div>
    </>
  );
}
