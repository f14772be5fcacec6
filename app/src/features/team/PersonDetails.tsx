import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '~/engine/engine';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { knownMarks } from '~/roster/week/marks';
import { dispatch, useSession } from '~/roster/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { Field } from '~/ui/Field';
import { SwitchRow } from '~/ui/Switch';
import { MarksField, withTyped } from './MarksField';
import { newId, shownQuantity, type Typed, typedBalance, typedCents, typedMinutes, typedNumber } from './quantities';

interface PersonDetailsProps {
  week: EditableWeek;
  /** Null for somebody new. */
  person: StaffMember | null;
  onDone: () => void;
  /** The form's id, to which the dialog's button belongs. */
  id: string;
}

/** People of a position have one colour. */
const colourOf = ({ staff }: EditableWeek, positionId: string) =>
  staff.find((other) => other.positionId === positionId)?.color ?? positionId;

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));

/** A person's name, positions with the main one, contract, maximum and wage. */
export function PersonDetails({ week, person, onDone, id: formId }: PersonDetailsProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const [name, setName] = useState(person?.name ?? '');
  const [main, setMain] = useState(person?.positionId ?? week.positions[0]?.id ?? '');
  const [others, setOthers] = useState<readonly string[]>(person?.otherPositions ?? []);
  const [contract, setContract] = useState(shownQuantity(person?.contractMinutes, 60, language));
  const [maximum, setMaximum] = useState(shownQuantity(person?.maxMinutes, 60, language));
  const [minor, setMinor] = useState(person?.minor ?? false);
  const [marks, setMarks] = useState<readonly string[]>(person?.marks ?? []);
  const [mark, setMark] = useState('');
  const [wage, setWage] = useState(shownQuantity(person?.hourlyCents, 100, language));
  const [balance, setBalance] = useState(shownQuantity(person?.balanceMinutes || undefined, 60, language));
  const [weekends, setWeekends] = useState(person?.maxWeekends?.toString() ?? '');
  /** How often the form was sent. */
  const [tries, setTries] = useState(0);
  /** The quantity that was refused as too large. */
  const [tooMuch, setTooMuch] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNew = person === null;
  useEffect(() => {
    if (isNew) form.current?.querySelector('input')?.focus();
  }, [isNew]);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const { currency } = week.handle.ask({ kind: 'labour' });
  const [contractMinutes, maxMinutes, hourlyCents] = [typedMinutes(contract), typedMinutes(maximum), typedCents(wage)];
  const [balanceMinutes, maxWeekends] = [typedBalance(balance), typedNumber(weekends, 4)];
  const isWrong = [contractMinutes, maxMinutes, hourlyCents, balanceMinutes, maxWeekends].includes(null);
  const isBelowContract = (maxMinutes ?? Number.POSITIVE_INFINITY) < (contractMinutes ?? 0);
  const problem = (field: 'contractMinutes' | 'maxMinutes' | 'hourlyCents' | 'balanceMinutes', value: Typed) => {
    if (tries === 0) return undefined;
    if (value === null) return t(($) => $.details.number);
    if (tooMuch === field) return t(($) => $.details.tooMuch);
    return field === 'maxMinutes' && isBelowContract ? t(($) => $.details.belowContract) : undefined;
  };
  const nameProblem = tries > 0 && name.trim() === '' ? t(($) => $.details.nameMissing) : undefined;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setTooMuch(null);
    if (name.trim() === '' || isWrong || isBelowContract) return;
    const otherPositions = others.filter((id) => id !== main);
    const {
      hourlyCents: _wage,
      contractMinutes: _contract,
      maxMinutes: _maximum,
      minor: _minor,
      marks: _marks,
      balanceMinutes: _balance,
      maxWeekends: _weekends,
      ...kept
    } = person ?? {};
    const ownMarks = withTyped(marks, mark);
    const changed: StaffMember = {
      ...kept,
      id:
        person?.id ??
        newId(
          name,
          week.staff.map(({ id }) => id),
        ),
      name: name.trim(),
      positionId: main,
      otherPositions,
      color: person && person.positionId === main ? person.color : colourOf(week, main),
      availability: person?.availability ?? always,
      ...(typeof hourlyCents === 'number' && { hourlyCents }),
      ...(typeof contractMinutes === 'number' && { contractMinutes }),
      ...(typeof maxMinutes === 'number' && { maxMinutes }),
      ...(minor && { minor }),
      ...(ownMarks.length > 0 && { marks: [...ownMarks] }),
      ...(balanceMinutes && { balanceMinutes }),
      ...(typeof maxWeekends === 'number' && { maxWeekends }),
    };
    const outcome = dispatch((editor) =>
      editor.tell({ kind: 'changeTeam', change: person ? { changePerson: changed } : { addPerson: changed } }),
    );
    if (outcome) return onDone();
    const { notice } = useSession.getState();
    setTooMuch(notice?.kind === 'failed' ? (notice.fault.path?.split('.').at(-1) ?? null) : null);
  };
  return (
    <form ref={form} id={formId} onSubmit={save} noValidate className="grid gap-4">
      <Field
        label={t(($) => $.columns.name)}
        value={name}
        maxLength={200}
        problem={nameProblem}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t(($) => $.details.positions)}</legend>
        <p className="text-note text-muted">{t(($) => $.details.positionsHint)}</p>
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {week.positions.map(({ id }) => {
            const isMain = id === main;
            const works = isMain || others.includes(id);
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4">
                <label className="flex-1 min-w-40 flex items-center gap-2.5 min-h-11">
                  <input
                    type="checkbox"
                    className="size-5 accent-evergreen"
                    checked={works}
                    disabled={isMain}
                    onChange={() => setOthers(works ? others.filter((other) => other !== id) : [...others, id])}
                  />
                  {positionName(id)}
                </label>
                <label className="flex items-center gap-2 min-h-11 text-note">
                  <input
                    type="radio"
                    name="main-position"
                    className="size-5 accent-evergreen"
                    checked={isMain}
                    onChange={() => {
                      if (!others.includes(main)) setOthers([...others, main]);
                      setMain(id);
                    }}
                  />
                  {t(($) => $.details.main)}
                  <span className="sr-only">: {positionName(id)}</span>
                </label>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={t(($) => $.details.contract)}
          inputMode="decimal"
          value={contract}
          problem={problem('contractMinutes', contractMinutes)}
          onChange={(event) => setContract(event.target.value)}
        />
        <Field
          label={t(($) => $.details.maximum)}
          inputMode="decimal"
          value={maximum}
          problem={problem('maxMinutes', maxMinutes)}
          onChange={(event) => setMaximum(event.target.value)}
        />
        <Field
          label={t(($) => $.details.wage, { currency })}
          inputMode="decimal"
          value={wage}
          problem={problem('hourlyCents', hourlyCents)}
          onChange={(event) => setWage(event.target.value)}
        />
        <Field
          label={t(($) => $.details.balance)}
          hint={t(($) => $.details.balanceHint)}
          value={balance}
          problem={problem('balanceMinutes', balanceMinutes)}
          onChange={(event) => setBalance(event.target.value)}
        />
        <Field
          label={t(($) => $.details.maxWeekends)}
          hint={t(($) => $.details.noLimit)}
          inputMode="numeric"
          value={weekends}
          problem={tries > 0 && maxWeekends === null ? t(($) => $.details.wholeNumber) : undefined}
          onChange={(event) => setWeekends(event.target.value)}
        />
      </div>
      <MarksField
        marks={marks}
        typed={mark}
        known={knownMarks(week.staff, week.handle.ask({ kind: 'rules' }), language)}
        onChange={setMarks}
        onType={setMark}
      />
      <SwitchRow
        label={t(($) => $.details.minor)}
        description={t(($) => $.details.minorText)}
        checked={minor}
        onChange={setMinor}
      />
    </form>
  );
}
