import { Download, FolderOpen, Pencil, Trash2, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from '~/engine/engine';
import {
  deleteRoster,
  freeName,
  type KeptRoster,
  keptEntries,
  keptRosters,
  readable,
  renameRoster,
} from '~/roster/kept/keptRosters';
import { openKept } from '~/roster/kept/openKept';
import { keepOpen, openOwn } from '~/roster/kept/openOwn';
import { readRosterFile, rosterFile } from '~/roster/kept/rosterFile';
import { giveId } from '~/roster/kept/rosterId';
import { rosterFileName, saveOpenRoster } from '~/roster/kept/saveRoster';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { restoreTimeOff } from '~/roster/week/timeOff';
import { download } from '~/shared/files';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useFocusFallback } from '~/shared/useFocusFallback';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

/** The longest name of a roster. */
const maxName = 60;

const field = 'min-h-11 px-3 rounded-control border-firm border-line-strong bg-white min-w-0';

interface EntryProps {
  engine: Engine;
  week: EditableWeek;
  roster: KeptRoster;
  onOpen: () => void;
  onChanged: () => void;
  /** The storage refused a change. */
  onFault: () => void;
}

/** A kept roster: open, rename, save as a file, delete. */
function Entry({ engine, week, roster, onOpen, onChanged, onFault }: EntryProps) {
  const { t } = useTranslation('ownTeam');
  const language = useLanguage();
  const { kept, setKept } = useOwnTeamStore();
  const [draft, setDraft] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  useFocusFallback();
  const { id, document, savedAt, timeOff = [] } = roster;
  const contents = useMemo(() => readable(engine, document), [engine, document]);
  const name = roster.name || t(($) => $.template);
  const isOpen = kept.get(week.handle)?.id === id;
  const saved = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  /** The rosters of this tab that are kept as this entry, the open one or one that Undo brings back. */
  const handles = () => [...kept].filter(([, own]) => own.id === id).map(([handle]) => handle);
  const rename = async (next: string) => {
    setDraft(null);
    if (next === '' || next === name) return;
    const free = await freeName(next, id);
    if (!(await renameRoster(roster, free))) return onFault();
    for (const handle of handles()) setKept(handle, { id, name: free });
    onChanged();
  };
  const remove = async () => {
    if (!(await deleteRoster(id))) return onFault();
    for (const handle of handles()) setKept(handle, null);
    onChanged();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3" data-roster={name}>
      <div className="flex-1 min-w-48">
        {draft === null ? (
          <p className="font-semibold break-words">
            {name}
            {isOpen && <span className="font-normal text-muted"> · {t(($) => $.rosters.isOpen)}</span>}
          </p>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void rename(draft.trim());
            }}
          >
            <input
              // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
              autoFocus
              value={draft}
              maxLength={maxName}
              aria-label={t(($) => $.rosters.name)}
              onChange={(event) => setDraft(event.target.value)}
              onBlur={() => void rename(draft.trim())}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.preventDefault();
                event.stopPropagation();
                setDraft(null);
              }}
              className={`${field} w-full`}
            />
          </form>
        )}
        <p className="text-note text-muted">
          {contents.ok
            ? `${t(($) => $.rosters.people, { count: contents.value.people })}, ${t(($) => $.rosters.weeks, { count: contents.value.weeks })}`
            : t(($) => $.rosters.unreadable)}
          {savedAt > 0 && ` · ${saved.format(savedAt)}`}
        </p>
      </div>
      {asked ? (
        <p className="flex flex-wrap items-center gap-2">
          {t(($) => $.rosters.sure)}
          <Button variant="outline" size="small" onClick={ignoreDoubleClick(() => void remove())}>
            {t(($) => $.rosters.delete)}
          </Button>
          <Button variant="text" size="small" onClick={() => setAsked(false)}>
            {t(($) => $.rosters.keepIt)}
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-1">
          {contents.ok && !isOpen && (
            <Button variant="outline" size="small" onClick={() => openKept({ ...roster, name }).ok && onOpen()}>
              <FolderOpen className="size-4.5" aria-hidden="true" />
              {t(($) => $.rosters.open)}
            </Button>
          )}
          {contents.ok && (
            <Button variant="text" size="small" onClick={() => setDraft(name)}>
              <Pencil className="size-4" aria-hidden="true" />
              {t(($) => $.rosters.rename)}
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            onClick={() =>
              download(rosterFileName(name), contents.ok ? rosterFile({ id, name, document, timeOff }) : document)
            }
          >
            <Download className="size-4" aria-hidden="true" />
            {t(($) => $.rosters.file)}
          </Button>
          <Button variant="text" size="small" onClick={() => setAsked(true)}>
            <Trash2 className="size-4" aria-hidden="true" />
            {t(($) => $.rosters.delete)}
          </Button>
        </div>
      )}
    </li>
  );
}

