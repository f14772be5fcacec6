import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryButtons } from '~/features/scheduler/panels/HistoryButtons';
import { activeWeek, useSession } from '~/features/scheduler/week/session';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { PositionsPart } from './PositionsPart';
import { TeamHost } from './TeamHost';
import { TeamTable } from './TeamTable';

const parts = ['people', 'positions'] as const;

/** The team of the open roster on a page of its own, with undo. */
export default function OpenTeam() {
  const { t } = useTranslation('team');
  const week = useSession(activeWeek);
  const [part, setPart] = useState<(typeof parts)[number]>('people');
  if (!week) return null;
  return (
    <div className="grid gap-4 grid-cols-[minmax(0,1fr)]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          id="open-team"
          label={t(($) => $.parts.label)}
          tabs={parts.map((value) => ({ value, label: t(($) => $.parts[value]) }))}
          value={part}
          onChange={setPart}
        />
        <HistoryButtons week={week} />
      </div>
      <div {...tabPanel('open-team', part)}>
        {part === 'people' ? <TeamTable week={week} /> : <PositionsPart week={week} />}
      </div>
      <TeamHost week={week} />
    </div>
  );
}
