import { CalendarOff } from 'lucide-react';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbsenceReport, StaffMember } from '~/engine/engine';
import { formatDate } from '~/roster/text/format';
import { dispatch } from '~/roster/week/session';
import { type DatedAbsence, dateAfter, datesBetween, type WholeRoster } from '~/roster/week/wholeRoster';
import { useToday } from '~/shared/today';
import { useFocusFallback } from '~/shared/useFocusFallback';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { AbsenceCalendar } from './AbsenceCalendar';

type Kind = AbsenceReport['kind'];
const kinds = ['holiday', 'sick', 'leave', 'training', 'other'] as const satisfies readonly Kind[];
const ways = ['offer', 'remove', 'keep'] as const satisfies readonly AbsenceReport['shifts'][];

/** The longest absence that is reported at once, in days. */
const maxDays = 366;

/** Days of one kind and note that follow each other. */
export function stretchesOf(absences: readonly DatedAbsence[]): DatedAbsence[][] {
  const stretches: DatedAbsence[][] = [];
  for (const absence of absences) {
    const last = stretches.at(-1);
    const end = last?.at(-1);
    const goesOn =
      end && dateAfter(end.date, 1) === absence.date && end.kind === absence.kind && end.note === absence.note;
    if (last && goesOn) last.push(absence);
    else stretches.push([absence]);
  }
  return stretches;
}

interface AbsencePartProps {
  person: StaffMember;
  roster: WholeRoster;
  /** The day to begin with. */
  date?: string | undefined;
}

/**
 * A person's absences on a calendar and as a list; several days, over weeks, are reported, changed and taken back. Days
 * that are chosen bring the reason and note that they have, so that reporting them again loses neither.
 */
