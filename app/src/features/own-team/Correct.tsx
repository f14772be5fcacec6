import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Correction, Grid, LayoutKind, Meaning, Roster } from '~/engine/importing';
import { fieldClass } from '~/ui/Field';
import { Segmented } from '~/ui/Segmented';
import { takenByLine } from './reading';
import { columnLetters } from './sheet';
import type { Spot } from './TableView';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Meaning[];
const columnMeanings: Readonly<Partial<Record<LayoutKind, readonly Meaning[]>>> = {
  list: [
    'ignore',
    'name',
    'surname',
    'position',
    'day',
    'week',
    'start',
    'end',
    'hours',
    'break',
    'availability',
    ...weekdays,
  ],
  'people-by-day': ['ignore', 'name', 'surname', 'position', 'week', 'availability', ...weekdays],
};
const lineMeanings: readonly Meaning[] = ['ignore', 'name', 'section'];
const cellMeanings: readonly Meaning[] = ['ignore', 'hours', 'off', 'name', 'position'];

type Scope = 'cell' | 'line' | 'column';

interface CorrectProps {
  grid: Grid;
  sheet: number;
  roster: Roster;
  spot: Spot;
  corrections: readonly Correction[];
  onCorrect: (corrections: readonly Correction[]) => void;
  selectRef: Ref<HTMLSelectElement>;
}

/** What the chosen cell was taken for, and what it, its line or its column is instead. */
export function Correct({ grid, sheet, roster, spot, corrections, onCorrect, selectRef }: CorrectProps) {
  const { t } = useTranslation('ownTeam');
  const id = useId();
  const [wanted, setWanted] = useState<Scope>('cell');
  const line = grid.lines[spot.row];
  const letters = columnLetters(spot.column + 1);
  const scopes: readonly Scope[] =
    spot.row < 0
      ? ['column']
      : spot.column < 0
        ? ['line']
        : line?.cells[spot.column]
          ? ['cell', 'line', 'column']
          : ['line', 'column'];
  const scope = scopes.includes(wanted) ? wanted : (scopes[0] ?? 'cell');
  const place: Omit<Correction, 'meaning'> = {
    ...(scope !== 'column' && line && { sheet, line: line.line }),
    ...(scope !== 'line' && { column: spot.column + 1 }),
  };
  const isHere = (other: Correction) =>
    other.line === place.line && other.column === place.column && other.sheet === place.sheet;
  const own = corrections.find(isHere);
  const others = corrections.filter((other) => !isHere(other));
  const text = line?.cells[spot.column] ?? '';
  const taken = line && takenByLine(roster, sheet).get(line.line)?.[spot.column];

  const options: readonly Meaning[] = {
    cell: cellMeanings,
    line: lineMeanings,
    column: columnMeanings[roster.layout] ?? (['ignore'] satisfies Meaning[]),
  }[scope];
  const names: Readonly<Record<Scope, string>> = {
    cell: t(($) => $.correct.cell, { cell: `${letters}${line?.line ?? ''}` }),
    line: t(($) => $.correct.line, { line: line?.line ?? '' }),
    column: t(($) => $.correct.column, { column: letters }),
  };
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-control border border-line px-3.5 py-2.5"
      aria-label={t(($) => $.correct.title)}
    >
      <p className="min-w-0 text-note" data-testid="own-team-cell">
        <strong className="font-semibold">{names[scope]}</strong>{' '}
        {scope === 'cell' && (
          <>
            <span className="break-words">{text}</span>
            {' · '}
            <span>{taken ? t(($) => $.taken[taken]) : t(($) => $.table.blank)}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {scopes.length > 1 && (
          <Segmented
            label={t(($) => $.correct.scope)}
            value={scope}
            options={scopes.map((value) => ({ value, label: names[value] }))}
            onChange={setWanted}
            dense
          />
        )}
        <label htmlFor={id} className="flex items-center gap-2 text-note text-muted">
          {t(($) => $.correct.is)}
          <select
            ref={selectRef}
            id={id}
            value={own?.meaning ?? ''}
            onChange={({ target }) => {
              const meaning = target.value as Meaning | '';
              onCorrect(meaning === '' ? others : [...others, { ...place, meaning }]);
            }}
            className="min-h-11 min-w-0 max-w-60 rounded-control border-firm border-line-strong bg-white px-3 text-note font-semibold text-ink"
          >
            <option value="">{t(($) => $.correct.asRead)}</option>
            {options.map((meaning) => (
              <option key={meaning} value={meaning}>
                {t(($) => $.meanings[meaning])}
              </option>
            ))}
          </select>
        </label>
        {scope === 'cell' && own?.meaning === 'hours' && (
          <label className="flex items-center gap-2 text-note text-muted">
            {t(($) => $.correct.hours)}
            <input
              className={`${fieldClass()} min-h-11 w-32 px-3`}
              autoComplete="off"
              placeholder={t(($) => $.questions.hoursExample)}
              value={own.text ?? text}
              onChange={({ target }) => onCorrect([...others, { ...own, text: target.value }])}
            />
          </label>
        )}
      </div>
    </section>
  );
}
