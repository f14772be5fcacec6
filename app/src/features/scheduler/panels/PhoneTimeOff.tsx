import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '~/engine/engine';
import { formatDate } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { currentMoment } from '~/roster/week/moment';
import { askForTimeOff, longestTimeOff, timeOffOf, useTimeOff } from '~/roster/week/timeOff';
import { datesBetween } from '~/roster/week/wholeRoster';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { TextButton } from '~/ui/TextLink';

const kinds = ['holiday', 'leave', 'training', 'other'] as const satisfies readonly Absence['kind'][];
const field = 'min-h-11 w-full rounded-control border-firm border-line bg-white px-3';

interface PhoneTimeOffProps {
  week: EditableWeek;
  staffId: string;
  /** Moves the focus when the form is removed. */
  onRequested: () => void;
}

/** A team member asks for days off, and sees what became of it. */
export function PhoneTimeOff({ week, staffId, onRequested }: PhoneTimeOffProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const id = useId();
  const store = useTimeOff();
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus();
  }, [open]);
  const { date: today } = currentMoment();
  const first = week.dates.days.includes(today) ? today : week.dates.monday;
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(first);
  const [kind, setKind] = useState<(typeof kinds)[number]>('holiday');
  const [note, setNote] = useState('');
  const mine = timeOffOf(week, store).filter((request) => request.staffId === staffId);
  const days = datesBetween(from, to).length;
  const isWrong = days === 0 || days > longestTimeOff;
  const close = () => {
    setOpen(false);
    onRequested();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    askForTimeOff(week, { staffId, from, to, kind, note: note.trim() });
    setNote('');
    close();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-1.5">
      <h4 id={`${id}-title`} className="font-text text-small font-semibold tracking-normal text-muted">
        {t(($) => $.requests.phone.timeOff.title)}
      </h4>
      {mine.length > 0 && (
        <ul className="grid gap-1.5" data-testid="my-time-off">
          {mine.map((request) => (
            <li key={request.id} className="flex flex-wrap justify-between gap-x-3" data-status={request.answer}>
              <span>
                {formatDate(request.from, 'dayMonth', language)}
                {request.to !== request.from && ` - ${formatDate(request.to, 'dayMonth', language)}`},{' '}
                {t(($) => $.absence[request.kind])}
              </span>
              <b>{t(($) => $.requests.phone.status[request.answer])}</b>
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <form ref={form} className="grid gap-2 rounded-control bg-white border border-line p-3.5" onSubmit={submit}>
          <label className="grid gap-1">
            <span className="font-semibold">{t(($) => $.requests.phone.timeOff.from)}</span>
            <input
              type="date"
              required
              value={from}
              className={field}
              onChange={({ target }) => {
                setFrom(target.value);
                if (target.value > to) setTo(target.value);
              }}
            />
          </label>
          <label className="grid gap-1">
            <span className="font-semibold">{t(($) => $.requests.phone.timeOff.to)}</span>
            <input
              type="date"
              required
              value={to}
              min={from}
              className={field}
              onChange={({ target }) => setTo(target.value)}
            />
          </label>
          <Select
            label={t(($) => $.requests.phone.timeOff.kind)}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(($) => $.absence[value]) }))}
            onChange={setKind}
          />
          <label className="grid gap-1">
            <span className="font-semibold">{t(($) => $.requests.phone.timeOff.note)}</span>
            <input value={note} maxLength={200} className={field} onChange={({ target }) => setNote(target.value)} />
          </label>
          {isWrong && (
            <p role="alert" className="text-danger">
              {t(($) => $.requests.phone.timeOff.wrong, { count: longestTimeOff })}
            </p>
          )}
          <span className="flex gap-2">
            <Button size="small" type="submit" disabled={isWrong}>
              {t(($) => $.requests.phone.ask)}
            </Button>
            <Button size="small" variant="outline" onClick={close}>
              {t(($) => $.requests.phone.cancel)}
            </Button>
          </span>
        </form>
      ) : (
        <TextButton className="text-evergreen text-left" onClick={() => setOpen(true)}>
          {t(($) => $.requests.phone.timeOff.ask)}
        </TextButton>
      )}
    </section>
  );
}
