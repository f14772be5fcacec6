import { HardDrive, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { isKeptAndOpen, useOwnText } from '~/features/import-export/WeekNotes';
import { useFocusFallback } from '~/features/scheduler/panels/useFocusFallback';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { openDialog } from '~/features/scheduler/week/session';
import { requestsOf, restoreTimeOff, useTimeOff } from '~/features/scheduler/week/timeOff';
import { forgetAll, type KeptRoster, keepRoster, keptRosters, readable } from './keptRosters';
import { NextSteps } from './NextSteps';
import { Note, NoteButton } from './Note';
import { openOwn } from './openOwn';
import { useOwnTeamStore } from './ownTeamStore';

interface KeptNoticeProps {
  engine: Engine;
  week: EditableWeek;
}

/** Whether this tab has already looked for kept rosters. */
let checked = false;

/** Keeps the changes of a roster that is kept: one write at a time, always of the newest state. */
function useKeeping(week: EditableWeek): { settled: () => Promise<unknown> } {
  const { kept, setNotice } = useOwnTeamStore();
  const timeOff = useTimeOff();
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const isQueued = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests for days off are kept when they change, too
  useEffect(() => {
    if (!kept || kept.handle !== week.handle || isQueued.current) return;
    isQueued.current = true;
    writing.current = writing.current.then(async () => {
      isQueued.current = false;
      const document = tryCatch(() => kept.handle.roster());
      if (!document.ok || useOwnTeamStore.getState().kept !== kept) return;
      const { id, name } = kept;
      const timeOff = requestsOf(useTimeOff.getState(), kept.handle);
      const done = await keepRoster({ version: 2, id, name, savedAt: Date.now(), document: document.value, timeOff });
      if (useOwnTeamStore.getState().kept === kept) setNotice(done ? 'on' : 'failed');
    });
  }, [kept, week, timeOff, setNotice]);
  return { settled: () => writing.current };
}

/** Says what is kept on this device, keeps its changes, opens and forgets it. */
export default function KeptNotice({ engine, week }: KeptNoticeProps) {
  const { t } = useTranslation(['ownTeam', 'importExport']);
  const store = useOwnTeamStore();
  const { notice, kept, setNotice, setKept } = store;
  const isOpen = isKeptAndOpen(store, week);
  const ownText = useOwnText(week);
  const [newest, setNewest] = useState<KeptRoster | null>(null);
  const [count, setCount] = useState(0);
  const { settled } = useKeeping(week);
  useFocusFallback();

  useEffect(() => {
    if (checked) return;
    checked = true;
    void keptRosters(engine).then((found) => {
      if (!found[0] || useOwnTeamStore.getState().kept) return;
      setNewest(found[0]);
      setCount(found.length);
      setNotice('waiting');
    });
  }, [engine, setNotice]);

  const open = () => {
    if (!newest) return;
    if (!readable(engine, newest.document).ok) return setNotice('damaged');
    const opened = openOwn(newest.document, newest.name || t(($) => $.template), { id: newest.id });
    if (opened.ok) restoreTimeOff(opened.value.handle, newest.timeOff);
  };
  const forget = async () => {
    setKept(null);
    await settled();
    setNotice((await forgetAll()) ? 'forgotten' : 'notForgotten');
  };

  if (!notice) return null;
  const isFault = notice === 'failed' || notice === 'damaged' || notice === 'notForgotten';
  const name = kept?.name || newest?.name || t(($) => $.template);
  return (
    <Note
      Icon={isFault ? TriangleAlert : HardDrive}
      isFault={isFault}
      testId="own-team-kept"
      actions={
        <>
          {isOpen && <NextSteps />}
          {notice === 'waiting' && <NoteButton onClick={open}>{t(($) => $.kept.openIt)}</NoteButton>}
          {(notice === 'waiting' || notice === 'on' || notice === 'damaged') && (
            <NoteButton onClick={() => void forget()}>{t(($) => $.kept.forget)}</NoteButton>
          )}
          {isOpen && (
            <NoteButton onClick={() => openDialog({ kind: 'sample' })}>
              {t(($) => $.notes.sample, { ns: 'importExport' })}
            </NoteButton>
          )}
          {notice !== 'on' && <NoteButton onClick={() => setNotice(null)}>{t(($) => $.kept.dismiss)}</NoteButton>}
        </>
      }
    >
      {isOpen && `${ownText} ${t(($) => $.kept.open)}`}
      {!isOpen &&
        (notice === 'waiting' ? t(($) => $.kept.waiting, { count, name }) : t(($) => $.kept[notice], { name }))}
    </Note>
  );
}
