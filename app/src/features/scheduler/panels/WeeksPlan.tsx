import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedWeek, ProposedShift, Rules } from '~/engine/engine';
import { type EngineError, tryCatch } from '~/engine/result';
import { type MonthPerson, type MonthPlan, type Progress, Solver } from '~/engine/solver/solver';
import { formatDate, formatHours, formatTimes, weekdayName } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { closeFill, useFillStore } from '~/roster/week/fillStore';
import { dispatch } from '~/roster/week/session';
import { timesOf } from '~/roster/week/times';
import { dateAfter } from '~/roster/week/wholeRoster';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { Segmented } from '~/ui/Segmented';
import { ShortList, stretchesOf } from './ShortHours';
import type { ShortStretch } from './shortStretches';

interface WeeksPlanProps {
  week: EditableWeek;
  rules: Rules;
  /** How many weeks are filled, from the open one on. */
  weeks: number;
  positionName: (id: string) => string;
}

/** A new shift of a plan with the Monday of its week. */
interface Planned {
  readonly monday: string;
  readonly shift: ProposedShift;
}

const keyOf = ({ monday, shift }: Planned) => `${monday} ${shift.staffId} ${shift.day}`;

/** The same shifts by week, as the engine adds them. */
function byWeek(planned: readonly Planned[]): PlannedWeek[] {
  const mondays = [...new Set(planned.map(({ monday }) => monday))];
  return mondays.map((monday) => ({
    monday,
    shifts: planned.filter((entry) => entry.monday === monday).map(({ shift }) => shift),
  }));
}

const sumOf = (people: readonly MonthPerson[], figure: (person: MonthPerson) => number) =>
  people.reduce((sum, person) => sum + figure(person), 0);

/** The search of several weeks: it starts again when the roster is changed by anything else than accepting a part. */
function useWeeks({ week, rules, weeks }: Omit<WeeksPlanProps, 'positionName'>) {
  const [plan, setPlan] = useState<MonthPlan | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const { leftOut } = useFillStore((store) => store.choices);
  // What is over stays as it is, as in a plan of one week.
  const within = useFillStore((store) => store.aim?.within);
  const [fault, setFault] = useState<EngineError | null>(null);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const solver = useRef<Solver | null>(null);
  const acceptedInto = useRef(false);

  const stop = useCallback(() => {
    solver.current?.cancel();
    setIsSearching(false);
    setIsStopped(true);
  }, []);
  const search = useCallback(() => {
    if (acceptedInto.current) {
      acceptedInto.current = false;
      return;
    }
    const request = tryCatch(() => ({
      roster: week.handle.roster(),
      // A shift that exists is lengthened in a plan of one week only.
      question: {
        monday: week.dates.monday,
        weeks,
        rules: { ...rules, lengthen: false },
        leftOut: [...leftOut],
        within: [...(within ?? [])],
      },
    }));
    setPlan(null);
    setProgress(null);
    setAccepted(new Set());
    setFault(request.ok ? null : request.fault);
    if (!request.ok) return;
    setIsSearching(true);
    setIsStopped(false);
    solver.current ??= new Solver();
    solver.current.fillWeeks(request.value, {
      progress: setProgress,
      plan: setPlan,
      done: () => setIsSearching(false),
      failed: (failure) => {
        setIsSearching(false);
        setFault(failure);
      },
    });
  }, [week, rules, weeks, leftOut, within]);
  useEffect(search, [search]);
  useEffect(() => () => solver.current?.cancel(), []);

  const accept = (chosen: readonly Planned[]): boolean => {
    if (isSearching) stop();
    acceptedInto.current = true;
    const isDone = dispatch((editor) => editor.tell({ kind: 'applyWeeks', weeks: byWeek(chosen) }), week) !== null;
    if (!isDone) acceptedInto.current = false;
    else setAccepted(new Set([...accepted, ...chosen.map(keyOf)]));
    return isDone;
  };
  return { plan, progress, isSearching, isStopped, fault, accepted, search, stop, accept };
}

