import {
  Banknote,
  CalendarDays,
  FileJson,
  FileSpreadsheet,
  Grid3x3,
  type LucideIcon,
  Printer,
  Sheet,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { type Exporter, loadExporter, type Sheet as WorkbookSheet } from '~/engine/exporting';
import { type Result, tryCatch } from '~/engine/result';
import { calendarLog, rememberCalendar } from '~/roster/kept/calendarLog';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { peek, useSession } from '~/roster/week/session';
import { ownTeamName, teams, weekKey } from '~/roster/week/viewState';
import { calendarNames } from '~/shared/calendarNames';
import { download, fileName } from '~/shared/files';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { daysOf, type PayrollRange, payrollRanges, type SheetRange, sheetRanges, weeksOf } from './payroll';
import { ownTimeZone, zoneAround } from './timeZone';

const readyEngine = () => {
  const { start } = useSession.getState();
  return start.status === 'ready' ? start.engine : null;
};

interface ExportOptionProps {
  Icon: LucideIcon;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

function ExportOption({ Icon, title, text, children }: ExportOptionProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4 lg:last:col-span-full lg:last:flex-row lg:last:items-center">
      <div className="grow">
        <h3 className="flex items-center gap-2.5 font-text text-base font-semibold tracking-normal leading-snug">
          <span className="grid place-items-center size-9 shrink-0 rounded-control bg-mint text-evergreen-deep">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          {title}
        </h3>
        <p className="mt-2 text-note text-muted leading-snug text-pretty">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

/** The week as files and in print. */
export function ExportPart({ week, onDone }: { week: EditableWeek; onDone: (text: string) => void }) {
  const { t } = useTranslation('importExport');
  const { t: tScheduler } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const { handle, dates, origin } = week;
  const kept = useOwnTeamStore((store) => store.kept.get(handle));
  const positionNames = () => Object.fromEntries(week.positions.map(({ id }) => [id, positionName(id)]));
  // Only people with shifts this week have a calendar.
  const [people] = useState(() => {
    const { staff, shifts } = handle.ask({ kind: 'schedule' });
    const working = new Set(shifts.map(({ staffId }) => staffId));
    return staff.filter(({ id }) => working.has(id)).sort((a, b) => a.name.localeCompare(b.name));
  });
  const [range, setRange] = useState<PayrollRange>('week');
  const [sheetRange, setSheetRange] = useState<SheetRange>('month');
  const [person, setPerson] = useState(people[0]?.id ?? '');
  const chosen = people.find(({ id }) => id === person);
  const zone = ownTimeZone();
  const saved = (name: string, content: Result<string | Uint8Array<ArrayBuffer>>) => {
    if (content.ok) download(name, content.value);
    onDone(content.ok ? t(($) => $.export.done, { name }) : t(($) => $.export.failed));
  };
  const withExporter = async <Value,>(make: (exporter: Exporter) => Value): Promise<Result<Value>> => {
    const exporter = await loadExporter();
    return exporter.ok ? tryCatch(() => make(exporter.value)) : exporter;
  };
  // Spreadsheets split a line at the sign of their language, which is a comma where decimals have a point.
  const separator = language === 'es' ? 'semicolon' : 'comma';
  const saveCsv = async () => {
    saved(
      fileName(dates.monday, 'csv'),
      await withExporter((exporter) => exporter.exportCsv(handle.toJson(), dates.monday, separator)),
    );
  };
  const saveSheets = async (name: string, sheetsOf: (exporter: Exporter) => WorkbookSheet[]) => {
    const created = new Date().toISOString().slice(0, 10);
    saved(name, await withExporter((exporter) => new Uint8Array(exporter.workbookOf(sheetsOf(exporter), created))));
  };
  const saveBook = async () => {
    const words = {
      ...t(($) => $.export.book.words, { returnObjects: true }),
      weekdays: [...calendarNames[language].shortWeekdays],
    };
    await saveSheets(fileName(dates.monday, 'xlsx'), (exporter) => exporter.sheetsOfRoster(handle.roster(), words));
  };
  /** The roster with some of its weeks, those of the demo too that nobody has seen yet. */
  const rosterWith = (weeks: readonly IsoWeek[]) => {
    const { place } = useSession.getState();
    if (!place) throw new Error('no week is open');
    for (const { isoYear, isoWeek } of weeks) {
      peek({ week: weekKey(isoYear, isoWeek), roster: place.roster }, (editor) => editor.ask({ kind: 'mondays' }));
    }
    return handle.roster();
  };
  const savePayroll = async (type: 'csv' | 'xlsx') => {
    const label = t(($) => $.export.payroll.file);
    const engine = readyEngine();
    const weeks = engine ? weeksOf(engine, handle, dates, range) : [];
    const name = fileName(weeks[0]?.monday ?? dates.monday, type, label);
    const words = {
      ...t(($) => $.export.payroll.columns, { returnObjects: true }),
      absences: t(($) => $.export.book.words.absences, { returnObjects: true }),
      positions: positionNames(),
    };
    const mondays = weeks.map(({ monday }) => monday);
    const sheets = (exporter: Exporter) => exporter.payrollSheets(rosterWith(weeks), mondays, words);
    if (type === 'xlsx') await saveSheets(name, sheets);
    else saved(name, await withExporter((exporter) => exporter.csvOfSheet(sheets(exporter)[0], separator)));
  };
  const saveMonth = async () => {
    const engine = readyEngine();
    if (!engine) return onDone(t(($) => $.export.failed));
    const { weeks, first, last } = daysOf(engine, handle, dates, sheetRange);
    const words = {
      ...t(($) => $.export.month.words, { returnObjects: true }),
      away: tScheduler(($) => $.board.away, { returnObjects: true }),
      positions: positionNames(),
    };
    await saveSheets(
      fileName(
        first,
        'xlsx',
        t(($) => $.export.month.file),
      ),
      (exporter) => [exporter.monthSheet(rosterWith(weeks), first, last, words)],
    );
  };
  const saveCalendar = async (who: { readonly id: string; readonly name: string } | null) => {
    const log = await calendarLog(week);
    const words = {
      ...(origin === null && { place: t(($) => $.export.calendar.place) }),
      rest: t(($) => $.export.calendar.rest),
      teams: {
        ...Object.fromEntries(teams.map((team) => [team, tScheduler(($) => $.controls.teams[team])])),
        ...Object.fromEntries(
          week.positions.flatMap(({ team }) => {
            const name = ownTeamName(team);
            return name === null ? [] : [[team, name]];
          }),
        ),
        // Where a table names no team, the reader writes this one.
        own: kept?.name ?? (origin?.kind === 'own' ? origin.name : t(($) => $.export.calendar.team)),
      },
    };
    const file = await withExporter((exporter) =>
      exporter.toCalendar(handle.toJson(), who?.id ?? null, dates.monday, {
        roster: log.id,
        timestampMs: Date.now(),
        words,
        earlier: [...log.events],
        ...(zone !== undefined && { zone: zoneAround(zone, dates.monday) }),
      }),
    );
    if (file.ok) await rememberCalendar(week, { id: log.id, events: file.value.events });
    saved(fileName(dates.monday, 'ics', who?.name), file.ok ? { ok: true, value: file.value.text } : file);
  };
  return (
    <ul className="grid gap-3 grid-cols-1 sm:grid-cols-2 lg:grid-cols-3">
      <ExportOption Icon={Sheet} title={t(($) => $.export.csv.title)} text={t(($) => $.export.csv.text)}>
        <Button variant="outline" size="small" onClick={() => void saveCsv()}>
          {t(($) => $.export.csv.action)}
        </Button>
      </ExportOption>
      <ExportOption Icon={FileSpreadsheet} title={t(($) => $.export.book.title)} text={t(($) => $.export.book.text)}>
        <Button variant="outline" size="small" onClick={() => void saveBook()}>
          {t(($) => $.export.book.action)}
        </Button>
      </ExportOption>
      <ExportOption Icon={FileJson} title={t(($) => $.export.json.title)} text={t(($) => $.export.json.text)}>
        <Button
          variant="outline"
          size="small"
          onClick={() =>
            saved(
              fileName(dates.monday, 'json'),
              tryCatch(() => handle.toJson()),
            )
          }
        >
          {t(($) => $.export.json.action)}
        </Button>
      </ExportOption>
      {chosen && (
        <ExportOption
          Icon={CalendarDays}
          title={t(($) => $.export.calendar.title)}
          text={
            <>
              {t(($) => $.export.calendar.text)}{' '}
              {zone === undefined ? t(($) => $.export.calendar.floating) : t(($) => $.export.calendar.zone, { zone })}
            </>
          }
        >
          <Select
            label={t(($) => $.export.calendar.person)}
            value={person}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setPerson}
          />
          <Button variant="outline" size="small" onClick={() => void saveCalendar(chosen)}>
            {t(($) => $.export.calendar.action)}
          </Button>
          <Button variant="outline" size="small" onClick={() => void saveCalendar(null)}>
            {t(($) => $.export.calendar.everybody)}
          </Button>
        </ExportOption>
      )}
      <ExportOption Icon={Banknote} title={t(($) => $.export.payroll.title)} text={t(($) => $.export.payroll.text)}>
        <Select
          label={t(($) => $.export.payroll.weeks)}
          value={range}
          options={payrollRanges.map((value) => ({ value, label: t(($) => $.export.payroll.ranges[value]) }))}
          onChange={setRange}
        />
        {(['csv', 'xlsx'] as const).map((type) => (
          <Button key={type} variant="outline" size="small" onClick={() => void savePayroll(type)}>
            {t(($) => $.export.payroll.actions[type])}
          </Button>
        ))}
      </ExportOption>
      <ExportOption Icon={Grid3x3} title={t(($) => $.export.month.title)} text={t(($) => $.export.month.text)}>
        <Select
          label={t(($) => $.export.month.days)}
          value={sheetRange}
          options={sheetRanges.map((value) => ({ value, label: t(($) => $.export.month.ranges[value]) }))}
          onChange={setSheetRange}
        />
        <Button variant="outline" size="small" onClick={() => void saveMonth()}>
          {t(($) => $.export.month.action)}
        </Button>
      </ExportOption>
      <ExportOption Icon={Printer} title={t(($) => $.export.print.title)} text={t(($) => $.export.print.text)}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          {t(($) => $.export.print.action)}
        </Button>
      </ExportOption>
    </ul>
  );
}
