import { type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHourShort, weekdayName } from '~/features/scheduler/text/format';
import { usePositionName } from '~/features/scheduler/text/usePositionName';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { dispatch, useSession } from '~/features/scheduler/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import {
  type Curve,
  curveOf,
  type Demand,
  drawn,
  headsOfFigures,
  maxHeads,
  readTable,
  slotCurve,
  typedHeads,
  withCurve,
  withTable,
} from './demand';
import { readNumber } from './quantities';

const days = [0, 1, 2, 3, 4, 5, 6] as const;
const workdays = [0, 1, 2, 3, 4];
/** The least number of heads that the height of the curve shows, and how much room there is above the highest. */
const leastScale = 10;
const room = 1.25;

interface HeadsFieldProps {
  label: string;
  heads: number | null;
  placeholder: string;
  /** Null for an emptied field; undefined for a text that is no number of heads, which stays in the field. */
  onHeads: (heads: number | null | undefined) => void;
}

/** The heads of an hour as typed; they count when the field is left, and with Enter. */
function HeadsField({ label, heads, placeholder, onHeads }: HeadsFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = heads === null ? '' : String(heads);
  const isWrong = text !== null && typedHeads(text) === undefined;
  const commit = () => {
    if (text === null) return;
    if (!isWrong) setText(null);
    if (text !== shown) onHeads(typedHeads(text));
  };
  return (
    <input
      value={text ?? shown}
      placeholder={placeholder}
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      className="flex-1 min-w-0 min-h-9 text-center tabular-nums border border-line aria-invalid:border-danger bg-white text-small"
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}

/** How many people a position needs by the hour: drawn with the pointer, typed, copied between days, or from a table. */
export function DemandPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const id = useId();
  const positionName = usePositionName(week.positions);
  const [positionId, setPositionId] = useState(week.positions[0]?.id ?? '');
  const [day, setDay] = useState('0');
  const demand = useMemo(() => week.handle.ask({ kind: 'schedule' }).demand ?? [], [week]);
  const saved = curveOf(demand, positionId, Number(day));
  const [draft, setDraft] = useState<{ from: number; curve: Curve } | null>(null);
  const [table, setTable] = useState('');
  const [perPerson, setPerPerson] = useState('10');
  const [fault, setFault] = useState('');
  const [read, setRead] = useState<ReactNode>(null);
  const plot = useRef<HTMLDivElement>(null);
  const curve = draft?.curve ?? saved;
  const engine = useSession(({ start }) => (start.status === 'ready' ? start.engine : null));
  const template = useMemo(
    () => week.handle.ask({ kind: 'requirements' }).find((position) => position.positionId === positionId),
    [week, positionId],
  );
  const plain = week.positions.find((position) => position.id === positionId)?.required ?? 0;
  const required =
    engine && template ? slotCurve(template.requirements, engine.slots(), Number(day)) : curve.map(() => plain);
  const scale = Math.max(leastScale, Math.ceil(Math.max(...required, ...saved.map((heads) => heads ?? 0)) * room));
  const change = (next: Demand) => {
    const done = dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { demand: next } }));
    setFault(done ? '' : t(($) => $.refused));
    setRead(null);
    return done !== null;
  };
  const apply = (next: Curve, to: readonly number[] = [Number(day)]) => change(withCurve(demand, positionId, to, next));
  const spotOf = (event: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return null;
    const hour = Math.min(23, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * 24)));
    const heads = Math.min(scale, Math.max(0, Math.round(((box.bottom - event.clientY) / box.height) * scale)));
    return { hour, heads };
  };
  const workOut = () => {
    const perHead = readNumber(perPerson);
    if (perHead === null || perHead === 0) return setFault(t(($) => $.demand.perPersonWrong));
    const { figures, leftOut } = readTable(table);
    if (figures.size === 0) return setFault(t(($) => $.demand.unreadable));
    const heads = headsOfFigures(figures, perHead);
    const tooMany = [...heads].find(([, most]) => most > maxHeads);
    if (tooMany)
      return setFault(
        t(($) => $.demand.tooMany, {
          heads: tooMany[1],
          hour: formatHourShort(tooMany[0] % 24, language),
          most: maxHeads,
        }),
      );
    if (!change(withTable(demand, positionId, Number(day), heads))) return;
    const afterMidnight = [...heads.keys()].filter((hour) => hour >= 24).length;
    setRead(
      <>
        <p>
          {t(($) => $.demand.hoursRead, { count: figures.size })}{' '}
          {afterMidnight > 0 &&
            t(($) => $.demand.afterMidnight, {
              count: afterMidnight,
              day: weekdayName((Number(day) + 1) % 7, language),
            })}
        </p>
        {leftOut.length > 0 && (
          <>
            <p className="mt-1.5">{t(($) => $.demand.leftOut, { count: leftOut.length })}</p>
            <ul className="mt-1 max-h-40 overflow-y-auto font-mono text-sm">
              {leftOut.map(({ line, text }) => (
                <li key={line}>{t(($) => $.demand.line, { line, text })}</li>
              ))}
            </ul>
          </>
        )}
      </>,
    );
  };
  return (
    <div className="grid gap-4 grid-cols-1">
      <p className="text-muted">{t(($) => $.demand.intro)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Select
          label={t(($) => $.demand.position)}
          value={positionId}
          options={week.positions.map((position) => ({ value: position.id, label: positionName(position.id) }))}
          onChange={setPositionId}
        />
        <Select
          label={t(($) => $.demand.day)}
          value={day}
          options={days.map((each) => ({ value: String(each), label: weekdayName(each, language) }))}
          onChange={setDay}
        />
      </div>
      <div className="overflow-x-auto">
        <div className="min-w-155">
          <div
            ref={plot}
            aria-hidden="true"
            data-testid="demand-plot"
            className="relative flex items-end h-36 rounded-control bg-sand touch-none cursor-crosshair"
            onPointerDown={(event) => {
              const spot = event.button === 0 && spotOf(event);
              if (!spot) return;
              event.currentTarget.setPointerCapture?.(event.pointerId);
              setDraft({ from: spot.hour, curve: drawn(saved, spot.hour, spot.hour, spot.heads) });
            }}
            onPointerMove={(event) => {
              const spot = draft && spotOf(event);
              if (!spot) return;
              // The hours behind the pointer keep what was drawn.
              const next = draft.from + Math.sign(spot.hour - draft.from);
              setDraft({ from: spot.hour, curve: drawn(draft.curve, next, spot.hour, spot.heads) });
            }}
            onPointerUp={() => {
              if (draft) apply(draft.curve);
              setDraft(null);
            }}
            onPointerCancel={() => setDraft(null)}
          >
            {curve.map((heads, hour) => (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day
                key={hour}
                className="flex-1 h-full"
                aria-hidden="true"
                preserveAspectRatio="none"
                viewBox={`0 0 1 ${scale}`}
              >
                <rect
                  x="0.04"
                  width="0.92"
                  y={scale - (heads ?? required[hour] ?? 0)}
                  height={heads ?? required[hour] ?? 0}
                  className={heads === null ? 'fill-line-strong opacity-40' : 'fill-evergreen'}
                />
              </svg>
            ))}
          </div>
          <div className="flex mt-1">
            {curve.map((heads, hour) => (
              <HeadsField
                // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day
                key={`${positionId} ${day} ${hour}`}
                label={t(($) => $.demand.heads, { hour: formatHourShort(hour, language) })}
                heads={heads}
                placeholder={String(required[hour])}
                onHeads={(next) => {
                  if (next === undefined) setFault(t(($) => $.demand.wholeNumber, { most: maxHeads }));
                  else apply(drawn(saved, hour, hour, next));
                }}
              />
            ))}
          </div>
          <div className="flex text-xs text-muted" aria-hidden="true">
            {curve.map((_, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day
              <span key={hour} className="flex-1 text-center">
                {hour % 3 === 0 ? formatHourShort(hour, language) : ''}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => apply(saved, workdays)}>
          {t(($) => $.availability.toWorkdays, { day: weekdayName(Number(day), language) })}
        </Button>
        <Button variant="outline" size="small" onClick={() => apply(saved, days)}>
          {t(($) => $.availability.toAll, { day: weekdayName(Number(day), language) })}
        </Button>
        <Button variant="text" size="small" onClick={() => apply(saved.map(() => null))}>
          {t(($) => $.demand.clear)}
        </Button>
      </div>
      <details>
        <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">{t(($) => $.demand.fromTable)}</summary>
        <div className="grid gap-2.5">
          <label htmlFor={`${id}-table`} className="text-note text-muted">
            {t(($) => $.demand.tableHint)}
          </label>
          <textarea
            id={`${id}-table`}
            rows={5}
            value={table}
            spellCheck={false}
            placeholder={'9\t120\n10\t180'}
            onChange={(event) => setTable(event.target.value)}
            className="rounded-control border-firm border-line-strong bg-white p-3 font-mono text-sm"
          />
          <p className="flex flex-wrap items-center gap-2.5">
            <label htmlFor={`${id}-per`}>{t(($) => $.demand.perPerson)}</label>
            <input
              id={`${id}-per`}
              value={perPerson}
              inputMode="decimal"
              onChange={(event) => setPerPerson(event.target.value)}
              className="w-24 min-h-11 px-3 rounded-control border-firm border-line-strong bg-white tabular-nums"
            />
            <Button size="small" disabled={table.trim() === ''} onClick={workOut}>
              {t(($) => $.demand.read)}
            </Button>
          </p>
        </div>
      </details>
      {read && (
        <div role="status" className="rounded-control bg-mint px-4 py-3">
          {read}
        </div>
      )}
      <p role="alert" className={fault ? 'rounded-control bg-danger-soft text-danger px-4 py-3' : 'sr-only'}>
        {fault}
      </p>
    </div>
  );
}
