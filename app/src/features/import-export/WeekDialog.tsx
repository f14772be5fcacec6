import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '~/engine/engine';
import { weekLabel } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { useSession } from '~/roster/week/session';
import type { WeekDialogPart } from '~/roster/weekDialogStore';
import { useLanguage } from '~/shared/useLanguage';
import { Dialog } from '~/ui/Dialog';
import { scrolledTabs } from '~/ui/scrolledTabs';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { Unbroken } from '~/ui/Unbroken';
import { CopyPart } from './CopyPart';
import { ExportPart } from './ExportPart';
import { ImportPart } from './ImportPart';
import { RostersPart } from './RostersPart';
import { SharePart } from './SharePart';

const files = ['export', 'import', 'share'] as const;
const plans = ['copy', 'rosters'] as const;
type Part = (typeof files | typeof plans)[number];

interface WeekDialogProps {
  week: EditableWeek;
  first: WeekDialogPart;
  onClose: () => void;
  /** Shows the week that was imported. */
  onImported: (editor: Editor) => void;
}

/** Actions on the whole week and the whole roster: export, import and share; or copy, and keep. */
export default function WeekDialog({ week, first, onClose, onImported }: WeekDialogProps) {
  const { t } = useTranslation('importExport');
  const language = useLanguage();
  const start = useSession((session) => session.start);
  const [part, setPart] = useState<Part>(first === 'files' ? 'export' : first === 'rosters' ? 'rosters' : 'copy');
  const parts: readonly Part[] = first === 'files' ? files : plans;
  const [done, setDone] = useState('');
  const label = weekLabel(week.dates, language);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Unbroken text={t(($) => $.title, { week: label })} part={label} />}
      closeLabel={t(($) => $.close)}
      shape="wide"
      testId="week-dialog"
    >
      <Tabs
        id="week"
        label={t(($) => $.tabs.label)}
        tabs={parts.map((value) => ({ value, label: t(($) => $.tabs[value]) }))}
        value={part}
        onChange={(next) => {
          setPart(next);
          setDone('');
        }}
        className={`flex -mt-3 mb-5 border-b border-line ${scrolledTabs}`}
      />
      <div {...tabPanel('week', part)} className={part === 'export' ? undefined : 'max-w-170'}>
        {part === 'export' && <ExportPart week={week} onDone={setDone} />}
        {part === 'import' && <ImportPart onImported={onImported} onClose={onClose} />}
        {part === 'share' && <SharePart week={week} onDone={setDone} />}
        {part === 'copy' && <CopyPart week={week} first={first === 'pattern' ? 'pattern' : 'last'} onDone={setDone} />}
        {part === 'rosters' && start.status === 'ready' && (
          <RostersPart engine={start.engine} week={week} onOpened={onClose} />
        )}
      </div>
      <p role="status" className="mt-4 min-h-6 font-semibold text-evergreen">
        {done}
      </p>
    </Dialog>
  );
}
