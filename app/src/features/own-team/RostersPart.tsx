import { Download, FolderOpen, Pencil, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { download } from '~/features/import-export/files';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { restoreTimeOff } from '~/features/scheduler/week/timeOff';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { deleteRoster, type KeptRoster, keepRoster, keptRosters, readable } from './keptRosters';
import { keepOpen, openOwn } from './openOwn';
import { useOwnTeamStore } from './ownTeamStore';

/** The longest name of a roster. */
const maxName = 60;

const field = 'min-h-11 px-3 rounded-control border-firm border-line-strong bg-white min-w-0';

const fileOf = (name: string) => `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'roster'}.json`;

interface EntryProps {
  engine: Engine;
  roster: KeptRoster;
  onOpen: () => void;
  onChanged: () => void;
}

/** A kept roster: open, rename, save as a file, delete. */
function Entry({ engine, roster, onOpen, onChanged }: EntryProps) {
  const { t } = useTranslation('ownTeam');
  const language = useLanguage();
  const kept = useOwnTeamStore((store) => store.kept);
  const [draft, setDraft] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const contents = readable(engine, roster.document);
  const name = roster.name || t(($) => $.template);
  const saved = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const rename = async (next: string) => {
    setDraft(null);
    if (next === '' || next === roster.name) return;
    await keepRoster({ ...roster, name: next });
    const { kept: now, setKept } = useOwnTeamStore.getState();
    if (now?.id === roster.id) setKept({ ...now, name: next });
    onChanged();
  };
  const remove = async () => {
    const { kept: now, setKept, setNotice } = useOwnTeamStore.getState();
    if (now?.id === roster.id) {
      setKept(null);
      setNotice(null);
    }
    await deleteRoster(roster.id);
    onChanged();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3" data-roster={name}>
      <div className="flex-1 min-w-48">
        {draft === null ? (
          <p className="font-semibold break-words">
            {name}
            {kept?.id === roster.id && <span className="font-normal text-muted"> · {t(($) => $.rosters.isOpen)}</span>}
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
              className={field}
            />
          </form>
        )}
        <p className="text-note text-muted">
          {contents.ok
            ? `${t(($) => $.rosters.people, { count: contents.value.people })}, ${t(($) => $.rosters.weeks, { count: contents.value.weeks })}`
            : t(($) => $.rosters.unreadable)}
          {roster.savedAt > 0 && ` · ${saved.format(roster.savedAt)}`}
        </p>
      </div>
      {asked ? (
        <p className="flex flex-wrap items-center gap-2">
          {t(($) => $.rosters.sure)}
          <Button variant="outline" size="small" onClick={() => void remove()}>
            {t(($) => $.rosters.delete)}
          </Button>
          <Button variant="text" size="small" onClick={() => setAsked(false)}>
            {t(($) => $.rosters.keepIt)}
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-1">
          {contents.ok && (
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                const opened = openOwn(roster.document, name, { id: roster.id });
                if (!opened.ok) return;
                restoreTimeOff(opened.value.handle, roster.timeOff);
                onOpen();
              }}
            >
              <FolderOpen className="size-4.5" aria-hidden="true" />
              {t(($) => $.rosters.open)}
            </Button>
          )}
          <Button variant="text" size="small" onClick={() => setDraft(name)}>
            <Pencil className="size-4" aria-hidden="true" />
            {t(($) => $.rosters.rename)}
          </Button>
          <Button variant="text" size="small" onClick={() => download(fileOf(name), roster.document)}>
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
  const kept = useOwnTeamStore((store) => store.kept);
  const isKept = kept?.handle === week.handle;
  const picker = useRef<HTMLInputElement>(null);
  const [rosters, setRosters] = useState<readonly KeptRoster[]>([]);
  const [name, setName] = useState(week.origin?.kind === 'own' ? week.origin.name : t(($) => $.template));
  const [fault, setFault] = useState('');
  const list = () => void keptRosters(engine).then(setRosters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list once, and after what is done here
  useEffect(list, [engine, isKept]);
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    const text = await file.text().catch(() => '');
    const opened = openOwn(text, file.name.replace(/\.json$/i, ''), false);
    if (opened.ok) return onOpened();
    setFault(t(($) => $.rosters.notOpened, { name: file.name, reason: opened.fault.path ?? opened.fault.message }));
  };
  const saveFile = () => {
    const document = tryCatch(() => week.handle.roster());
    if (document.ok) download(fileOf(name), document.value);
    else setFault(document.fault.message);
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.rosters.intro)}</p>
      {!isKept && (
        <form
          className="flex flex-wrap items-end gap-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') keepOpen(week, name.trim());
          }}
        >
          <label className="grid gap-1 font-semibold">
            {t(($) => $.rosters.name)}
            <input
              value={name}
              maxLength={maxName}
              onChange={(event) => setName(event.target.value)}
              className={`${field} font-normal`}
            />
          </label>
          <Button type="submit" size="small" disabled={name.trim() === ''}>
            {t(($) => $.rosters.keep)}
          </Button>
        </form>
      )}
      {rosters.length > 0 && (
        <ul className="divide-y divide-line border-y border-line" data-testid="kept-rosters">
          {rosters.map((roster) => (
            <Entry key={roster.id} engine={engine} roster={roster} onOpen={onOpened} onChanged={list} />
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
