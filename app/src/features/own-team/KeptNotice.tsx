import { HardDrive, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { isKeptAndOpen, noteClass, useOwnText } from '~/features/import-export/WeekNotes';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { openDialog } from '~/features/scheduler/week/session';
import { requestsOf, restoreTimeOff, useTimeOff } from '~/features/scheduler/week/timeOff';
import { Button } from '~/ui/Button';
import { forgetAll, type KeptRoster, keepRoster, keptRosters, readable } from './keptRosters';
import { NextSteps } from './NextSteps';
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
  const Icon = isFault ? TriangleAlert : HardDrive;
  const name = kept?.name || newest?.name || t(($) => $.template);
  return (
    <div
      role={isFault ? 'alert' : 'status'}
      data-testid="own-team-kept"
      className={`${noteClass} ${isFault ? 'bg-danger-soft text-danger' : 'bg-mint'}`}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <p className="flex-1 min-w-60 py-1.5">
        {isOpen && `${ownText} ${t(($) => $.kept.open)}`}
        {!isOpen &&
          (notice === 'waiting' ? t(($) => $.kept.waiting, { count, name }) : t(($) => $.kept[notice], { name }))}
      </p>
      {isOpen && <NextSteps />}
      {notice === 'waiting' && (
        <Button variant="text" size="small" onClick={open}>
          {t(($) => $.kept.openIt)}
        </Button>
      )}
      {(notice === 'waiting' || notice === 'on' || notice === 'damaged') && (
        <Button variant="text" size="small" onClick={() => void forget()}>
          {t(($) => $.kept.forget)}
        </Button>
      )}
      {isOpen && (
        <Button variant="text" size="small" onClick={() => openDialog({ kind: 'sample' })}>
          {t(($) => $.notes.sample, { ns: 'importExport' })}
        </Button>
      )}
      {notice !== 'on' && (
        <Button variant="text" size="small" onClick={() => setNotice(null)}>
          {t(($) => $.kept.dismiss)}
        </Button>
      )}
    </div>
  );
}
