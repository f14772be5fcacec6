import { CalendarOff } from 'lucide-react';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbsenceReport, StaffMember } from '~/engine/engine';
import { formatDate } from '~/features/scheduler/text/format';
import { isoDateOf } from '~/features/scheduler/week/dates';
import { dispatch } from '~/features/scheduler/week/session';
import { type DatedAbsence, dateAfter, datesBetween, type WholeRoster } from '~/features/scheduler/week/wholeRoster';
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

/** A person's absences on a calendar and as a list; several days, over weeks, are reported and taken back as one step. */
export function AbsencePart({ person, roster, date }: AbsencePartProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const id = useId();
  const today = isoDateOf(new Date());
  const [from, setFrom] = useState(date ?? today);
  const [to, setTo] = useState(date ?? today);
  const [kind, setKind] = useState<Kind>('holiday');
  const [note, setNote] = useState('');
  const [shifts, setShifts] = useState<AbsenceReport['shifts']>('offer');
  const absences = useMemo(() => roster.absences.filter(({ staffId }) => staffId === person.id), [roster, person]);
  const dates = datesBetween(from, to);
  const freed = roster.shifts.filter((shift) => shift.staffId === person.id && dates.includes(shift.date));
  const affected = freed.filter((shift) => shift.date >= today).length;
  const isWrong = dates.length === 0 || dates.length > maxDays;
  const report = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const text = note.trim();
    const reported = { staffId: person.id, days: [], kind, shifts, ...(text !== '' && { note: text }) };
    const done = dispatch((editor) => editor.reportAbsence(reported, dates, today));
    if (done) setNote('');
  };
  const end = (stretch: readonly DatedAbsence[]) =>
    dispatch((editor) =>
      editor.endAbsence(
        person.id,
        [],
        stretch.map((absence) => absence.date),
      ),
    );
  const dateField = 'min-h-11 px-3 rounded-control border-firm border-line-strong bg-white';
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 items-start">
      <AbsenceCalendar
        absences={absences}
        shifts={roster.shifts.filter(({ staffId }) => staffId === person.id)}
        from={from}
        to={to}
        today={today}
        onRange={(first, last) => {
          setFrom(first);
          setTo(last);
        }}
      />
      <form onSubmit={report} className="grid gap-3.5">
        <div className="flex flex-wrap items-end gap-3">
          <p className="grid gap-1">
            <label htmlFor={`${id}-from`} className="font-semibold">
              {t(($) => $.absences.from)}
            </label>
            <input
              id={`${id}-from`}
              type="date"
              value={from}
              required
              onChange={(event) => {
                setFrom(event.target.value);
                if (event.target.value > to) setTo(event.target.value);
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
        <div>
          <Button type="submit" size="small" disabled={isWrong}>
            <CalendarOff className="size-4.5" aria-hidden="true" />
            {t(($) => $.absences.report, { count: Math.max(1, dates.length) })}
          </Button>
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
                <Button variant="text" size="small" onClick={() => end(stretch)}>
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
