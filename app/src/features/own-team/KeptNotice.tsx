import { HardDrive, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from '~/engine/engine';
import { written } from '~/roster/kept/keeping';
import { forgetAll, keptRosters, readable } from '~/roster/kept/keptRosters';
import { openKept } from '~/roster/kept/openKept';
import { keepOpen } from '~/roster/kept/openOwn';
import { saveOpenRoster } from '~/roster/kept/saveRoster';
import { type Kept, useOwnTeamStore } from '~/roster/ownTeamStore';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { openDialog } from '~/roster/week/session';
import { useFocusFallback } from '~/shared/useFocusFallback';
import NextSteps from './NextSteps';
import { Note, NoteButton } from './Note';
import { isKeptAndOpen, useOwnText } from './ownText';

interface KeptNoticeProps {
  engine: Engine;
  week: EditableWeek;
}

/** Whether this tab has already looked for kept rosters. */
let checked = false;

/** Says what is kept on this device, keeps its changes, opens and forgets it. */
export default function KeptNotice({ engine, week }: KeptNoticeProps) {
  const { t } = useTranslation(['ownTeam', 'importExport']);
  const store = useOwnTeamStore();
  const { notice, setNotice } = store;
  const { lost, persisted } = store;
  const kept = store.kept.get(week.handle);
  const isOpen = isKeptAndOpen(store, week);
  const ownText = useOwnText(week);
  const [newest, setNewest] = useState<Kept | null>(null);
  const [count, setCount] = useState(0);
  useFocusFallback();

  // On the first visit, and when another roster or the sample has taken the place of a kept one.
  const isReplaced = notice === 'on' && !kept;
  useEffect(() => {
    if (checked && !isReplaced) return;
    checked = true;
    void keptRosters().then((found) => {
      const { kept: rosters } = useOwnTeamStore.getState();
      if (isReplaced ? rosters.has(week.handle) : rosters.size > 0) return;
      setNewest(found[0] ?? null);
      setCount(found.length);
      setNotice(found[0] ? 'waiting' : null);
    });
  }, [week.handle, isReplaced, setNotice]);

  const open = async () => {
    // Another tab may have changed it since.
    const [found] = await keptRosters();
    if (!found) return setNotice(null);
    if (!readable(engine, found.document).ok) return setNotice('damaged');
    openKept({ ...found, name: found.name || t(($) => $.template) });
  };
  const forget = async () => {
    useOwnTeamStore.setState({ kept: new Map() });
    await written();
    setNotice((await forgetAll()) ? 'forgotten' : 'notForgotten');
  };

  if (!notice || isReplaced) return null;
  const isFault = notice === 'failed' || notice === 'elsewhere' || notice === 'damaged' || notice === 'notForgotten';
  const name = kept?.name || (notice === 'elsewhere' ? lost : newest)?.name || t(($) => $.template);
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
            <NoteButton onClick={() => void keepOpen(week, name, true)}>{t(($) => $.kept.keepToo)}</NoteButton>
          )}
          {(notice === 'waiting' || notice === 'on' || notice === 'damaged') && (
            <NoteButton onClick={() => void forget()}>{t(($) => $.kept.forget)}</NoteButton>
          )}
          {isOpen && (
            <NoteButton onClick={() => openDialog({ kind: 'sample' })}>
              {t(($) => $.notes.sample, { ns: 'importExport' })}
            </NoteButton>
          )}
          {isOpen && persisted !== null && (
            <NoteButton onClick={() => saveOpenRoster(week, name)}>{t(($) => $.rosters.file)}</NoteButton>
          )}
          {notice !== 'on' && <NoteButton onClick={() => setNotice(null)}>{t(($) => $.kept.dismiss)}</NoteButton>}
        </>
      }
    >
      {isOpen
        ? [ownText, t(($) => $.kept.open), persisted !== null && t(($) => $.kept.persisted[persisted ? 'yes' : 'no'])]
            .filter(Boolean)
            .join(' ')
        : keptText}
    </Note>
  );
}
