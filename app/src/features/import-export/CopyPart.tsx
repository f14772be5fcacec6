import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiedWeek, Engine } from '~/engine/engine';
import { freeOnError, tryCatch } from '~/engine/result';
import { whenText } from '~/roster/text/entryText';
import { formatDate, weekLabel } from '~/roster/text/format';
import { violationText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch, useSession } from '~/roster/week/session';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { NumberField } from '~/ui/NumberField';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';

const ways = ['last', 'other', 'pattern'] as const;
type Way = (typeof ways)[number];

/** The most weeks that a pattern fills at once, and the most weeks that it consists of. */
const maxWeeks = 26;
const maxSources = 6;

/** What copying would do, tried in a second copy of the roster. */
function preview(engine: Engine, week: EditableWeek, sources: readonly string[], count: number): CopiedWeek[] {
  const trial = engine.Editor.fromRoster(week.handle.roster(), week.dates.monday);
  const { copied = [] } = freeOnError(trial, (editor) =>
    editor.tell({ kind: 'copyWeeks', sources: [...sources], count }),
  );
  trial.free();
  return copied;
}

function LeftOut({ engine, copied }: { engine: Engine; copied: CopiedWeek }) {
  const { t } = useTranslation('importExport');
  const { t: tScheduler } = useTranslation('scheduler');
  const language = useLanguage();
  const dates = engine.isoWeekOf(copied.monday);
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">
        {t(($) => $.copy.unable, { count: copied.leftOut.length })}
      </summary>
      <ul className="mt-1 grid gap-2 max-h-72 overflow-y-auto" data-testid="not-copied">
        {copied.leftOut.map(({ shift, name, violations: [violation] }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="text-note leading-snug">
            <b className="block">
              {name || shift.staffId}, {whenText(timesOf(shift.day, startOf(shift), lengthOf(shift)), dates, language)}
            </b>
            {violation ? violationText(violation, name, tScheduler, language) : t(($) => $.copy.stranger)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who was away in the week that is copied, and on which days there was therefore nothing to copy. */
function Away({ engine, copied }: { engine: Engine; copied: CopiedWeek }) {
  const { t } = useTranslation('importExport');
  const language = useLanguage();
  const { days: dates } = engine.isoWeekOf(copied.from);
  const names = copied.away.map(({ name, days }) =>
    t(($) => $.copy.awayPerson, {
      name,
      days: days.map((day) => formatDate(dates[day] ?? copied.from, 'shortWeekday', language)).join(', '),
    }),
  );
  return (
    <p className="mt-1 text-note leading-snug" data-testid="copy-away">
      {t(($) => $.copy.away, { people: names.join('; ') })}
    </p>
  );
}

interface CopyPartProps {
  week: EditableWeek;
  /** The way that is chosen at first. */
  first?: Way;
  onDone: (text: string) => void;
}

/**
 * Copies last week, another one, or several in turn into the open week and those after it. Shifts that cannot be copied
 * are listed with reasons before anything is changed.
 */
export function CopyPart({ week, first = 'last', onDone }: CopyPartProps) {
  const { t } = useTranslation('importExport');
  const language = useLanguage();
  const start = useSession((session) => session.start);
  const engine = start.status === 'ready' ? start.engine : null;
  const { monday } = week.dates;
  const id = useId();
  const [way, setWay] = useState<Way>(first);
  const last = useMemo(() => engine && tryCatch(() => engine.addWeeks(monday, -1).monday), [engine, monday]);
  const lastMonday = last?.ok ? last.value : null;
  const planned = useMemo(() => {
    const mondays = tryCatch(() => week.handle.ask({ kind: 'mondays' }).filter((other) => other !== monday));
    return mondays.ok ? mondays.value : [];
  }, [week, monday]);
  const nearest = planned.findLast((other) => other < monday) ?? planned[0] ?? '';
  const [other, setOther] = useState(nearest);
  const [pattern, setPattern] = useState<readonly string[]>(() => planned.filter((each) => each < monday).slice(-2));
  const [count, setCount] = useState(4);
  const labelOf = (each: string) => {
    if (!engine) return each;
    const dates = engine.isoWeekOf(each);
    return t(($) => $.copy.week, { number: dates.isoWeek, label: weekLabel(dates, language) });
  };
  const options = planned.map((value) => ({ value, label: labelOf(value) }));
  const sources = useMemo(
    () => ({ last: lastMonday === null ? [] : [lastMonday], other: other ? [other] : [], pattern })[way],
    [lastMonday, other, pattern, way],
  );
  const weeks = way === 'pattern' ? count : 1;
  const choice = `${sources} ${weeks}`;
  // Once copied, the same shifts fit nowhere; the list would read as if nothing had been copied.
  const [copiedChoice, setCopiedChoice] = useState<string | null>(null);
  const copies = useMemo(
    () => (engine && sources.length > 0 ? tryCatch(() => preview(engine, week, sources, weeks)) : null),
    [engine, week, sources, weeks],
  );
  if (!engine || lastMonday === null) return <p>{t(($) => $.copy.none)}</p>;
  const copied = copies?.ok ? copies.value : [];
  const able = copied.reduce((sum, entry) => sum + entry.copied, 0);
  return (
    <div className="grid gap-4">
      <Segmented
        label={t(($) => $.copy.ways.label)}
        value={way}
        options={ways.map((value) => ({ value, label: t(($) => $.copy.ways[value]) }))}
        onChange={setWay}
      />
      {way !== 'last' && planned.length === 0 && <p>{t(($) => $.copy.noOther)}</p>}
      {way === 'other' && planned.length > 0 && (
        <Select label={t(($) => $.copy.from)} value={other} options={options} onChange={setOther} size="wide" />
      )}
      {way === 'pattern' && planned.length > 0 && (
        <fieldset className="grid gap-2.5">
          <legend className="mb-1 font-semibold">{t(($) => $.copy.pattern)}</legend>
          {pattern.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week may be in the pattern twice
            <div key={index} className="flex items-center gap-2.5">
              <span className="w-6 font-bold" aria-hidden="true">
                {String.fromCharCode(65 + index)}
              </span>
              <Select
                label={t(($) => $.copy.part, { letter: String.fromCharCode(65 + index) })}
                value={source}
                options={options}
                onChange={(next) => setPattern(pattern.map((each, place) => (place === index ? next : each)))}
              />
              <Button
                variant="text"
                size="small"
                onClick={() => setPattern(pattern.filter((_, place) => place !== index))}
              >
                {t(($) => $.copy.removePart)}
              </Button>
            </div>
          ))}
          {pattern.length < maxSources && (
            <div>
              <Button variant="outline" size="small" onClick={() => setPattern([...pattern, nearest])}>
                {t(($) => $.copy.addPart)}
              </Button>
            </div>
          )}
          <p className="flex flex-wrap items-center gap-2.5 font-semibold">
            <label htmlFor={id}>{t(($) => $.copy.count)}</label>
            <NumberField
              id={id}
              value={count}
              parse={async (text) => {
                const number = tryCatch(() => engine?.parseWholeNumber(text) ?? 0);
                return number.ok && number.value >= 1 ? Math.min(number.value, maxWeeks) : null;
              }}
              onChange={setCount}
              className="w-20 min-h-11 px-3 rounded-control border-firm border-line-strong bg-white tabular-nums"
            />
          </p>
        </fieldset>
      )}
      <p>{t(($) => $.copy.rules)}</p>
      {copies && !copies.ok && (
        <p role="alert" className="rounded-control bg-danger-soft text-danger px-4 py-3">
          {t(($) => $.copy.failed)}
        </p>
      )}
      {copied.length > 0 && copiedChoice !== choice && (
        <ul className="grid gap-1.5" data-testid="copy-preview">
          {copied.map((entry) => (
            <li key={entry.monday} className="border-b border-line pb-1.5">
              <span className="flex max-sm:flex-col justify-between gap-x-4">
                <span>{t(($) => $.copy.line, { week: labelOf(entry.monday), from: labelOf(entry.from) })}</span>
                <b className="shrink-0 tabular-nums">{t(($) => $.copy.able, { count: entry.copied })}</b>
              </span>
              {entry.away.length > 0 && <Away engine={engine} copied={entry} />}
              {entry.leftOut.length > 0 && <LeftOut engine={engine} copied={entry} />}
            </li>
          ))}
        </ul>
      )}
      {able > 0 && (
        <div>
          <Button
            onClick={ignoreDoubleClick(() => {
              if (
                dispatch((editor) => editor.tell({ kind: 'copyWeeks', sources: [...sources], count: weeks }), week)
                  ?.done
              ) {
                setCopiedChoice(choice);
                onDone(t(($) => $.copy.done, { count: able }));
              }
            })}
          >
            {t(($) => $.copy.button, { count: able })}
          </Button>
        </div>
      )}
    </div>
  );
}
