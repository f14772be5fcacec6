import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedShift } from '~/engine/engine';
import { whenText } from '~/roster/text/entryText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { currentMoment, isOver } from '~/roster/week/moment';
import { dispatch } from '~/roster/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';

interface FormProps {
  week: EditableWeek;
  shift: PlacedShift;
  onDone: () => void;
}

/** Chooses the shift to swap with. */
function SwapForm({ week, shift, onDone }: FormProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const choices = useMemo(() => {
    const now = currentMoment();
    return week.handle
      .ask({ kind: 'swapChoices', shiftId: shift.shiftId })
      .filter((choice) => !isOver(week.dates.days, choice.shift, now));
  }, [week, shift.shiftId]);
  const [chosen, setChosen] = useState(choices[0]?.shift.shiftId ?? '');
  if (choices.length === 0) return <p className="mt-2">{t(($) => $.requests.phone.swapNobody)}</p>;
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch((editor) => editor.tell({ kind: 'askToSwap', shiftId: shift.shiftId, withShiftId: chosen }), week);
        onDone();
      }}
    >
      <Select
        label={t(($) => $.requests.phone.swapFor, { when: whenText(shift, week.dates, language) })}
        value={chosen}
        options={choices.map((choice) => ({
          value: choice.shift.shiftId,
          label: `${choice.shift.name}, ${whenText(choice.shift, week.dates, language)}`,
        }))}
        onChange={setChosen}
      />
      <span className="flex gap-2">
        <Button size="small" type="submit">
          {t(($) => $.requests.phone.ask)}
        </Button>
        <Button size="small" variant="outline" onClick={onDone}>
          {t(($) => $.requests.phone.cancel)}
        </Button>
      </span>
    </form>
  );
}

/** Asks for the reason to drop a shift. */
function DropForm({ week, shift, onDone }: FormProps) {
  const { t } = useTranslation('scheduler');
  const [reason, setReason] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch((editor) => editor.tell({ kind: 'askToDrop', shiftId: shift.shiftId, reason }), week);
    onDone();
  };
  return (
    <form className="mt-2 grid gap-2" onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {t(($) => $.requests.phone.reason)}
      </label>
      <input
        id={id}
        required
        maxLength={200}
        value={reason}
        placeholder={t(($) => $.requests.phone.reasonPlaceholder)}
        onChange={(event) => setReason(event.target.value)}
        className="min-h-11 rounded-control border-firm border-line bg-white px-3"
      />
      <span className="flex gap-2">
        <Button size="small" type="submit" disabled={reason.trim() === ''}>
          {t(($) => $.requests.phone.ask)}
        </Button>
        <Button size="small" variant="outline" onClick={onDone}>
          {t(($) => $.requests.phone.cancel)}
        </Button>
      </span>
    </form>
  );
}

interface PhoneShiftsProps {
  week: EditableWeek;
  shifts: readonly PlacedShift[];
  /** Whether the team's settings allow swaps. */
  trading: boolean;
  onRequested: () => void;
}

const action = 'min-h-11 pr-3 font-semibold text-evergreen underline underline-offset-4 text-left';

/** The person's shifts, each one to come with requests to swap or drop it. */
export function PhoneShifts({ week, shifts, trading, onRequested }: PhoneShiftsProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const now = currentMoment();
  const [form, setForm] = useState<{ kind: 'swap' | 'drop'; shiftId: string } | null>(null);
  const done = () => {
    setForm(null);
    onRequested();
  };
  return (
    <section aria-labelledby="phone-shifts" className="grid gap-1">
      <h4 id="phone-shifts" className="font-text text-small font-semibold tracking-normal text-muted">
        {t(($) => $.requests.phone.shifts)}
      </h4>
      {shifts.length === 0 && <p>{t(($) => $.requests.phone.noShifts)}</p>}
      {!trading && shifts.length > 0 && <p data-trading="off">{t(($) => $.requests.phone.swapOff)}</p>}
      <ul className="grid gap-2">
        {shifts.map((shift) => {
          const when = whenText(shift, week.dates, language);
          const openForm = form?.shiftId === shift.shiftId ? form.kind : null;
          const toggle = (kind: 'swap' | 'drop') => () =>
            setForm(openForm === kind ? null : { kind, shiftId: shift.shiftId });
          return (
            <li key={shift.shiftId} className="rounded-control bg-white border border-line px-3.5 pt-2.5 pb-1">
              <p className="font-semibold first-letter:uppercase">{when}</p>
              {!isOver(week.dates.days, shift, now) && (
                <p className="flex flex-wrap">
                  {trading && (
                    <button
                      type="button"
                      className={action}
                      aria-expanded={openForm === 'swap'}
                      aria-label={t(($) => $.requests.phone.swapName, { when })}
                      onClick={toggle('swap')}
                    >
                      {t(($) => $.requests.phone.swap)}
                    </button>
                  )}
                  <button
                    type="button"
                    className={action}
                    aria-expanded={openForm === 'drop'}
                    aria-label={t(($) => $.requests.phone.dropName, { when })}
                    onClick={toggle('drop')}
                  >
                    {t(($) => $.requests.phone.drop)}
                  </button>
                </p>
              )}
              {openForm === 'swap' && <SwapForm week={week} shift={shift} onDone={done} />}
              {openForm === 'drop' && <DropForm week={week} shift={shift} onDone={done} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
