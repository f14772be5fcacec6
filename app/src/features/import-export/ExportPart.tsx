import { Banknote, CalendarDays, FileJson, type LucideIcon, Printer, Sheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Result, tryCatch } from '~/engine/result';
import { loadTables, type Tables } from '~/engine/tables';
import { usePositionName } from '~/features/scheduler/text/usePositionName';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { teams } from '~/features/scheduler/week/viewState';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { download, fileName } from './files';
import { payrollCsv, payrollRows } from './payroll';

interface ExportOptionProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function ExportOption({ Icon, title, text, children }: ExportOptionProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid place-items-center size-11 shrink-0 rounded-control bg-mint text-evergreen-deep">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <div className="flex-1 min-w-52">
        <h3 className="font-text text-base font-semibold tracking-normal leading-snug">{title}</h3>
        <p className="text-[0.9375rem] text-muted leading-snug">{text}</p>
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
  const { handle, dates } = week;
  const payrollHead = (['person', 'day', 'start', 'end', 'hours', 'position', 'cost'] as const).map((column) =>
    t(($) => $.export.payroll.columns[column]),
  );
  // Only people with shifts this week have a calendar.
  const [people] = useState(() => {
    const { staff, shifts } = handle.schedule();
    const working = new Set(shifts.map(({ staffId }) => staffId));
    return staff.filter(({ id }) => working.has(id)).sort((a, b) => a.name.localeCompare(b.name));
  });
  const [person, setPerson] = useState(people[0]?.id ?? '');
  const chosen = people.find(({ id }) => id === person);
  const texts = {
    place: t(($) => $.export.calendar.place),
    teams: Object.fromEntries(teams.map((team) => [team, tScheduler(($) => $.controls.teams[team])])),
  };
  const saveText = (name: string, text: Result<string>) => {
    if (text.ok) download(name, text.value);
    onDone(text.ok ? t(($) => $.export.done, { name }) : t(($) => $.export.failed));
  };
  const save = async (name: string, createText: (tables: Tables, schedule: string) => string) => {
    const tables = await loadTables();
    saveText(name, tables.ok ? tryCatch(() => createText(tables.value, handle.toJson())) : tables);
  };
  return (
    <ul className="divide-y divide-line">
      <ExportOption Icon={Sheet} title={t(($) => $.export.csv.title)} text={t(($) => $.export.csv.text)}>
        <Button
          variant="outline"
          size="small"
          onClick={() =>
            void save(fileName(dates.monday, 'csv'), (tables, schedule) => tables.exportCsv(schedule, dates.monday))
          }
        >
          {t(($) => $.export.csv.action)}
        </Button>
      </ExportOption>
      {chosen && (
        <ExportOption
          Icon={CalendarDays}
          title={t(($) => $.export.calendar.title)}
          text={t(($) => $.export.calendar.text)}
        >
          <Select
            label={t(($) => $.export.calendar.person)}
            value={person}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setPerson}
          />
          <Button
            variant="outline"
            size="small"
            onClick={() =>
              void save(fileName(dates.monday, 'ics', chosen.name), (tables, schedule) =>
                tables.toCalendar(schedule, chosen.id, dates.monday, Date.now(), texts),
              )
            }
          >
            {t(($) => $.export.calendar.action)}
          </Button>
          <Button
            variant="outline"
            size="small"
            onClick={() =>
              void save(fileName(dates.monday, 'ics'), (tables, schedule) =>
                tables.toCalendar(schedule, null, dates.monday, Date.now(), texts),
              )
            }
          >
            {t(($) => $.export.calendar.everybody)}
          </Button>
        </ExportOption>
      )}
      <ExportOption Icon={Banknote} title={t(($) => $.export.payroll.title)} text={t(($) => $.export.payroll.text)}>
        <Button
          variant="outline"
          size="small"
          onClick={() =>
            saveText(
              fileName(
                dates.monday,
                'csv',
                t(($) => $.export.payroll.file),
              ),
              tryCatch(() => payrollCsv(payrollRows(handle, dates), payrollHead, positionName, language)),
            )
          }
        >
          {t(($) => $.export.payroll.action)}
        </Button>
      </ExportOption>
      <ExportOption Icon={FileJson} title={t(($) => $.export.json.title)} text={t(($) => $.export.json.text)}>
        <Button
          variant="outline"
          size="small"
          onClick={() =>
            saveText(
              fileName(dates.monday, 'json'),
              tryCatch(() => handle.toJson()),
            )
          }
        >
          {t(($) => $.export.json.action)}
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
