import { LockKeyhole, TriangleAlert } from 'lucide-react';
import { useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { type Importer, loadImporter, type RosterReading } from '~/engine/importing';
import { tryCatch } from '~/engine/result';
import { useFocusFallback } from '~/shared/useFocusFallback';
import { useLatest } from '~/shared/useLatest';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { SwitchRow } from '~/ui/Switch';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { CheckTeam } from './CheckTeam';
import '~/roster/kept/keeping';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { type NewTable, type ReadTable, readTable, whyNot } from './reading';
import { maxSheetBytes, readSheet } from './sheet';
import { TeamInput } from './TeamInput';
import { TypedTeam } from './TypedTeam';
import { emptyPerson, typedTable } from './typedTeam';

const modes = ['table', 'typed'] as const;
type Mode = (typeof modes)[number];

/** On a phone the end of the dialog is out of sight. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

interface OwnTeamDialogProps {
  /** The Monday of the active week. */
  monday: string;
  onClose: () => void;
  /** Shows the roster that was read; `keep` saves it on this device. */
  onApply: (reading: RosterReading, keep: boolean) => void;
}

/** The visitor's own team: a table or typed input, a preview, and only then the roster. */
export default function OwnTeamDialog({ monday, onClose, onApply }: OwnTeamDialogProps) {
  const { t } = useTranslation('ownTeam');
  const [mode, setMode] = useState<Mode>('table');
  const [text, setText] = useState('');
  const [people, setPeople] = useState(() => Array.from({ length: 5 }, (_, key) => emptyPerson(key)));
  const [table, setTable] = useState<ReadTable | null>(null);
  const [fault, setFault] = useState('');
  const [keep, setKeep] = useState(false);
  const [isReading, startReading] = useTransition();
  const typed = mode === 'typed';
  // Of two files the later one counts, whichever is read first.
  const begin = useLatest();
  // The button that leads to the next step goes with its step.
  useFocusFallback();

  const position = t(($) => $.read.noPosition);
  const show = (next: NewTable & Partial<ReadTable>) => {
    const read = tryCatch(() => readTable(next, { monday, position }));
    if (!read.ok) return setFault(t(($) => $.bring.failed));
    setFault('');
    setTable(read.value);
  };
  const lacksAvailability = table?.reading.roster.people.some(({ availability }) => availability === null) ?? false;

  const preview = async (isLatest: () => boolean, tableOf: (importer: Importer) => Omit<NewTable, 'importer'>) => {
    setFault('');
    setTable(null);
    const importer = await loadImporter();
    if (!isLatest()) return;
    if (!importer.ok) return setFault(t(($) => $.bring.notLoaded));
    const created = tryCatch(() => ({ importer: importer.value, ...tableOf(importer.value) }));
    if (!created.ok) return setFault(t(($) => $.bring.failed));
    if (created.value.sheets.every(({ lines }) => lines.length === 0)) return setFault(t(($) => $.bring.empty));
    show(created.value);
  };
  const previewFile = async (file: File) => {
    const isLatest = begin();
    if (file.size > maxSheetBytes) {
      return setFault(t(($) => $.bring.tooLarge, { megabytes: maxSheetBytes / 1_000_000 }));
    }
    const content = await readSheet(file).catch(() => null);
    if (!isLatest()) return;
    if (content === null) return setFault(t(($) => $.bring.unreadable, { name: file.name }));
    await preview(isLatest, (importer) => ({
      sheets: Array.isArray(content) ? content : [importer.gridOfBytes(content)],
      corrections: [],
      typed: false,
      file: file.name.replace(/\.[^.]*$/, ''),
    }));
  };
  const previewInput = () =>
    preview(begin(), (importer) => {
      if (!typed) return { sheets: [importer.gridOfText(text)], corrections: [], typed };
      const { grid, corrections } = typedTable(people);
      return { sheets: [grid], corrections, typed };
    });
  const nobody = people.every(({ name }) => name.trim() === '');
  const empty = typed ? nobody : text.trim() === '';
  // Leaving the page asks then.
  const hasInput = text.trim() !== '' || !nobody || table !== null;
  useEffect(() => {
    useOwnTeamStore.setState({ hasInput });
    return () => useOwnTeamStore.setState({ hasInput: false });
  }, [hasInput]);
  const wanting = table && whyNot(table);
  return (
    <Dialog
      open
      shape={table ? 'full' : 'wide'}
      onClose={onClose}
      title={t(($) => $.title)}
      description={
        <span className="flex items-start gap-2">
          <LockKeyhole className="size-4.5 mt-0.5 shrink-0" aria-hidden="true" />
          {t(($) => $.private)}
        </span>
      }
      closeLabel={t(($) => $.close)}
      testId="own-team"
      footer={
        table ? (
          <>
            <Button variant="outline" size="small" onClick={() => setTable(null)}>
              {t(($) => $.back)}
            </Button>
            {wanting && (
              <p id="own-team-wanting" className="min-w-0 self-center text-note text-warning">
                {t(($) => $.wanting[wanting])}
              </p>
            )}
            <Button
              size="small"
              disabled={wanting !== null}
              aria-describedby={wanting ? 'own-team-wanting' : undefined}
              onClick={() => onApply(table.reading, keep)}
            >
              {t(($) => $.take)}
            </Button>
          </>
        ) : (
          <>
            {empty && (
              <p id="own-team-empty" className="min-w-0 self-center text-note text-muted">
                {t(($) => (typed ? $.wanting.names : $.wanting.table))}
              </p>
            )}
            {/* Not the 'Back' of the next step, disabled: its own element. */}
            <Button
              key="look"
              size="small"
              disabled={empty}
              aria-describedby={empty ? 'own-team-empty' : undefined}
              onClick={() => startReading(previewInput)}
            >
              {t(($) => $.look)}
            </Button>
          </>
        )
      }
    >
      {table ? (
        <div className="grid gap-5">
          <CheckTeam table={table} position={position} onChange={(change) => show({ ...table, ...change })} />
          {lacksAvailability && (
            <SwitchRow
              label={t(($) => $.options.allHours)}
              description={t(($) => $.options.allHoursText)}
              checked={table.allHours}
              onChange={(allHours) => show({ ...table, allHours })}
            />
          )}
          <p className="text-note text-muted">{t(($) => $.options.heads)}</p>
          <SwitchRow
            label={t(($) => $.options.keep)}
            description={t(($) => $.options.keepText)}
            checked={keep}
            onChange={setKeep}
          />
        </div>
      ) : (
        <>
          <Tabs
            id="own-team"
            label={t(($) => $.ways.label)}
            tabs={modes.map((value) => ({ value, label: t(($) => $.ways[value]) }))}
            value={mode}
            onChange={(next) => {
              setMode(next);
              setFault('');
            }}
            className="flex -mt-3 mb-5 border-b border-line"
          />
          <div {...tabPanel('own-team', mode)}>
            {typed ? (
              <TypedTeam people={people} onChange={(next) => setPeople([...next])} />
            ) : (
              <TeamInput text={text} onText={setText} onFile={(file) => startReading(() => previewFile(file))} />
            )}
          </div>
        </>
      )}
      <div role="status">{isReading && <p className="mt-4 text-muted">{t(($) => $.bring.reading)}</p>}</div>
      <div role="alert">
        {fault && (
          <p
            ref={bringIntoSight}
            className="mt-4 flex gap-2.5 rounded-control bg-danger-soft text-danger px-4 py-3 font-medium"
          >
            <TriangleAlert className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
