import { HardDrive, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor, Engine } from '~/engine/engine';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { Button } from '~/ui/Button';
import { useOwnTeamStore } from './ownTeamStore';
import { deleteSavedWeek, loadSavedWeek, openSavedWeek, saveWeek } from './savedWeek';

interface SavedWeekNoticeProps {
  engine: Engine;
  week: EditableWeek;
  /** Shows the saved week; false if it cannot be opened. */
  onOpen: (handle: Editor, week: string) => boolean;
}

/** Whether this tab has already looked for a saved week. */
let checked = false;

/** Reports the week saved on this device, saves its changes, opens and deletes it. */
export default function SavedWeekNotice({ engine, week, onOpen }: SavedWeekNoticeProps) {
  const { t } = useTranslation('ownTeam');
  const { notice, saved, setNotice, setSaved } = useOwnTeamStore();
  const writing = useRef(Promise.resolve(true));

  useEffect(() => {
    if (checked) return;
    checked = true;
    void loadSavedWeek().then((found) => {
      if (found !== undefined && !useOwnTeamStore.getState().saved) setNotice('waiting');
    });
  }, [setNotice]);

  useEffect(() => {
    const { handle } = week;
    if (!saved || saved.handle !== handle) return;
    // In sequence, so that the last change wins.
    writing.current = writing.current.then(() => saveWeek(handle, saved.week));
    void writing.current.then((done) => {
      if (useOwnTeamStore.getState().saved === saved) setNotice(done ? 'on' : 'failed');
    });
  }, [saved, week, setNotice]);

  const openSaved = async () => {
    const opened = openSavedWeek(engine, await loadSavedWeek());
    if (!opened.ok || !onOpen(opened.value.handle, opened.value.week)) return setNotice('damaged');
    setSaved(opened.value);
  };
  const deleteSaved = async () => {
    setSaved(null);
    await writing.current;
    setNotice((await deleteSavedWeek()) ? 'forgotten' : 'notForgotten');
  };

  if (!notice) return null;
  const isFault = notice === 'failed' || notice === 'damaged' || notice === 'notForgotten';
  const Icon = isFault ? TriangleAlert : HardDrive;
  return (
    <div
      role={isFault ? 'alert' : 'status'}
      data-testid="own-team-kept"
      className={`no-print flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-1.5 text-[0.9375rem] ${isFault ? 'bg-danger-soft text-danger' : 'bg-mint'}`}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <p className="flex-1 min-w-60 py-2">{t(($) => $.kept[notice])}</p>
      {notice === 'waiting' && (
        <Button variant="text" size="small" onClick={() => void openSaved()}>
          {t(($) => $.kept.open)}
        </Button>
      )}
      {(notice === 'waiting' || notice === 'on' || notice === 'damaged') && (
        <Button variant="text" size="small" onClick={() => void deleteSaved()}>
          {t(($) => $.kept.forget)}
        </Button>
      )}
      {notice !== 'waiting' && notice !== 'on' && (
        <Button variant="text" size="small" onClick={() => setNotice(null)}>
          {t(($) => $.kept.dismiss)}
        </Button>
      )}
    </div>
  );
}