interface RostersPartProps {
  engine: Engine;
  week: EditableWeek;
  /** Another roster has been opened. */
  onOpened: () => void;
}

/** The rosters that are kept on this device, and the open one as a file: team, all weeks, publications and requests. */
export function RostersPart({ engine, week, onOpened }: RostersPartProps) {
  const { t } = useTranslation('ownTeam');
  const kept = useOwnTeamStore((store) => store.kept.get(week.handle));
  const notice = useOwnTeamStore((store) => store.notice);
  const picker = useRef<HTMLInputElement>(null);
  const [rosters, setRosters] = useState<readonly KeptRoster[]>([]);
  const proposed = week.origin?.kind === 'own' ? week.origin.name : t(($) => $.template);
  const [free, setFree] = useState(proposed);
  const [typed, setName] = useState<string | null>(null);
  const name = kept?.name ?? (typed ?? free).trim();
  const [fault, setFault] = useState('');
  const list = () => void keptRosters().then(setRosters);
  useFocusFallback();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list once, and after what is done here
  useEffect(list, [kept, notice]);
  useEffect(() => {
    let stale = false;
    void freeName(proposed).then((found) => !stale && setFree(found));
    return () => {
      stale = true;
    };
  }, [proposed]);
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    const text = await file.text().catch(() => '');
    const read = readRosterFile(text, file.name.replace(/\.json$/i, ''));
    const isKept = read.ok && (await keptEntries()).some(({ id }) => id === read.value.id);
    const opened = read.ok ? openOwn(read.value.document, read.value.name, false) : read;
    if (read.ok && opened.ok) {
      const { handle } = opened.value;
      restoreTimeOff(handle, read.value.timeOff);
      // Beside the roster that is kept it is another one.
      if (read.value.id !== null && !isKept) giveId(handle, read.value.id);
      return onOpened();
    }
    const place = opened.ok || !opened.fault.path ? '' : ` (${opened.fault.path})`;
    setFault(t(($) => $.rosters.notOpened, { name: file.name, place }));
  };
  const saveFile = () => setFault(saveOpenRoster(week, name) ?? '');
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {t(($) => $.rosters.intro)} {t(($) => $.kept.persisted.no)}
      </p>
      {!kept && (
        <form
          className="flex flex-wrap items-end gap-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            if (name !== '') void keepOpen(week, name);
          }}
        >
          <label className="grid gap-1 font-semibold">
            {t(($) => $.rosters.name)}
            <input
              value={typed ?? free}
              maxLength={maxName}
              onChange={(event) => setName(event.target.value)}
              className={`${field} font-normal`}
            />
          </label>
          <Button type="submit" size="small" disabled={name === ''}>
            {t(($) => $.rosters.keep)}
          </Button>
        </form>
      )}
      {rosters.length > 0 && (
        <ul className="divide-y divide-line border-y border-line" data-testid="kept-rosters">
          {rosters.map((roster) => (
            <Entry
              key={roster.id}
              engine={engine}
              week={week}
              roster={roster}
              onOpen={onOpened}
              onChanged={list}
              onFault={() => setFault(t(($) => $.rosters.notChanged))}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="small" onClick={saveFile}>
          <Download className="size-4.5" aria-hidden="true" />
          {t(($) => $.rosters.saveFile)}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          className="sr-only"
          aria-label={t(($) => $.rosters.openFile)}
          data-testid="roster-file"
          onChange={(event) => {
            void openFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button variant="outline" size="small" onClick={() => picker.current?.click()}>
          <Upload className="size-4.5" aria-hidden="true" />
          {t(($) => $.rosters.openFile)}
        </Button>
      </div>
      <p role="alert" className={fault ? 'rounded-control bg-danger-soft text-danger px-4 py-3' : 'sr-only'}>
        {fault}
      </p>
    </div>
  );
}
