import { TriangleAlert, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '~/engine/engine';
import type { ImportError, ImportReport } from '~/engine/importing';
import { tryCatch } from '~/engine/result';
import { importTable } from '~/roster/week/importTable';
import { locateJsonError } from '~/roster/week/locateJsonError';
import { useSession } from '~/roster/week/session';
import { maxFileBytes } from '~/shared/files';
import { useLatest } from '~/shared/useLatest';
import { Button } from '~/ui/Button';
import { isProblem } from './problems';

interface ImportPartProps {
  /** Shows a week that was imported as a whole. */
  onImported: (editor: Editor) => void;
  onClose: () => void;
}

/** The maximum number of listed errors; the others are counted. */
const maxErrors = 12;

/** Names of columns in the file format, the same in every language. */
const requiredColumns = ['name', 'day', 'start', 'hours'].join(', ');

/** A schedule in JSON is an object; anything else is read as a table. */
const isJson = (text: string) => text.trimStart().startsWith('{');

function ErrorItem({ error }: { error: ImportError }) {
  const { t } = useTranslation('importExport');
  const { code, line, column, value } = error;
  return (
    <li className="flex flex-wrap gap-x-3 py-1.5">
      <span className="shrink-0 min-w-32 tabular-nums font-semibold">{t(($) => $.import.at, { line, column })}</span>
      <span className="flex-1 min-w-56 break-words">
        {isProblem(code) ? t(($) => $.import.problems[code]) : t(($) => $.import.otherProblem)}
        {value && (
          <code className="ml-1.5 inline-block max-w-full rounded-chip bg-white px-1.5 break-all">{value}</code>
        )}
      </span>
    </li>
  );
}

/** Imports a week from a file or pasted text; with any error, the current week stays. */
export function ImportPart({ onImported, onClose }: ImportPartProps) {
  const { t } = useTranslation('importExport');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const start = useSession((session) => session.start);
  const [text, setText] = useState('');
  const [report, setReport] = useState<Pick<ImportReport, 'errors' | 'errorCount'> | null>(null);
  const [fileError, setFileError] = useState('');
  // Of two files the later one counts, whichever is read first.
  const begin = useLatest();

  /** A table has shifts for the people of this week: one command, which can be undone. */
  const importTableText = async (table: string) => {
    const imported = await importTable(table);
    if (imported && !imported.ok) return rejectFile(imported.fault.message);
    setReport(imported?.value ?? null);
    if (imported?.value.errorCount === 0) onClose();
  };
  /** A whole schedule is opened separately; the current week stays until the new one is valid. */
  const importSchedule = (schedule: string) => {
    if (start.status !== 'ready') return;
    const { Editor } = start.engine;
    const opened = tryCatch(() => Editor.fromJson(schedule));
    if (opened.ok) return onImported(opened.value);
    setReport({ errors: [locateJsonError(schedule, opened.fault)], errorCount: 1 });
  };
  const importText = (input: string) => {
    setFileError('');
    if (isJson(input)) importSchedule(input);
    else void importTableText(input);
  };
  const rejectFile = (reason: string) => {
    setReport(null);
    setFileError(reason);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const isLatest = begin();
    if (file.size > maxFileBytes)
      return rejectFile(t(($) => $.import.tooLarge, { megabytes: maxFileBytes / 1_000_000 }));
    const content = await file.text().catch(() => null);
    if (!isLatest()) return;
    if (content === null) return rejectFile(t(($) => $.import.unreadable, { name: file.name }));
    setText(content);
    importText(content);
  };

  const errors = report?.errors ?? [];
  const more = (report?.errorCount ?? 0) - Math.min(maxErrors, errors.length);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.import.intro)}</p>
      <p className="text-note text-muted">
        {t(($) => $.import.columns)} <code className="break-words">{requiredColumns}</code>
      </p>
      <div>
        <input
          ref={picker}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          tabIndex={-1}
          className="sr-only"
          aria-label={t(($) => $.import.file)}
          data-testid="import-file"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // So that the same file can be chosen again once corrected.
            event.target.value = '';
          }}
        />
        <Button variant="outline" size="small" onClick={() => picker.current?.click()}>
          <Upload className="size-4.5" aria-hidden="true" />
          {t(($) => $.import.choose)}
        </Button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          importText(text);
        }}
      >
        <label htmlFor={id} className="block font-semibold">
          {t(($) => $.import.paste)}
        </label>
        <textarea
          id={id}
          rows={6}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className="mt-2 w-full rounded-control border-firm border-line-strong bg-white p-3 font-mono text-sm leading-relaxed whitespace-pre overflow-x-auto"
        />
        <Button type="submit" size="small" className="mt-3" disabled={text.trim() === ''}>
          {t(($) => $.import.action)}
        </Button>
      </form>
      <div role="alert" data-testid="import-faults">
        {(errors.length > 0 || fileError) && (
          <div className="flex gap-2.5 rounded-control bg-danger-soft text-danger px-4 py-3">
            <TriangleAlert className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{t(($) => $.import.refused)}</p>
              {fileError && <p className="break-words">{fileError}</p>}
              <ul className="mt-1 divide-y divide-danger/20">
                {errors.slice(0, maxErrors).map((error) => (
                  <ErrorItem key={`${error.line} ${error.column} ${error.code}`} error={error} />
                ))}
              </ul>
              {more > 0 && <p className="mt-1.5 font-semibold">{t(($) => $.import.more, { count: more })}</p>}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
