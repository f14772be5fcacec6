import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatHourShort, weekdayName } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch, useSession } from '~/roster/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { Sheet, type SheetPlace, type SheetWrite } from '~/ui/Sheet';
import { DemandTable } from './DemandTable';
import { type Demand, maxHeads, slotCurve, typedHeads } from './demand';
import {
  type DemandScope,
  demandCells,
  type HourHeads,
  pastedHeads,
  type RefusedHeads,
  withDayCopied,
  withHeads,
} from './demandSheet';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const allDays = [0, 1, 2, 3, 4, 5, 6] as const;
const workdays = [0, 1, 2, 3, 4];

/** What a demand is for: every week, one week, or one date. */
const spans = ['always', 'week', 'date'] as const;
type Span = (typeof spans)[number];

/** What was written by one step, and what was not taken. */
interface Written {
  readonly count: number;
  readonly refused: readonly RefusedHeads[];
}

/**
 * How many people the positions need by the hour, as a sheet: typed, pasted and filled for all days or some, in every
 * week, in one, or on one date; or worked out from a table.
 */
export function DemandPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const [span, setSpan] = useState<Span>('always');
  const [date, setDate] = useState(week.dates.monday);
  const [chosen, setChosen] = useState('all');
  const [written, setWritten] = useState<Written | null>(null);
  const [fault, setFault] = useState('');
  const engine = useSession(({ start }) => (start.status === 'ready' ? start.engine : null));
  const demand = useMemo(() => week.handle.ask({ kind: 'schedule' }).demand ?? [], [week]);
  const templates = useMemo(() => week.handle.ask({ kind: 'requirements' }), [week]);
  const dates = engine?.isoWeekOf(date) ?? week.dates;
  const days =
    span === 'date'
      ? [dates.days.indexOf(date)]
      : chosen === 'all'
        ? allDays
        : chosen === 'workdays'
          ? workdays
          : [Number(chosen)];
  const [only] = days.length === 1 ? days : [];
  const scope: DemandScope = { days, week: span === 'always' ? undefined : dates.monday };
  const positions = week.positions.map(({ id, required }) => ({ id, required, name: positionName(id) }));
  const usual = (positionId: string, required: number) => {
    const template = templates.find((each) => each.positionId === positionId);
    return (day: number) =>
      engine && template ? slotCurve(template.requirements, engine.slots(), day) : hours.map(() => required);
  };
  const columns = positions.map(({ id, required }) => demandCells(demand, id, scope, usual(id, required)));
  const save = (next: Demand) => {
    const done = dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { demand: next } }));
    setFault(done ? '' : t(($) => $.refused));
    setWritten(null);
    return done !== null;
  };
  const put = (changes: readonly HourHeads[], refused: readonly RefusedHeads[]) => {
    const isSaved = changes.length === 0 || save(withHeads(demand, scope, changes));
    if (isSaved) setWritten({ count: changes.length, refused });
    return isSaved;
  };
  const wrong = t(($) => $.demand.wholeNumber, { most: maxHeads });
  const write = (writes: readonly SheetWrite[], isTyped: boolean) => {
    const changes: HourHeads[] = [];
    const refused: RefusedHeads[] = [];
    for (const { row, column, text } of writes) {
      const [heads, position] = [typedHeads(text), positions[column]];
      if (heads === undefined) refused.push({ refusal: 'heads', text, row: row + 1, column: column + 1 });
      else if (position) changes.push({ positionId: position.id, hour: row, heads });
    }
    if (isTyped && refused.length > 0) return wrong;
    const isSaved = put(changes, refused);
    if (isTyped) setWritten(null);
    return isSaved ? null : t(($) => $.refused);
  };
  const paste = ({ row, column }: SheetPlace, block: readonly (readonly string[])[]) => {
    const { changes, refused } = pastedHeads(block, positions, { hour: row, position: column });
    put(changes, refused);
  };
  const copyTo = (to: readonly number[]) =>
    only !== undefined &&
    save(
      withDayCopied(
        demand,
        positions.map(({ id }) => id),
        only,
        { ...scope, days: to },
      ),
    );
  const clear = () =>
    save(
      withHeads(
        demand,
        scope,
        positions.flatMap(({ id }) => hours.map((hour) => ({ positionId: id, hour, heads: null }))),
      ),
    );
  const dayOptions = [
    { value: 'all', label: t(($) => $.demand.allDays) },
    { value: 'workdays', label: t(($) => $.demand.workdays) },
    ...allDays.map((day) => ({ value: String(day), label: weekdayName(day, language) })),
  ];
  return (
    <div className="grid gap-4 grid-cols-1">
      <p className="text-muted">{t(($) => $.demand.intro)}</p>
      <div className="flex flex-wrap items-center gap-2.5">
        <Select
          label={t(($) => $.demand.span)}
          value={span}
          options={spans.map((value) => ({ value, label: t(($) => $.demand.spans[value]) }))}
          onChange={setSpan}
        />
        {span !== 'always' && (
          <input
            type="date"
            value={date}
            aria-label={t(($) => $.demand.dates[span])}
            onChange={({ target }) => target.value !== '' && setDate(target.value)}
            className="min-h-11 px-3 rounded-control border-firm border-line-strong bg-white"
          />
        )}
        {span !== 'date' && (
          <Select label={t(($) => $.demand.day)} value={chosen} options={dayOptions} onChange={setChosen} />
        )}
        {span === 'week' && (
          <span className="text-note text-muted">
            {formatDate(dates.monday, 'dayMonth', language)} – {formatDate(dates.sunday, 'dayMonth', language)}
          </span>
        )}
      </div>
      <p className="text-note text-muted">
        {t(($) => $.demand.hint)} {span !== 'always' && t(($) => $.demand.onlyHint)}
      </p>
      {written && (written.count > 1 || written.refused.length > 0) && (
        <div role="status" className="rounded-control bg-mint px-4 py-3 text-note">
          <p>{t(($) => $.demand.written, { count: written.count })}</p>
          {written.refused.length > 0 && (
            <>
              <p className="mt-1.5 font-semibold">{t(($) => $.sheet.leftOut, { count: written.refused.length })}</p>
              <ul className="mt-1 max-h-40 overflow-y-auto">
                {written.refused.map(({ refusal, ...place }) => (
                  <li key={`${place.row} ${place.column}`}>{t(($) => $.demand.refused[refusal], place)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <div className="rounded-card border border-line bg-white overflow-x-auto">
        <Sheet
          label={t(($) => $.demand.sheet)}
          className="w-full text-left"
          cellClass="h-10 min-w-18 px-2.5 text-center"
          columns={positions.map(({ name }) => name)}
          rows={hours.map((hour) => ({
            id: String(hour),
            name: formatHourShort(hour, language),
            header: <span className="whitespace-nowrap text-note">{formatHourShort(hour, language)}</span>,
            cells: columns.map((cells) => {
              const { text = '', shown = '' } = cells[hour] ?? {};
              return { text, shown, isFaint: text === '' };
            }),
          }))}
          handleName={t(($) => $.sheet.fill)}
          onWrite={write}
          onPaste={paste}
          head={
            <tr className="border-b border-line">
              <th scope="col" className="px-2.5 py-2 font-semibold">
                {t(($) => $.demand.hour)}
              </th>
              {positions.map(({ id, name }) => (
                <th key={id} scope="col" className="px-2.5 py-2 font-semibold text-center">
                  {name}
                </th>
              ))}
            </tr>
          }
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {only !== undefined && span !== 'date' && (
          <>
            <Button variant="outline" size="small" onClick={() => copyTo(workdays)}>
              {t(($) => $.availability.toWorkdays, { day: weekdayName(only, language) })}
            </Button>
            <Button variant="outline" size="small" onClick={() => copyTo(allDays)}>
              {t(($) => $.availability.toAll, { day: weekdayName(only, language) })}
            </Button>
          </>
        )}
        <Button variant="text" size="small" onClick={clear}>
          {t(($) => $.demand.clear)}
        </Button>
      </div>
      <DemandTable
        positions={positions}
        demand={demand}
        days={days}
        weeks={
          scope.week === undefined ? undefined : [scope.week, engine?.addWeeks(scope.week, 1).monday ?? scope.week]
        }
        onDemand={save}
      />
      <p role="alert" className={fault ? 'rounded-control bg-danger-soft text-danger px-4 py-3' : 'sr-only'}>
        {fault}
      </p>
    </div>
  );
}