/** A plan of several weeks: its figures before and after, and its shifts by week and day or by person. */
export default function WeeksPlan(props: WeeksPlanProps) {
  const { week } = props;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plan, progress, isSearching, isStopped, fault, accepted, search, stop, accept } = useWeeks(props);
  const [view, setView] = useState<'week' | 'person'>('week');
  const planned = useMemo(
    () =>
      (plan?.weeks ?? [])
        .flatMap(({ monday, shifts }) => shifts.map((shift): Planned => ({ monday, shift })))
        .filter((entry) => !accepted.has(keyOf(entry))),
    [plan, accepted],
  );
  const nameOf = (id: string) => week.staff.find((member) => member.id === id)?.name ?? id;
  const hours = (minutes: number) => formatHours({ hours: 0, minutes }, language);
  const missing = plan?.weeks.reduce((sum, { missingAfter }) => sum + missingAfter, 0) ?? 0;
  const count = (figure: number) => formatHours({ hours: figure }, language);
  const figures = {
    missing: count(progress?.missing ?? missing),
    bound: count(Math.max(progress?.bound ?? 0, plan?.bound ?? 0)),
  };
  const foundText = ({ proven, bound, byTypes }: MonthPlan, left: number) => {
    const found = { missing: count(left), bound: count(bound) };
    if (proven) return byTypes ? t(($) => $.fillPanel.weeks.bestOfAll) : t(($) => $.fillPanel.weeks.best);
    return byTypes && bound >= left
      ? t(($) => $.fillPanel.weeks.fewest, found)
      : t(($) => $.fillPanel.weeks.stopped, found);
  };
  const status = useRef<HTMLParagraphElement>(null);
  // The button that is pressed goes away.
  const andFocus = (act: () => void) => {
    status.current?.focus();
    act();
  };

  const part = (label: string, entries: readonly Planned[]) =>
    entries.length > 0 && (
      <Button
        size="small"
        variant="outline"
        className="lg:min-h-7 lg:px-2 lg:text-fine"
        aria-label={t(($) => $.fillPanel.weeks.acceptPartName, { part: label })}
        onClick={() => andFocus(() => accept(entries))}
      >
        {t(($) => $.fillPanel.weeks.acceptPart)}
      </Button>
    );
  const line = (entry: Planned, label: string) => (
    <li key={keyOf(entry)} className="flex items-center gap-2 min-h-9 lg:min-h-6">
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="shrink-0 tabular-nums">
        {formatTimes(timesOf(entry.shift.day, entry.shift.start, entry.shift.hours), language)}
      </span>
    </li>
  );

  if (fault) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-button bg-danger-soft p-4">
        <p>{t(($) => $.fillPanel.failed.text)}</p>
        <Button size="small" variant="outline" onClick={search}>
          {t(($) => $.fillPanel.failed.retry)}
        </Button>
      </div>
    );
  }
  return (
    <div data-testid="weeks-plan" className="grid grid-cols-1 gap-3 lg:gap-2 min-w-0">
      <div className="grid justify-items-start gap-2">
        <p ref={status} role="status" tabIndex={-1} className="text-note lg:text-small focus:outline-none">
          {isSearching && !plan && !progress && t(($) => $.fillPanel.search.preparing)}
          {isSearching && (plan || progress) && t(($) => $.fillPanel.weeks.searching, figures)}
          {!isSearching && plan && foundText(plan, missing)}
          {!isSearching && !isStopped && plan && planned.length === 0 && ` ${t(($) => $.fillPanel.weeks.nothing)}`}
        </p>
        {isSearching && plan && (
          <Button size="small" variant="outline" onClick={() => andFocus(stop)}>
            {t(($) => $.fillPanel.weeks.stop)}
          </Button>
        )}
        {!isSearching && (isStopped || accepted.size > 0) && (
          <Button size="small" variant="text" onClick={() => andFocus(search)}>
            {t(($) => $.fillPanel.weeks.again)}
          </Button>
        )}
      </div>
      {plan && <WeeksFigures plan={plan} />}
      {planned.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            className="lg:min-h-9 lg:px-3 lg:text-small"
            data-accept
            onClick={() => accept(planned) && closeFill()}
          >
            {t(($) => $.fillPanel.weeks.accept, { count: planned.length })}
          </Button>
          <Button size="small" variant="outline" className="lg:min-h-9 lg:px-3 lg:text-small" onClick={closeFill}>
            {t(($) => $.fillPanel.accept.discard)}
          </Button>
        </div>
      )}
      {plan && <ShortOfWeeks plan={plan} week={week} rules={props.rules} positionName={props.positionName} />}
      {plan && (
        <Segmented
          label={t(($) => $.fillPanel.weeks.view)}
          value={view}
          options={[
            { value: 'week', label: t(($) => $.fillPanel.weeks.byWeek) },
            { value: 'person', label: t(($) => $.fillPanel.weeks.byPerson) },
          ]}
          onChange={setView}
          dense
        />
      )}
      {plan && view === 'week' && (
        <ul className="grid gap-2">
          {plan.weeks.map(({ monday, missingAfter }) => {
            const label = formatDate(monday, 'dayMonth', language);
            const entries = planned.filter((entry) => entry.monday === monday);
            return (
              <li key={monday} className="text-note lg:text-small">
                <div className="flex items-center gap-2">
                  <h3 className="min-w-0 flex-1 font-semibold">
                    {t(($) => $.fillPanel.weeks.week, { week: label, missing: count(missingAfter) })}
                  </h3>
                  {part(label, entries)}
                </div>
                {[0, 1, 2, 3, 4, 5, 6].map((day) => {
                  const ofDay = entries.filter(({ shift }) => shift.day === day);
                  const name = weekdayName(day, language);
                  return (
                    ofDay.length > 0 && (
                      <div key={day} className="flex items-start gap-2">
                        <Fold
                          dense
                          className="min-w-0 flex-1"
                          label={
                            <span className="flex flex-wrap items-center gap-x-2">
                              {name}
                              <span className="text-muted">
                                {t(($) => $.fillPanel.weeks.shifts, { count: ofDay.length })}
                              </span>
                            </span>
                          }
                        >
                          <ul className="pl-2">{ofDay.map((entry) => line(entry, nameOf(entry.shift.staffId)))}</ul>
                        </Fold>
                        {part(`${name}, ${label}`, ofDay)}
                      </div>
                    )
                  );
                })}
              </li>
            );
          })}
        </ul>
      )}
      {plan && view === 'person' && (
        <ul className="grid gap-1">
          {plan.people.map((person) => {
            const { staffId, contractMinutes, after, wishesAsked } = person;
            const entries = planned.filter(({ shift }) => shift.staffId === staffId);
            const name = nameOf(staffId);
            const carried = { hours: hours(after.minutes), weekends: after.weekendDays };
            return (
              <li key={staffId} className="flex items-start gap-2 text-note lg:text-small">
                <Fold
                  dense
                  className="min-w-0 flex-1"
                  label={
                    <span className="grid">
                      <span className="font-semibold">{name}</span>
                      <span className="text-muted text-fine">
                        {contractMinutes === undefined
                          ? t(($) => $.fillPanel.weeks.person, carried)
                          : t(($) => $.fillPanel.weeks.personOf, { ...carried, contract: hours(contractMinutes) })}
                        {wishesAsked > 0 &&
                          `, ${t(($) => $.fillPanel.weeks.personWishes, { met: after.wishesMet, asked: wishesAsked })}`}
                      </span>
                    </span>
                  }
                >
                  <ul className="pl-2">
                    {entries.map((entry) =>
                      line(
                        entry,
                        `${weekdayName(entry.shift.day, language)}, ${formatDate(dateAfter(entry.monday, entry.shift.day), 'dayMonth', language)}`,
                      ),
                    )}
                  </ul>
                </Fold>
                {part(name, entries)}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** What a plan makes of the weeks: missing work, hours over contract, and what people carry, before and after. */
function WeeksFigures({ plan }: { plan: MonthPlan }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { weeks, people, byTypes } = plan;
  const hours = (count: number) =>
    t(($) => $.fillPanel.figures.hours, { hours: formatHours({ hours: count }, language) });
  const change = (from: string, to: string) => (from === to ? to : t(($) => $.fillPanel.figures.change, { from, to }));
  const counted = (figure: 'weekendDays' | 'nights' | 'closings' | 'wishesMet') =>
    change(String(sumOf(people, ({ before }) => before[figure])), String(sumOf(people, ({ after }) => after[figure])));
  const overtime = weeks.reduce((sum, { addedOvertime }) => sum + addedOvertime, 0);
  const asked = sumOf(people, ({ wishesAsked }) => wishesAsked);
  const rows = [
    [
      t(($) => $.fillPanel.weeks.missing),
      change(
        hours(weeks.reduce((sum, { missingBefore }) => sum + missingBefore, 0)),
        hours(weeks.reduce((sum, { missingAfter }) => sum + missingAfter, 0)),
      ),
    ],
    ...(byTypes
      ? [
          [
            t(($) => $.fillPanel.weeks.shiftsMissing),
            change(String(byTypes.missingBefore), String(byTypes.missingAfter)),
          ],
        ]
      : []),
    [
      t(($) => $.fillPanel.weeks.overContract),
      t(($) => $.fillPanel.weeks.added, { hours: formatHours({ hours: 0, minutes: overtime }, language) }),
    ],
    [t(($) => $.fillPanel.weeks.weekendDays), counted('weekendDays')],
    [t(($) => $.fillPanel.weeks.nights), counted('nights')],
    [t(($) => $.fillPanel.weeks.closings), counted('closings')],
    ...(asked > 0 ? [[t(($) => $.fillPanel.figures.wishes, { asked }), counted('wishesMet')]] : []),
  ];
  return (
    <dl
      aria-label={t(($) => $.fillPanel.weeks.figures)}
      className="grid grid-cols-auto-1 gap-x-3 max-w-80 text-small leading-[1.3]"
    >
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What stays short, by week, of positions and of skills, each with its reason. */
function ShortOfWeeks({ plan, week, rules, positionName }: { plan: MonthPlan } & Omit<WeeksPlanProps, 'weeks'>) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const weeks = useMemo(
    () =>
      plan.weeks.flatMap((of) => {
        const absences = week.dates.monday === of.monday ? week.absences : [];
        const stretches = stretchesOf(
          of,
          (staffId, day) => absences.find((known) => known.staffId === staffId && known.day === day)?.kind ?? null,
        );
        return stretches.length > 0 ? [{ monday: of.monday, stretches }] : [];
      }),
    [plan, week],
  );
  if (weeks.length === 0) return null;
  const last = plan.weeks.at(-1)?.monday;
  const instead = (monday: string) => (stretch: ShortStretch) =>
    plan.byTypes && monday === last && stretch.day === 6 && stretch.end === 24
      ? t(($) => $.fillPanel.weeks.lastNight)
      : null;
  return (
    <Fold dense label={<span className="font-semibold">{t(($) => $.fillPanel.short.title)}</span>}>
      {weeks.map(({ monday, stretches }) => {
        const label = formatDate(monday, 'dayMonth', language);
        const days = [0, 1, 2, 3, 4, 5, 6].map((day) => dateAfter(monday, day));
        return (
          <section key={monday} className="pl-2">
            <h4 className="text-small">{label}</h4>
            <ShortList
              stretches={stretches}
              label={label}
              dates={{ days }}
              positionName={positionName}
              rules={rules}
              instead={instead(monday)}
            />
          </section>
        );
      })}
    </Fold>
  );
}
