import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryButtons } from '~/roster/parts/HistoryButtons';
import { type TeamPart, teamParts } from '~/roster/teamStore';
import { activeWeek, useSession } from '~/roster/week/session';
import { focusFallbackId, useFocusFallback } from '~/shared/useFocusFallback';
import { scrolledTabs } from '~/ui/scrolledTabs';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { BudgetPart } from './BudgetPart';
import { CalendarPart } from './CalendarPart';
import { DemandPart } from './DemandPart';
import { HoursPart } from './HoursPart';
import { PositionsPart } from './PositionsPart';
import { ShiftTypesPart } from './ShiftTypesPart';
import { TeamHost } from './TeamHost';
import { TeamTable } from './TeamTable';

/** The team of the open roster on a page of its own, with undo. */
export default function OpenTeam() {
  const { t } = useTranslation('team');
  const week = useSession(activeWeek);
  const [part, setPart] = useState<TeamPart>('people');
  useFocusFallback();
  if (!week) return null;
  return (
    <div id={focusFallbackId} tabIndex={-1} className="grid gap-4 grid-cols-1 focus:outline-none">
      <div className="flex max-md:flex-col-reverse md:flex-wrap md:items-center justify-between md:gap-3">
        <Tabs
          id="open-team"
          label={t(($) => $.parts.label)}
          tabs={teamParts.map((value) => ({ value, label: t(($) => $.parts[value]) }))}
          value={part}
          onChange={setPart}
          className={`flex min-w-0 ${scrolledTabs}`}
        />
        <HistoryButtons week={week} />
      </div>
      <div {...tabPanel('open-team', part)}>
        {part === 'people' && <TeamTable week={week} />}
        {part === 'positions' && <PositionsPart week={week} />}
        {part === 'types' && <ShiftTypesPart week={week} />}
        {part === 'demand' && <DemandPart week={week} />}
        {part === 'budget' && <BudgetPart week={week} />}
        {part === 'calendar' && <CalendarPart week={week} />}
        {part === 'month' && <HoursPart week={week} />}
      </div>
      <TeamHost week={week} isListed />
    </div>
  );
}
