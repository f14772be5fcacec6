import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Absence, ShiftChip } from '~/engine/engine';
import { PersonPicture } from '~/roster/parts/PersonPicture';
import { useNow } from '~/roster/parts/useNow';
import { whenText } from '~/roster/text/entryText';
import { chipName, formatDate, formatHours, weekLabel } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import { adjacentPeriod } from '~/roster/week/dates';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { isOver } from '~/roster/week/moment';
import { personSearch } from '~/roster/week/personLink';
import { type Command, dismissLinkFault, dispatch, startSession, undo, useSession } from '~/roster/week/session';
import { lengthOf } from '~/roster/week/times';
import { readViewState } from '~/roster/week/viewState';
import { lazy } from '~/shared/lazy';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { Link } from '~/ui/Link';
import { Select } from '~/ui/Select';
import { Skeleton } from '~/ui/Skeleton';
import { TextButton, TextLink } from '~/ui/TextLink';
import { PersonShiftCard } from './PersonShiftCard';
import { type PersonWeek, usePersonWeek } from './usePersonWeek';

const KeptHint = lazy(() => import('~/roster/kept/KeptHint'));
const PersonWishes = lazy(async () => ({
  default: (await import('~/roster/parts/PersonWishes')).PersonWishes,
}));

const arrow = 'border-firm border-line bg-white';

