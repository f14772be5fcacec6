import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHourShort, weekdayName } from '~/roster/text/format';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { type Demand, headsOfFigures, maxHeads, readTable, withTable } from './demand';
import { readNumber } from './quantities';

interface DemandTableProps {
  positions: readonly { readonly id: string; readonly name: string }[];
  demand: Demand;
  days: readonly number[];
  /** The Mondays of the only week that it is for, and of the week after. */
  weeks: readonly [string, string] | undefined;
  /** Saves a demand; false if it is refused. */
  onDemand: (demand: Demand) => boolean;
}

/** The heads of a position worked out from a pasted table of sales or visitors by the hour. */
export function DemandTable({ positions, demand, days, weeks, onDemand }: DemandTableProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const id = useId();
  const [positionId, setPositionId] = useState(positions[0]?.id ?? '');
  const [table, setTable] = useState('');
  const [perPerson, setPerPerson] = useState('10');
  const [fault, setFault] = useState('');
  const [read, setRead] = useState<ReactNode>(null);
  const workOut = () => {
    setRead(null);
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
    const made = days.reduce((before, day) => withTable(before, positionId, day, heads, weeks), demand);
    if (!onDemand(made)) return setFault(t(($) => $.refused));
    setFault('');
    const afterMidnight = [...heads.keys()].filter((hour) => hour >= 24).length;
    const [only] = days.length === 1 ? days : [];
    const day =
      only === undefined
        ? t(($) => $.demand.nextDay)
        : t(($) => $.demand.onDay, { day: weekdayName((only + 1) % 7, language) });
    setRead(
      <>
        <p>
          {t(($) => $.demand.hoursRead, { count: figures.size })}{' '}
          {afterMidnight > 0 && t(($) => $.demand.afterMidnight, { count: afterMidnight, day })}
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
    <details>
      <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">{t(($) => $.demand.fromTable)}</summary>
      <div className="grid gap-2.5">
        <Select
          label={t(($) => $.demand.position)}
          value={positionId}
          options={positions.map((position) => ({ value: position.id, label: position.name }))}
          onChange={setPositionId}
        />
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
        {read && (
          <div role="status" className="rounded-control bg-mint px-4 py-3">
            {read}
          </div>
        )}
        <p role="alert" className={fault ? 'rounded-control bg-danger-soft text-danger px-4 py-3' : 'sr-only'}>
          {fault}
        </p>
      </div>
    </details>
  );
}
