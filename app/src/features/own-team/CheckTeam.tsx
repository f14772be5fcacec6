import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Grid, Meaning, TeamProblem, TeamReading } from '~/engine/tables';
import { formatHours } from '~/features/scheduler/text/format';
import { useLanguage } from '~/shared/useLanguage';
import { Select } from '~/ui/Select';
import { columnLetters } from './sheet';

/** The maximum number of table lines, problems and people that are listed. */
const maxLines = 8;
const maxProblems = 40;
const maxPeople = 60;

const meanings: readonly Meaning[] = [
  'ignore',
  'name',
  'surname',
  'position',
  'day',
  'start',
  'end',
  'hours',
  'break',
  'availability',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
];

interface ColumnsProps {
  grid: Grid;
  /** The recognised or chosen meaning of each column. */
  columns: readonly Meaning[];
  /** Chooses the meaning of a column, from 0. */
  onColumn: (column: number, meaning: Meaning) => void;
}

/** The table's first lines below the recognised meaning of each column, which can be corrected. */
function Columns({ grid, columns, onColumn }: ColumnsProps) {
  const { t } = useTranslation('ownTeam');
  return (
    <section className="grid gap-2 min-w-0">
      <h3 className="text-lg">{t(($) => $.columns.title)}</h3>
      <p className="text-[0.9375rem] text-muted">{t(($) => $.columns.text)}</p>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t(($) => $.columns.title)}>
        <table className="text-sm border-collapse">
          <thead>
            <tr>
              <td />
              {columns.map((meaning, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by index.
                <th key={index} scope="col" className="p-1 text-left align-bottom font-normal">
                  <span className="block text-muted pl-1">{columnLetters(index + 1)}</span>
                  <Select
                    label={t(($) => $.columns.column, { column: columnLetters(index + 1) })}
                    value={meaning}
                    options={meanings.map((value) => ({ value, label: t(($) => $.columns.meanings[value]) }))}
                    onChange={(next) => onColumn(index, next)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.lines.slice(0, maxLines).map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row" className="px-2 py-1 text-right font-normal text-muted tabular-nums">
                  {line}
                </th>
                {columns.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by index.
                  <td key={index} className="px-2 py-1 border-b border-line max-w-48 truncate">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Problem({ problem }: { problem: TeamProblem }) {
  const { t } = useTranslation('ownTeam');
  const { line, column, code, value } = problem;
  return (
    <li className="flex flex-wrap gap-x-3 py-1.5">
      {line > 0 && (
        <span className="shrink-0 min-w-36 tabular-nums font-semibold">
          {column > 0
            ? t(($) => $.problems.cell, { line, column: columnLetters(column) })
            : t(($) => $.problems.line, { line })}
        </span>
      )}
      <span className="flex-1 min-w-56 break-words">
        {t(($) => $.problems.codes[code])}
        {value && <code className="ml-1.5 rounded-chip bg-white px-1.5 break-all text-ink">{value}</code>}
      </span>
    </li>
  );
}

/** What was read, and what could not be read, with line and column. */
function ReadingSummary({ reading }: { reading: TeamReading }) {
  const { t } = useTranslation('ownTeam');
  const language = useLanguage();
  const { people, shifts, problems, problemCount } = reading;
  const unread = problems.filter(({ note }) => !note);
  const notes = problems.filter(({ note }) => note);
  const more = problemCount - Math.min(unread.length, maxProblems) - Math.min(notes.length, maxProblems);
  return (
    <>
      <p
        role="status"
        data-testid="own-team-read"
        className="flex gap-2.5 rounded-control bg-mint px-4 py-3 font-semibold"
      >
        <CircleCheck className="size-5 mt-0.5 shrink-0 text-evergreen" aria-hidden="true" />
        {t(($) => $.read.people, { count: people.length })} {t(($) => $.read.shifts, { count: shifts })}
      </p>
      {unread.length > 0 && (
        <section className="rounded-control bg-danger-soft text-danger px-4 py-3" data-testid="own-team-unread">
          <h3 className="flex gap-2.5 font-text text-base font-semibold tracking-normal">
            <TriangleAlert className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
            {t(($) => $.problems.unread)}
          </h3>
          <ul className="mt-1 divide-y divide-danger/20">
            {unread.slice(0, maxProblems).map((problem) => (
              <Problem
                key={`${problem.sheet} ${problem.line} ${problem.column} ${problem.code} ${problem.value}`}
                problem={problem}
              />
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section className="rounded-control bg-sand px-4 py-3" data-testid="own-team-notes">
          <h3 className="flex gap-2.5 font-text text-base font-semibold tracking-normal">
            <Info className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
            {t(($) => $.problems.notes)}
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {notes.slice(0, maxProblems).map((problem) => (
              <Problem
                key={`${problem.sheet} ${problem.line} ${problem.column} ${problem.code} ${problem.value}`}
                problem={problem}
              />
            ))}
          </ul>
        </section>
      )}
      {more > 0 && <p className="font-semibold">{t(($) => $.problems.more, { count: more })}</p>}
      {people.length > 0 && (
        <section className="min-w-0">
          <h3 className="text-lg">{t(($) => $.read.title)}</h3>
          <ul className="mt-2 grid sm:grid-cols-2 gap-x-6 text-[0.9375rem]">
            {people.slice(0, maxPeople).map(({ name, position, shifts: count, minutes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; the list never changes.
              <li key={index} className="flex justify-between gap-3 py-1.5 border-b border-line">
                <span className="min-w-0 break-words">
                  <strong className="font-semibold">{name}</strong> · {position}
                </span>
                <span className="shrink-0 text-muted tabular-nums">
                  {t(($) => $.read.person, {
                    count,
                    hours: formatHours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }, language),
                  })}
                </span>
              </li>
            ))}
          </ul>
          {people.length > maxPeople && (
            <p className="mt-2">{t(($) => $.read.morePeople, { count: people.length - maxPeople })}</p>
          )}
        </section>
      )}
    </>
  );
}

interface CheckTeamProps {
  /** The sheet that was read; undefined for a typed team, which has no columns to correct. */
  grid: Grid | undefined;
  reading: TeamReading;
  onColumn: ColumnsProps['onColumn'];
}

/** The preview, before anything is applied. */
export function CheckTeam({ grid, reading, onColumn }: CheckTeamProps) {
  return (
    <div className="grid gap-5">
      {grid && reading.columns.length > 0 && <Columns grid={grid} columns={reading.columns} onColumn={onColumn} />}
      <ReadingSummary reading={reading} />
    </div>
  );
}
