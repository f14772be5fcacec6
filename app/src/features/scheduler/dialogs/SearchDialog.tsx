import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenText } from '~/roster/text/entryText';
import { formatTimes, weekdayName } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import { violationText } from '~/roster/text/violationText';
import { requestFocus, showView } from '~/roster/week/actions';
import { scheduleOf } from '~/roster/week/editableWeek';
import { currentMoment, isOver } from '~/roster/week/moment';
import { readSearch, shiftAround } from '~/roster/week/search';
import { closeDialog, openDialog, useSession } from '~/roster/week/session';
import { startOf, timesOf } from '~/roster/week/times';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { slotNames } from '~/roster/week/viewState';
import { useLanguage } from '~/shared/useLanguage';
import { Dialog } from '~/ui/Dialog';

/** The hours that are looked at without others. */
const wholeDay = { start: 10, end: 20 };
/** The most answers of one kind. */
const most = 8;

interface Found {
  readonly key: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly go: () => void;
}

/** Shows the cell of a person's day, or of an hour. */
function showCell(day: number, hour: number, staffId: string | null): void {
  const group = staffId === null ? 'time' : 'member';
  showView({ view: 'weekly', group, slots: slotNames, team: null, position: null });
  requestFocus({ group, day, hour, staffId });
}

/** One field for names, times and questions such as 'who can close Friday'; each answer leads to its cell. */
export function SearchDialog({ loaded: { week } }: { loaded: Pick<WeekOnScreen, 'week'> }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // A dialog that opens takes the focus to its first button.
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  const positionName = usePositionName(week.positions);
  const engine = useSession(({ start }) => (start.status === 'ready' ? start.engine : null));
  const { dates, staff, positions, handle } = week;
  const found = useMemo((): Found[] => {
    if (!engine || text.trim() === '') return [];
    const schedule = scheduleOf(week);
    const examined = schedule.examined ?? wholeDay;
    const now = currentMoment();
    const today = dates.days.indexOf(now.date);
    const search = readSearch(
      text,
      { staff, positions, positionName },
      { today: today < 0 ? null : today, slots: engine.slots(), examined },
    );
    const { day, hours, asksWho } = search;
    const byStart = [...schedule.shifts].sort((a, b) => a.day - b.day || startOf(a) - startOf(b));
    const answers: Found[] = [];
    if (asksWho && day !== null) {
      const { minHours = 0 } = handle.ask({ kind: 'rules' });
      const { start, end } = shiftAround(hours ?? examined, examined, minHours);
      const asked = search.positions.length > 0 ? search.positions : positions;
      const named = new Set(search.people.map((person) => person.id));
      for (const position of asked) {
        const { able } = handle.ask({ kind: 'candidates', positionId: position.id, day, start, end });
        for (const person of able.filter(({ staffId }) => named.size === 0 || named.has(staffId)).slice(0, most)) {
          const { shift, violations } = person;
          const [violation] = violations;
          const when = whenText(timesOf(shift.day, shift.start, shift.hours), dates, language);
          answers.push({
            key: `${position.id} ${person.staffId}`,
            title: `${person.name}, ${positionName(position.id)}`,
            note: (
              <>
                <span className="block first-letter:uppercase">{when}</span>
                {violation ? (
                  <span className="block text-warning">{violationText(violation, person.name, t, language)}</span>
                ) : (
                  <span className="block text-evergreen">{t(($) => $.acting.swap.fits)}</span>
                )}
              </>
            ),
            go: () => openDialog({ kind: 'hour', day, hour: start, hours: end - start, positionId: position.id }),
          });
        }
      }
      return answers;
    }
    for (const person of search.people.slice(0, most)) {
      const own = byStart.filter((shift) => shift.staffId === person.id && (day === null || shift.day === day));
      const next = own.find((shift) => !isOver(dates.days, shift, now)) ?? own[0];
      answers.push({
        key: person.id,
        title: day === null ? person.name : `${person.name}, ${weekdayName(day, language)}`,
        note: next
          ? own.slice(0, most).map((shift) => (
              <span key={shift.id} className="block first-letter:uppercase">
                {whenText(timesOf(shift.day, startOf(shift), shift.hours + (shift.minutes ?? 0) / 60), dates, language)}
              </span>
            ))
          : t(($) => $.search.free),
        go: () => showCell(day ?? next?.day ?? 0, next ? Math.floor(startOf(next)) : 12, person.id),
      });
    }
    if (search.people.length === 0 && (day !== null || hours)) {
      const { start, end } = hours ?? examined;
      for (const each of day === null ? [0, 1, 2, 3, 4, 5, 6] : [day]) {
        const names = byStart
          .filter((shift) => shift.day === each && startOf(shift) < end && startOf(shift) + shift.hours > start)
          .flatMap((shift) => staff.find(({ id: staffId }) => staffId === shift.staffId)?.name ?? []);
        answers.push({
          key: `day ${each}`,
          title: `${weekdayName(each, language)}, ${formatTimes({ start, end }, language)}`,
          note: names.length > 0 ? [...new Set(names)].join(', ') : t(($) => $.search.nobodyThere),
          go: () => showCell(each, start, null),
        });
      }
    }
    return answers;
  }, [engine, text, week, dates, staff, positions, handle, positionName, language, t]);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault();
      found[0]?.go();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) document.getElementById(id)?.focus();
      else buttons[Math.min(next, buttons.length - 1)]?.focus();
    }
  };
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.search.title)}
      closeLabel={t(($) => $.gap.close)}
      testId="search-dialog"
    >
      <search className="grid gap-3" onKeyDown={onKeyDown}>
        <label htmlFor={id} className="text-note text-muted">
          {t(($) => $.search.hint)}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          className="w-full min-h-11 px-3.5 rounded-control border-firm border-line-strong bg-white"
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className={found.length === 0 && text.trim() !== '' ? 'text-muted' : 'sr-only'}>
          {text.trim() !== '' && t(($) => $.search.found, { count: found.length })}
        </p>
        <ul ref={list} className="divide-y divide-line">
          {found.map(({ key, title, note, go }) => (
            <li key={key}>
              <button
                type="button"
                className="w-full min-h-11 px-2 py-2 rounded-control text-left hover:bg-sand"
                onClick={go}
              >
                <span className="block font-semibold leading-snug first-letter:uppercase">{title}</span>
                <span className="block text-note text-muted leading-snug">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      </search>
    </Dialog>
  );
}
