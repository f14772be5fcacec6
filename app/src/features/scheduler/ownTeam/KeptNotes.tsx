import { HardDrive, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine, Week } from '~/engine/engine';
import { Button } from '~/ui/Button';
import type { OpenWeek } from '../model/openWeek';
import { forgetWeek, keepWeek, keptWeek, openKeptWeek } from './keptWeek';
import { useOwnTeamStore } from './ownTeamStore';

interface KeptNotesProps {
  engine: Engine;
  open: OpenWeek;
  /** Shows the week that was kept. */
  onOpen: (handle: Week, week: string) => void;
}

/** Whether the first look at what is kept has been taken in this tab. */
let looked = false;

/** Says what is kept on this device, keeps the changes of a kept week, and forgets. */
export default function KeptNotes({ engine, open, onOpen }: KeptNotesProps) {
  const { t } = useTranslation('ownTeam');
  const { notice, kept, say, keep } = useOwnTeamStore();
  const writing = useRef(Promise.resolve(true));

  useEffect(() => {
    if (looked) return;
    looked = true;
    void keptWeek().then((found) => {
      if (found !== undefined && !useOwnTeamStore.getState().kept) say('waiting');
    });
  }, [say]);

  useEffect(() => {
    const { handle } = open;
    if (!kept || kept.handle !== handle) return;
    // One after the other, so that the last change is the one that stays.
    writing.current = writing.current.then(() => keepWeek(handle, kept.week));
    void writing.current.then((done) => {
      if (useOwnTeamStore.getState().kept === kept) say(done ? 'on' : 'failed');
    });
  }, [kept, open, say]);

  const openIt = async () => {
    const opened = openKeptWeek(engine, await keptWeek());
    if (!opened.ok) return say('damaged');
    keep(opened.value);
    onOpen(opened.value.handle, opened.value.week);
  };
  const forget = async () => {
    keep(null);
    await writing.current;
    say((await forgetWeek()) ? 'forgotten' : 'notForgotten');
  };

  if (!notice) return null;
  const fault = notice === 'failed' || notice === 'damaged' || notice === 'notForgotten';
  const Icon = fault ? TriangleAlert : HardDrive;
  return (
    <div
      role={fault ? 'alert' : 'status'}
      data-testid="own-team-kept"
      className={`no-print flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-1.5 text-[0.9375rem] ${fault ? 'bg-danger-soft text-danger' : 'bg-mint'}`}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <p className="flex-1 min-w-60 py-2">{t(($) => $.kept[notice])}</p>
      {notice === 'waiting' && (
        <Button variant="text" size="small" onClick={() => void openIt()}>
          {t(($) => $.kept.open)}
        </Button>
      )}
      {(notice === 'waiting' || notice === 'on' || notice === 'damaged') && (
        <Button variant="text" size="small" onClick={() => void forget()}>
          {t(($) => $.kept.forget)}
        </Button>
      )}
      {notice !== 'waiting' && notice !== 'on' && (
        <Button variant="text" size="small" onClick={() => say(null)}>
          {t(($) => $.kept.dismiss)}
        </Button>
      )}
    </div>
  );
}