/** The week at a glance: each day's hours, filled once confirmed. A picture of the list below. */
function WeekStrip({ person: { week, days }, today }: { person: PersonWeek; today: string | undefined }) {
  const { t } = useTranslation('myWeek');
  const language = useLanguage();
  return (
    <div aria-hidden="true" className="mt-4 grid grid-cols-7 gap-1 text-center leading-tight tabular-nums">
      {week.dates.days.map((date, day) => {
        const shifts = (days[day] ?? []).map(({ shift }) => shift);
        const length = shifts.reduce((sum, shift) => sum + lengthOf(shift), 0);
        const ground = shifts.every(({ confirmed }) => confirmed)
          ? 'bg-evergreen text-white'
          : 'border-firm border-dashed border-evergreen text-evergreen';
        return (
          <div key={date} className={clsx('grid gap-1 rounded-control p-1', date === today && 'bg-sand')}>
            <span className="text-xs text-muted first-letter:uppercase">
              {formatDate(date, 'shortWeekday', language)}
            </span>
            <span className="font-bold">{Number(date.slice(8))}</span>
            <span
              className={clsx(
                'grid place-items-center h-8 rounded-chip text-xs font-semibold',
                shifts.length > 0 ? ground : 'text-muted',
              )}
            >
              {shifts.length > 0 ? t(($) => $.shiftHours, { hours: formatHours({ hours: length }, language) }) : '–'}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** A person's days, each with its shifts or 'Day off'. */
function Days({ person }: { person: PersonWeek }) {
  const { t } = useTranslation(['myWeek', 'scheduler']);
  const language = useLanguage();
  const { week, row, days, absences } = person;
  const { dates } = week;
  const positionName = usePositionName(week.positions);
  const summary = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState('');
  const shifts = days.flat().map(({ shift }) => shift);
  const now = useNow();
  const today = now?.date;
  // Nobody confirms what is over.
  const isPending = (shift: ShiftChip) => !shift.confirmed && !(now && isOver(dates.days, shift, now));
  const pending = shifts.filter(isPending);
  // The days of the current week that are over are folded away.
  const earlier = today === undefined ? 0 : Math.max(0, dates.days.indexOf(today));
  const confirm = (command: Command, text: string) => {
    if (!dispatch(command, week)?.done) return;
    setStatus(text);
    // The pressed button was removed.
    summary.current?.focus();
  };
  const cards = dates.days.map((date, day) => {
    const isToday = date === today;
    const isFree = !days[day]?.length;
    return (
      <li
        key={date}
        data-day={day}
        aria-current={isToday ? 'date' : undefined}
        className={clsx(
          'rounded-card px-4 py-3',
          isToday ? 'border-2 border-evergreen bg-white shadow-card' : 'border border-line',
          isFree ? 'flex flex-wrap items-baseline justify-between gap-x-4' : !isToday && 'bg-white',
        )}
      >
        <h2 className="flex items-center gap-2 text-lead text-muted">
          <span className="first-letter:uppercase">{formatDate(date, 'full', language)}</span>
          {isToday && (
            <span className="rounded-chip bg-ink px-2 py-0.5 font-text text-sm tracking-normal text-white">
              {t(($) => $.controls.today, { ns: 'scheduler' })}
            </span>
          )}
        </h2>
        {isFree ? (
          <Off absence={absences.find((absence) => absence.day === day)} />
        ) : (
          <div className="mt-2 grid grid-cols-1 gap-4 divide-y divide-line [&>*+*]:pt-4">
            {days[day]?.map((shift) => {
              const when = whenText(shift.shift, dates, language);
              return (
                <PersonShiftCard
                  key={shift.shift.shiftId}
                  shift={shift}
                  isToday={isToday}
                  mainPositionId={row.positionId}
                  when={when}
                  positionName={positionName}
                  onConfirm={
                    isPending(shift.shift) &&
                    (() =>
                      confirm(
                        (handle) => handle.tell({ kind: 'confirm', shiftIds: [shift.shift.shiftId] }),
                        t(($) => $.done, { when }),
                      ))
                  }
                />
              );
            })}
          </div>
        )}
      </li>
    );
  });
  return (
    <>
      <WeekStrip person={person} today={today} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-mint px-4 py-3">
        <p ref={summary} tabIndex={-1} className="flex-1 min-w-48 font-semibold focus-visible:outline-none">
          {positionName(row.positionId)} · {t(($) => $.hours, { hours: formatHours(row.weekLength, language) })}
          <span className="block font-normal">
            {shifts.length === 0 ? t(($) => $.noShifts) : t(($) => $.pending, { count: pending.length })}
          </span>
        </p>
        {pending.length > 1 && (
          <Button
            size="small"
            onClick={() =>
              confirm(
                (handle) => handle.tell({ kind: 'confirm', shiftIds: pending.map(({ shiftId }) => shiftId) }),
                t(($) => $.doneAll, { count: pending.length }),
              )
            }
          >
            {t(($) => $.confirmAll)}
          </Button>
        )}
      </div>
      <div role="status" className="flex items-center gap-2 empty:hidden mt-2">
        {status !== '' && (
          <>
            <p className="flex-1 first-letter:uppercase">{status}</p>
            <TextButton
              className="px-3 text-evergreen"
              onClick={() => {
                undo();
                setStatus('');
                summary.current?.focus();
              }}
            >
              {t(($) => $.undo)}
            </TextButton>
          </>
        )}
      </div>
      {earlier > 0 && (
        <details className="group mt-4 rounded-card border border-line bg-white">
          <summary className="flex items-center justify-between min-h-12 px-4 cursor-pointer list-none font-semibold text-muted">
            {t(($) => $.earlier, { count: earlier })}
            <ChevronDown className="size-4.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <ol className="grid grid-cols-1 gap-3 p-3 pt-0">{cards.slice(0, earlier)}</ol>
        </details>
      )}
      <ol className="mt-4 grid grid-cols-1 gap-3">{cards.slice(earlier)}</ol>
    </>
  );
}

/** A day without shifts: off, or away with the reason. */
function Off({ absence }: { absence: Absence | undefined }) {
  const { t } = useTranslation(['myWeek', 'scheduler']);
  return (
    <p className="font-medium">
      {absence ? t(($) => $.absence[absence.kind], { ns: 'scheduler' }) : t(($) => $.off)}
      {absence?.note && <span className="block font-normal text-muted">{absence.note}</span>}
    </p>
  );
}

interface PeopleProps {
  week: EditableWeek;
  searchOf: (staffId: string) => string;
}

/** Everybody of the week, to choose oneself from. */
function People({ week, searchOf }: PeopleProps) {
  const { t } = useTranslation('myWeek');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  return (
    <nav aria-label={t(($) => $.choose)} className="mt-5">
      <ul className="grid auto-rows-fr grid-cols-2 gap-2 sm:grid-cols-3">
        {week.staff.map(({ id, name, positionId, color }) => (
          <li key={id}>
            <Link
              to={{ pathname: pathTo('my-week', language), search: searchOf(id) }}
              className="flex items-center gap-2 h-full rounded-control border border-line bg-white p-1.5 hover:border-ink transition-colors duration-150"
            >
              <PersonPicture name={name} color={color} className="size-10" />
              <span className="min-w-0 leading-snug break-words">
                <span className="block text-note font-semibold">{name}</span>
                <span className="block text-small text-muted">{positionName(positionId)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A person's week, for their phone: shifts, coworkers and confirmation. */
export function MyWeekPage() {
  const { t } = useTranslation(['myWeek', 'scheduler']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { start, weekKey, week, staffId, person: result } = usePersonWeek();
  const linkFault = useSession((session) => session.linkFault);
  const person = result.ok ? result.value : null;
  const path = pathTo('my-week', language);
  const step = (by: -1 | 1) => {
    if (start.status !== 'ready' || !weekKey) return;
    const before = readViewState(new URLSearchParams(), weekKey);
    const { week: next = weekKey } = adjacentPeriod(start.engine, before, by);
    void navigate({ pathname: path, search: personSearch({ person: staffId, week: next }) });
  };
  // Who got a link to their own week has nothing of the others.
  const isOwnLink = week?.origin?.kind === 'shared' && week.origin.person === person?.row.staffId;
  const member = person && week?.staff.find(({ id }) => id === person.row.staffId);
  const title = person ? t(($) => $.titleOf, { name: chipName(person.row.name) }) : t(($) => $.title);
  return (
    <main
      id="content"
      className="w-full max-w-160 mx-auto px-4 py-5"
      data-engine={start.status === 'failed' ? 'failed' : week || linkFault ? 'ready' : 'waiting'}
    >
      <div className="flex items-center gap-3">
        {person && <PersonPicture name={person.row.name} color={person.row.color} className="size-12" />}
        <h1 className="text-headline">{title}</h1>
      </div>
      {week && (
        <Suspense>
          <div className="mt-4 empty:hidden">
            <KeptHint leadsTo={null} />
          </div>
        </Suspense>
      )}
      {start.status === 'failed' && (
        <div role="alert" className="mt-4 grid gap-3 justify-items-start">
          <p>{t(($) => $.failed)}</p>
          <Button size="small" onClick={() => void startSession()}>
            {t(($) => $.retry)}
          </Button>
        </div>
      )}
      {linkFault && (
        <div role="alert" className="mt-4 grid gap-3 justify-items-start">
          <p>{t(($) => $.fault)}</p>
          <Button size="small" onClick={dismissLinkFault}>
            {t(($) => $.showSample)}
          </Button>
        </div>
      )}
      {start.status !== 'failed' && !week && !linkFault && (
        <div aria-busy="true" className="mt-4 grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {week && (
        <>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <div className="flex items-center gap-2">
              <IconButton className={arrow} label={t(($) => $.previous)} onClick={() => step(-1)}>
                <ChevronLeft className="size-5" aria-hidden="true" />
              </IconButton>
              <p className="font-semibold tabular-nums">{weekLabel(week.dates, language)}</p>
              <IconButton className={arrow} label={t(($) => $.next)} onClick={() => step(1)}>
                <ChevronRight className="size-5" aria-hidden="true" />
              </IconButton>
            </div>
            {person && !isOwnLink && (
              <Select
                label={t(($) => $.whose)}
                value={person.row.staffId}
                options={week.staff.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) =>
                  void navigate({ pathname: path, search: personSearch({ person: id, week: weekKey }) })
                }
              />
            )}
          </div>
          {!person && staffId !== null && <p className="mt-3">{t(($) => $.unknown)}</p>}
          {!person && !isOwnLink && (
            <People week={week} searchOf={(id) => personSearch({ person: id, week: weekKey })} />
          )}
          {person && <Days key={`${person.row.staffId} ${week.dates.monday}`} person={person} />}
          {member && !isOwnLink && (
            <section aria-labelledby="my-wishes" className="mt-6 grid gap-2 grid-cols-1">
              <h2 id="my-wishes" className="text-lead">
                {t(($) => $.wishes.title, { ns: 'scheduler' })}
              </h2>
              <Suspense>
                <PersonWishes key={member.id} week={week} person={member} />
              </Suspense>
            </section>
          )}
        </>
      )}
      <p className="mt-6 text-note text-muted">{t(($) => $.demo)}</p>
      {!isOwnLink && (
        <TextLink to={{ pathname: pathTo('shift-scheduler', language), search: weekKey ? `?week=${weekKey}` : '' }}>
          {t(($) => $.roster)}
        </TextLink>
      )}
    </main>
  );
}