export function AbsencePart({ person, roster, date }: AbsencePartProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const id = useId();
  useFocusFallback();
  const today = useToday() ?? '';
  const [from, setFrom] = useState(date ?? today);
  const [to, setTo] = useState(date ?? today);
  const [month, setMonth] = useState((date ?? today).slice(0, 7));
  /** The dates of the absence that is being changed. */
  const [changing, setChanging] = useState<readonly string[]>([]);
  const firstDay = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<Kind>('holiday');
  const [note, setNote] = useState('');
  const [shifts, setShifts] = useState<AbsenceReport['shifts']>('offer');
  const absences = useMemo(() => roster.absences.filter(({ staffId }) => staffId === person.id), [roster, person]);
  const dates = datesBetween(from, to);
  const absentOn = new Map(absences.map((absence) => [absence.date, absence]));
  const absent = dates.filter((day) => absentOn.has(day));
  const choose = (first: string, last: string) => {
    const before = absentOn.get(from);
    const now = absentOn.get(first);
    // What has been entered stays.
    if (note.trim() === (before?.note ?? '')) setNote(now?.note ?? '');
    if (now && kind === (before?.kind ?? 'holiday')) setKind(now.kind);
    setFrom(first);
    setTo(last);
  };
  const freed = roster.shifts.filter((shift) => shift.staffId === person.id && dates.includes(shift.date));
  const affected = freed.filter((shift) => shift.date >= today).length;
  const isWrong = dates.length === 0 || dates.length > maxDays;
  const report = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const text = note.trim();
    const left = changing.filter((day) => !dates.includes(day));
    if (left.length > 0)
      dispatch((editor) => editor.tell({ kind: 'endAbsence', staffId: person.id, days: [], dates: left }));
    const reported = { staffId: person.id, days: [], kind, shifts, ...(text !== '' && { note: text }) };
    dispatch((editor) => editor.tell({ kind: 'reportAbsence', report: reported, dates, workedBefore: today }));
    setChanging([]);
  };
  const end = (days: readonly string[]) => {
    dispatch((editor) => editor.tell({ kind: 'endAbsence', staffId: person.id, days: [], dates: [...days] }));
    setChanging([]);
    setNote('');
  };
  const change = ([first, ...others]: readonly DatedAbsence[]) => {
    if (!first) return;
    const all = [first, ...others].map((absence) => absence.date);
    setChanging(all);
    setKind(first.kind);
    setNote(first.note ?? '');
    setFrom(first.date);
    setTo(all.at(-1) ?? first.date);
    setMonth(first.date.slice(0, 7));
    firstDay.current?.focus();
  };
  const dateField = 'min-h-11 px-3 rounded-control border-firm border-line-strong bg-white';
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 items-start">
      <AbsenceCalendar
        absences={absences}
        shifts={roster.shifts.filter(({ staffId }) => staffId === person.id)}
        from={from}
        to={to}
        today={today}
        month={month}
        onMonth={setMonth}
        onRange={choose}
      />
      <form onSubmit={report} className="grid gap-3.5">
        <div className="flex flex-wrap items-end gap-3">
          <p className="grid gap-1">
            <label htmlFor={`${id}-from`} className="font-semibold">
              {t(($) => $.absences.from)}
            </label>
            <input
              id={`${id}-from`}
              ref={firstDay}
              type="date"
              value={from}
              required
              onChange={({ target: { value } }) => {
                if (value > to) choose(value, value);
                else choose(value, to);
                if (value !== '') setMonth(value.slice(0, 7));
              }}
              className={dateField}
            />
          </p>
          <p className="grid gap-1">
            <label htmlFor={`${id}-to`} className="font-semibold">
              {t(($) => $.absences.to)}
            </label>
            <input
              id={`${id}-to`}
              type="date"
              value={to}
              min={from}
              required
              onChange={(event) => setTo(event.target.value)}
              className={dateField}
            />
          </p>
          <p className="grid gap-1">
            <span className="font-semibold" aria-hidden="true">
              {t(($) => $.absences.kind)}
            </span>
            <Select
              label={t(($) => $.absences.kind)}
              value={kind}
              options={kinds.map((value) => ({ value, label: t(($) => $.kinds[value]) }))}
              onChange={setKind}
            />
          </p>
        </div>
        <Field
          label={t(($) => $.absences.note)}
          value={note}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
        />
        {affected > 0 && (
          <div className="grid gap-1.5">
            <p>{t(($) => $.absences.affected, { count: affected })}</p>
            <Segmented
              label={t(($) => $.absences.shifts)}
              value={shifts}
              options={ways.map((value) => ({ value, label: t(($) => $.absences.ways[value]) }))}
              onChange={setShifts}
            />
          </div>
        )}
        {isWrong && (
          <p role="alert" className="text-danger font-medium">
            {t(($) => $.absences.wrongDates)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" disabled={isWrong}>
            <CalendarOff className="size-4.5" aria-hidden="true" />
            {changing.length > 0 || (absent.length > 0 && absent.length === dates.length)
              ? t(($) => $.absences.save, { count: Math.max(1, dates.length) })
              : t(($) => $.absences.report, { count: Math.max(1, dates.length) })}
          </Button>
          {changing.length > 0 ? (
            <Button variant="text" size="small" onClick={() => setChanging([])}>
              {t(($) => $.absences.cancel)}
            </Button>
          ) : (
            absent.length > 0 && (
              <Button variant="text" size="small" onClick={() => end(absent)}>
                {t(($) => $.absences.endDays, { count: absent.length })}
              </Button>
            )
          )}
        </div>
      </form>
      {absences.length > 0 && (
        <ul className="md:col-span-2 divide-y divide-line border-y border-line" data-testid="absences">
          {stretchesOf(absences).map((stretch) => {
            const [first, last] = [stretch[0], stretch.at(-1)];
            if (!first || !last) return null;
            return (
              <li key={first.date} className="flex flex-wrap items-center gap-x-4 py-1.5">
                <span className="flex-1 min-w-48">
                  <b className="font-semibold">{t(($) => $.kinds[first.kind])}</b>{' '}
                  {first === last
                    ? formatDate(first.date, 'full', language)
                    : t(($) => $.absences.range, {
                        from: formatDate(first.date, 'dayMonth', language),
                        to: formatDate(last.date, 'dayMonth', language),
                        count: stretch.length,
                      })}
                  {first.note && <span className="block text-note text-muted">{first.note}</span>}
                </span>
                <Button variant="text" size="small" onClick={() => change(stretch)}>
                  {t(($) => $.absences.change)}
                </Button>
                <Button variant="text" size="small" onClick={() => end(stretch.map((absence) => absence.date))}>
                  {t(($) => $.absences.end)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
