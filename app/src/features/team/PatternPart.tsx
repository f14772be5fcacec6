import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatternDay, StaffMember } from '~/engine/engine';
import { formatDate, formatHourShort, formatTimesBriefly, weekdayName } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { typeOf } from '~/roster/week/pattern';
import { dispatch } from '~/roster/week/session';
import { dateAfter } from '~/roster/week/wholeRoster';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { Select } from '~/ui/Select';
import { type Cycle, longestCycle, mondayOf, off, type Preset, presetCycle, presets, withPattern } from './patterns';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const moves: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface PatternPartProps {
  week: EditableWeek;
  person: StaffMember;
}

/** A person's cycle of weeks: chosen or painted, with its first Monday, and given to others who begin in another week. */
export function PatternPart({ week, person }: PatternPartProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const id = useId();
  const types = week.shiftTypes;
  const [cycle, setCycle] = useState<Cycle>(person.pattern?.cycle ?? [weekdays.map(() => off)]);
  const [monday, setMonday] = useState(person.pattern?.anchor ?? week.dates.monday);
  const [brush, setBrush] = useState(types[0] ? `type ${types[0].code}` : 'hours');
  const [from, setFrom] = useState('9');
  const [to, setTo] = useState('17');
  /** The others who get it, with the week in which they begin. */
  const [others, setOthers] = useState<Readonly<Record<string, number>>>({});
  const grid = useRef<HTMLTableElement>(null);
  const painted: PatternDay =
    brush === 'off' ? off : brush === 'hours' ? [Number(from), Number(to)] : brush.slice('type '.length);
  const dayText = (day: PatternDay) => {
    if (typeof day !== 'string') return formatTimesBriefly({ start: day[0], end: day[1] }, language);
    return day === off ? t(($) => $.pattern.off) : day;
  };
  const dayName = (day: PatternDay) =>
    day === off ? t(($) => $.pattern.off) : (typeOf(day, types)?.name ?? dayText(day));
  const paint = (row: number, day: number) =>
    setCycle(
      cycle.map((days, index) => (index === row ? days.map((other, at) => (at === day ? painted : other)) : days)),
    );
  const onKeyDown = (event: KeyboardEvent, row: number, day: number) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = `[data-day="${row + move[0]},${day + move[1]}"]`;
    grid.current?.querySelector<HTMLElement>(next)?.focus();
  };
  const hours = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      value: String(first + index),
      label: formatHourShort(first + index, language),
    }));
  const isWrong = brush === 'hours' && from === to;
  const save = () => {
    const given = week.staff.filter((other) => other.id in others);
    const people = [
      withPattern(person, cycle, monday),
      ...given.map((other) => withPattern(other, cycle, monday, others[other.id])),
    ];
    if (dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { changePeople: people } }), week)) {
      setOthers({});
    }
  };
  const remove = () => {
    const { pattern: _, ...without } = person;
    if (dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { changePerson: without } }), week)) {
      setCycle([weekdays.map(() => off)]);
    }
  };
  const count = Object.keys(others).length;
  return (
    <div className="grid gap-4 grid-cols-1" data-testid="pattern">
      <p className="text-muted">{t(($) => $.pattern.intro)}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t(($) => $.pattern.preset)}
          value="none"
          options={[
            { value: 'none', label: t(($) => $.pattern.choose) },
            ...presets.map((value) => ({ value, label: t(($) => $.pattern.presets[value]) })),
          ]}
          onChange={(preset) => preset !== 'none' && setCycle(presetCycle(preset as Preset, types))}
        />
        <Select
          label={t(($) => $.pattern.weeks)}
          value={String(cycle.length)}
          options={Array.from({ length: longestCycle }, (_, index) => ({
            value: String(index + 1),
            label: t(($) => $.pattern.weekCount, { count: index + 1 }),
          }))}
          onChange={(weeks) =>
            setCycle(Array.from({ length: Number(weeks) }, (_, index) => cycle[index] ?? weekdays.map(() => off)))
          }
        />
        <p className="grid gap-1">
          <label htmlFor={`${id}-monday`} className="text-small font-semibold">
            {t(($) => $.pattern.monday)}
          </label>
          <input
            id={`${id}-monday`}
            type="date"
            value={monday}
            onChange={({ target }) => target.value !== '' && setMonday(mondayOf(target.value))}
            className="min-h-11 px-3 rounded-control border-firm border-line-strong bg-white"
          />
        </p>
      </div>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="mb-1 font-semibold">{t(($) => $.pattern.brush)}</legend>
        {[
          ...types.map(({ code, name }) => ({ value: `type ${code}`, label: name || code })),
          { value: 'hours', label: t(($) => $.pattern.hours) },
          { value: 'off', label: t(($) => $.pattern.off) },
        ].map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex items-center gap-1.5 min-h-11 px-2.5 rounded-control border-firm border-line-strong bg-white has-checked:border-evergreen has-checked:bg-mint"
          >
            <input
              type="radio"
              name={`${id}-brush`}
              className="size-5 accent-evergreen"
              checked={brush === value}
              onChange={() => setBrush(value)}
            />
            {label}
          </label>
        ))}
        {brush === 'hours' && (
          <>
            <Select label={t(($) => $.pattern.from)} value={from} options={hours(0, 23)} onChange={setFrom} />
            <Select label={t(($) => $.pattern.to)} value={to} options={hours(1, 24)} onChange={setTo} />
          </>
        )}
      </fieldset>
      <div className="overflow-x-auto">
        <table ref={grid} className="w-full table-fixed min-w-76 text-center">
          <caption className="sr-only">{t(($) => $.pattern.grid)}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-8 text-left">
                <span className="sr-only">{t(($) => $.pattern.weeks)}</span>
              </th>
              {weekdays.map((day) => (
                <th key={day} scope="col" className="py-1 text-small font-semibold capitalize">
                  {formatDate(dateAfter(week.dates.monday, day), 'shortWeekday', language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cycle.map((days, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week of the cycle is its number
              <tr key={row}>
                <th scope="row" className="text-left text-small text-muted tabular-nums">
                  {row + 1}
                </th>
                {weekdays.map((day) => {
                  const value = days[day] ?? off;
                  return (
                    <td key={day} className="p-0.5">
                      <button
                        type="button"
                        data-day={`${row},${day}`}
                        disabled={isWrong}
                        aria-label={t(($) => $.pattern.cell, {
                          week: row + 1,
                          day: weekdayName(day, language),
                          what: dayName(value),
                        })}
                        onClick={() => paint(row, day)}
                        onKeyDown={(event) => onKeyDown(event, row, day)}
                        className={clsx(
                          'w-full min-h-11 rounded-chip border-firm text-fine sm:text-small font-semibold overflow-hidden tabular-nums',
                          value === off ? 'border-line bg-sand text-muted' : 'border-evergreen bg-mint',
                        )}
                      >
                        {value === off ? '–' : dayText(value)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Fold label={t(($) => $.pattern.others)}>
        <p className="text-note text-muted">{t(($) => $.pattern.othersText)}</p>
        <ul className="divide-y divide-line border-y border-line max-w-160">
          {week.staff
            .filter((other) => other.id !== person.id)
            .map((other) => {
              const begins = others[other.id];
              return (
                <li key={other.id} className="flex flex-wrap items-center gap-x-4">
                  <label className="flex-1 min-w-40 flex items-center gap-2.5 min-h-11">
                    <input
                      type="checkbox"
                      className="size-5 accent-evergreen"
                      checked={begins !== undefined}
                      onChange={() => {
                        const { [other.id]: _, ...rest } = others;
                        // In turn: the next one begins a week later in the cycle.
                        setOthers(begins === undefined ? { ...others, [other.id]: (count + 1) % cycle.length } : rest);
                      }}
                    />
                    {other.name}
                  </label>
                  {begins !== undefined && (
                    <Select
                      label={t(($) => $.pattern.beginsName, { name: other.name })}
                      value={String(begins)}
                      options={cycle.map((_, index) => ({
                        value: String(index),
                        label: t(($) => $.pattern.begins, { week: index + 1 }),
                      }))}
                      onChange={(value) => setOthers({ ...others, [other.id]: Number(value) })}
                    />
                  )}
                </li>
              );
            })}
        </ul>
      </Fold>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={save}>
          {count > 0 ? t(($) => $.pattern.saveAll, { count: count + 1 }) : t(($) => $.details.save)}
        </Button>
        {person.pattern && (
          <Button size="small" variant="text" onClick={remove}>
            {t(($) => $.pattern.remove)}
          </Button>
        )}
      </div>
    </div>
  );
}
