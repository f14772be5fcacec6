import { HardDrive, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor, Engine } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { isKeptAndOpen, useOwnText } from '~/features/import-export/WeekNotes';
import { useFocusFallback } from '~/features/scheduler/panels/useFocusFallback';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { openDialog } from '~/features/scheduler/week/session';
import { requestsOf, useTimeOff } from '~/features/scheduler/week/timeOff';
import { forgetAll, keepRoster, keptRosters, readable } from './keptRosters';
import NextSteps from './NextSteps';
import { Note, NoteButton } from './Note';
import { openKept } from './openKept';
import { keepOpen } from './openOwn';
import { type Kept, useOwnTeamStore } from './ownTeamStore';

interface KeptNoticeProps {
  engine: Engine;
  week: EditableWeek;
}

/** Whether this tab has already looked for kept rosters. */
let checked = false;

/** The rosters whose newest state waits to be written. */
const queued = new Set<Editor>();
/** One write at a time. */
let writing: Promise<unknown> = Promise.resolve();

/** Keeps the changes of a roster that is kept; `onElsewhere` when another tab has kept or deleted it since. */
function useKeeping(week: EditableWeek, onElsewhere: (kept: Kept) => void): void {
  const { handle } = week;
  const kept = useOwnTeamStore((store) => store.kept.get(handle));
  const setNotice = useOwnTeamStore((store) => store.setNotice);
  const timeOff = useTimeOff();
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when the week or the requests for days off change, too
  useEffect(() => {
    if (!kept || queued.has(handle)) return;
    queued.add(handle);
    writing = writing.then(async () => {
      queued.delete(handle);
      const isCurrent = () => useOwnTeamStore.getState().kept.get(handle) === kept;
      const document = tryCatch(() => handle.roster());
      if (!document.ok || !isCurrent()) return;
      const timeOff = requestsOf(useTimeOff.getState(), handle);
      const done = await keepRoster({ version: 2, ...kept, savedAt: Date.now(), document: document.value, timeOff });
      if (!isCurrent()) return;
      if (done === 'elsewhere') onElsewhere(kept);
      else setNotice(done === 'kept' ? 'on' : 'failed');
    });
  }, [kept, handle, week, timeOff, setNotice]);
}

/** Says what is kept on this device, keeps its changes, opens and forgets it. */
export default function KeptNotice({ engine, week }: KeptNoticeProps) {
  const { t } = useTranslation(['ownTeam', 'importExport']);
  const store = useOwnTeamStore();
  const { notice, setNotice, setKept } = store;
  const kept = store.kept.get(week.handle);
  const isOpen = isKeptAndOpen(store, week);
  const ownText = useOwnText(week);
  const [newest, setNewest] = useState<Kept | null>(null);
  const [count, setCount] = useState(0);
  useKeeping(week, (other) => {
    setKept(week.handle, null);
    setNewest(other);
    setNotice('elsewhere');
  });
  useFocusFallback();

  // On the first visit, and when another roster or the sample has taken the place of a kept one.
  const isReplaced = notice === 'on' && !kept;
  useEffect(() => {
    if (checked && !isReplaced) return;
    checked = true;
    void keptRosters(engine).then((found) => {
      const { kept: rosters } = useOwnTeamStore.getState();
      if (isReplaced ? rosters.has(week.handle) : rosters.size > 0) return;
      setNewest(found[0] ?? null);
      setCount(found.length);
      setNotice(found[0] ? 'waiting' : null);
    });
  }, [engine, week.handle, isReplaced, setNotice]);

  const open = async () => {
    // Another tab may have changed it since.
    const [found] = await keptRosters(engine);
    if (!found) return setNotice(null);
    if (!readable(engine, found.document).ok) return setNotice('damaged');
    openKept({ ...found, name: found.name || t(($) => $.template) });
  };
  const forget = async () => {
    useOwnTeamStore.setState({ kept: new Map() });
    await writing;
    setNotice((await forgetAll()) ? 'forgotten' : 'notForgotten');
  };

  if (!notice || isReplaced) return null;
  const isFault = notice === 'failed' || notice === 'elsewhere' || notice === 'damaged' || notice === 'notForgotten';
  const name = kept?.name || newest?.name || t(($) => $.template);
  const keptText =
    notice === 'waiting' || notice === 'on'
      ? t(($) => $.kept.waiting, { count, name })
      : t(($) => $.kept[notice], { name });
  return (
    <Note
      Icon={isFault ? TriangleAlert : HardDrive}
      isFault={isFault}
      testId="own-team-kept"
      actions={
        <>
          {isOpen && <NextSteps />}
          {notice === 'waiting' && <NoteButton onClick={() => void open()}>{t(($) => $.kept.openIt)}</NoteButton>}
          {notice === 'elsewhere' && (
            <NoteButton onClick={() => keepOpen(week, `${name} (2)`)}>{t(($) => $.kept.keepToo)}</NoteButton>
          )}
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
      {isOpen ? `${ownText} ${t(($) => $.kept.open)}` : keptText}
    </Note>
  );
}
