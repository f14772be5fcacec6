import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Absence } from '~/engine/engine';
import { whenText } from '~/features/scheduler/text/entryText';
import { chipName, formatDate, formatHours, weekLabel } from '~/features/scheduler/text/format';
import { usePositionName } from '~/features/scheduler/text/usePositionName';
import { adjacentPeriod } from '~/features/scheduler/week/dates';
import { personSearch } from '~/features/scheduler/week/personLink';
import {
  type Command,
  dismissLinkFault,
  dispatch,
  startSession,
  undo,
  useSession,
} from '~/features/scheduler/week/session';
import { readViewState } from '~/features/scheduler/week/viewState';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { Skeleton } from '~/ui/Skeleton';
import { TextButton, TextLink } from '~/ui/TextLink';
import { PersonShiftCard } from './PersonShiftCard';
import { type PersonWeek, usePersonWeek } from './usePersonWeek';

const noPerson = '';
const arrow = 'grid place-items-center size-11 rounded-control border-firm border-line bg-white hover:bg-sand';

/** A person's days, each with its shifts or 'Day off'. */
function Days({ person }: { person: PersonWeek }) {
  const { t } = useTranslation('myWeek');
  const language = useLanguage();
  const { week, row, days, absences } = person;
  const { dates } = week;
  const positionName = usePositionName(week.positions);
  const summary = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState('');
  const pending = row.days.flat().filter(({ confirmed }) => !confirmed);
  const confirm = (command: Command, text: string) => {
    if (!dispatch(command, week)?.done) return;
    setStatus(text);
    // The pressed button was removed.
    summary.current?.focus();
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-mint px-4 py-3">
        <p ref={summary} tabIndex={-1} className="flex-1 min-w-48 font-semibold focus-visible:outline-none">
          {positionName(row.positionId)} · {t(($) => $.hours, { hours: formatHours(row.weekLength, language) })}
          <span className="block font-normal">
            {row.days.flat().length === 0 ? t(($) => $.noShifts) : t(($) => $.pending, { count: pending.length })}
          </span>
        </p>
        {pending.length > 1 && (
          <Button
            size="small"
            onClick={() =>
              confirm(
                (handle) => handle.confirmTogether(pending.map(({ shiftId }) => shiftId)),
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
      <ol className="mt-4 grid grid-cols-1 gap-3">
        {dates.days.map((date, day) => (
          <li key={date} className="rounded-card border border-line bg-white px-4 py-3" data-day={day}>
            <h2 className="text-lead text-muted first-letter:uppercase">{formatDate(date, 'full', language)}</h2>
            {days[day]?.length ? (
              <div className="mt-2 grid grid-cols-1 gap-4 divide-y divide-line [&>*+*]:pt-4">
                {days[day].map((shift) => {
                  const when = whenText(shift.shift, dates, language);
                  return (
                    <PersonShiftCard
                      key={shift.shift.shiftId}
                      shift={shift}
                      when={when}
                      positionName={positionName}
                      onConfirm={() =>
                        confirm(
                          (handle) => handle.confirm(shift.shift.shiftId),
                          t(($) => $.done, { when }),
                        )
                      }
                    />
                  );
                })}
              </div>
            ) : (
              <Off absence={absences.find((absence) => absence.day === day)} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A day without shifts: off, or away with the reason. */
function Off({ absence }: { absence: Absence | undefined }) {
  const { t } = useTranslation(['myWeek', 'scheduler']);
  return (
    <p className="mt-1 font-medium">
      {absence ? t(($) => $.absence[absence.kind], { ns: 'scheduler' }) : t(($) => $.off)}
      {absence?.note && <span className="block font-normal text-muted">{absence.note}</span>}
    </p>
  );
}

/** A person's week, for their phone: shifts, coworkers and confirmation. */
export function MyWeekPage() {
  const { t } = useTranslation('myWeek');
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
  const title = person ? t(($) => $.titleOf, { name: chipName(person.row.name) }) : t(($) => $.title);
  return (
    <main
      id="content"
      className="w-full max-w-160 mx-auto px-4 py-5"
      data-engine={start.status === 'failed' ? 'failed' : week || linkFault ? 'ready' : 'waiting'}
    >
      <h1 className="text-headline">{title}</h1>
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
          <div className="mt-2 flex items-center gap-2">
            <button type="button" className={arrow} aria-label={t(($) => $.previous)} onClick={() => step(-1)}>
              <ChevronLeft className="size-5" aria-hidden="true" />
            </button>
            <p className="font-semibold tabular-nums">{weekLabel(week.dates, language)}</p>
            <button type="button" className={arrow} aria-label={t(($) => $.next)} onClick={() => step(1)}>
              <ChevronRight className="size-5" aria-hidden="true" />
            </button>
          </div>
          <div className="mt-3">
            <Select
              label={t(($) => $.whose)}
              value={person ? person.row.staffId : noPerson}
              options={[
                ...(person ? [] : [{ value: noPerson, label: t(($) => $.choose) }]),
                ...week.staff.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(id) => void navigate({ pathname: path, search: personSearch({ person: id, week: weekKey }) })}
            />
          </div>
          {!person && staffId !== null && <p className="mt-3">{t(($) => $.unknown)}</p>}
          {person && <Days key={`${person.row.staffId} ${week.dates.monday}`} person={person} />}
        </>
      )}
      <p className="mt-6 text-note text-muted">{t(($) => $.demo)}</p>
      <TextLink to={{ pathname: pathTo('shift-scheduler', language), search: weekKey ? `?week=${weekKey}` : '' }}>
        {t(($) => $.roster)}
      </TextLink>
    </main>
  );
}
