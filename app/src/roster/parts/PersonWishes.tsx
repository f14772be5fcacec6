import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '~/engine/engine';
import { calendarNames } from '~/shared/calendarNames';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { fieldClass } from '~/ui/Field';
import { IconButton } from '~/ui/IconButton';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { formatHourShort, weekdayName } from '../text/format';
import { type Wish, wishGroups, wishText } from '../text/wishText';
import type { EditableWeek } from '../week/editableWeek';
import { dispatch } from '../week/session';

const weights = ['low', 'medium', 'high'] as const;
/** How much a wish counts, 1 to 3, in words. */
const weightWord = ({ weight }: Wish) => weights[weight - 1] ?? 'low';
const weekdays = [0, 1, 2, 3, 4, 5, 6];

interface WishFormProps {
  week: EditableWeek;
  person: StaffMember;
  onDone: () => void;
}

/** Adds a wish for a date, or one for each of several days of the week. */
function WishForm({ week, person, onDone }: WishFormProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const [want, setWant] = useState<Wish['want']>('off');
  const [when, setWhen] = useState<'weekly' | 'once'>('weekly');
  const [days, setDays] = useState<readonly number[]>([]);
  const [date, setDate] = useState(week.dates.days[5] ?? week.dates.sunday);
  /** 'day', 'hours', or the code of a shift type after 'type '. */
  const [about, setAbout] = useState('day');
  const [from, setFrom] = useState('0');
  const [to, setTo] = useState('14');
  const [weight, setWeight] = useState<(typeof weights)[number]>('medium');
  const [problem, setProblem] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = about === 'hours' && Number(to) <= Number(from);
    if (isWrong) return setProblem(t(($) => $.wishes.form.noHours));
    if (when === 'weekly' ? days.length === 0 : date === '') return setProblem(t(($) => $.wishes.form.noDay));
    const content = {
      ...(about === 'hours' && { from: Number(from), to: Number(to) }),
      ...(about.startsWith('type ') && { type: about.slice('type '.length) }),
      want,
      weight: weights.indexOf(weight) + 1,
    };
    const asked: Wish[] = when === 'once' ? [{ date, ...content }] : days.map((weekday) => ({ weekday, ...content }));
    // One that is there already counts as the new one does.
    const sentence = (wish: Wish) => wishText({ wishes: [wish] }, week.shiftTypes, t, language);
    const before = person.wishes ?? [];
    const again = new Map(asked.map((wish) => [sentence(wish), wish]));
    const kept = before.map((wish) => ({ ...wish, weight: again.get(sentence(wish))?.weight ?? wish.weight }));
    const known = new Set(before.map(sentence));
    const added = asked.filter((wish) => !known.has(sentence(wish)));
    if (added.length === 0 && kept.every(({ weight }, index) => weight === before[index]?.weight)) {
      return setProblem(t(($) => $.wishes.form.same));
    }
    const changePerson = { ...person, wishes: [...kept, ...added] };
    if (dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { changePerson } }), week)) onDone();
  };
  const hours = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      value: String(first + index),
      label: formatHourShort(first + index, language),
    }));
  return (
    <form
      onSubmit={submit}
      className="grid justify-items-start gap-3 rounded-control border border-line bg-white p-3.5"
      noValidate
    >
      <Segmented
        label={t(($) => $.wishes.form.want)}
        value={want}
        options={(['off', 'on'] as const).map((value) => ({ value, label: t(($) => $.wishes.form.wants[value]) }))}
        onChange={setWant}
      />
      <Segmented
        label={t(($) => $.wishes.form.when)}
        value={when}
        options={(['weekly', 'once'] as const).map((value) => ({ value, label: t(($) => $.wishes.form[value]) }))}
        onChange={setWhen}
      />
      {when === 'weekly' ? (
        <fieldset className="w-full">
          <legend className="sr-only">{t(($) => $.wishes.form.days)}</legend>
          <div className="grid grid-cols-7 gap-1">
            {weekdays.map((day) => {
              const isChosen = days.includes(day);
              return (
                <label
                  key={day}
                  className={clsx(
                    'min-h-11 grid place-items-center rounded-control border-firm text-small font-semibold cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-evergreen has-focus-visible:outline-offset-2',
                    isChosen ? 'border-evergreen bg-evergreen text-white' : 'border-line-strong bg-white',
                  )}
                >
                  <input
                    type="checkbox"
                    className="sr-only"
                    aria-label={weekdayName(day, language)}
                    checked={isChosen}
                    onChange={() => {
                      setProblem('');
                      setDays(isChosen ? days.filter((other) => other !== day) : [...days, day].sort((a, b) => a - b));
                    }}
                  />
                  <span aria-hidden="true" className="capitalize">
                    {calendarNames[language].shortWeekdays[day]}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ) : (
        <label className="grid gap-1 w-full">
          <span className="font-semibold">{t(($) => $.wishes.form.date)}</span>
          <input
            type="date"
            value={date}
            className={fieldClass()}
            onChange={({ target }) => {
              setProblem('');
              setDate(target.value);
            }}
          />
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Select
          label={t(($) => $.wishes.form.about)}
          value={about}
          options={[
            { value: 'day', label: t(($) => $.wishes.form.wholeDay) },
            { value: 'hours', label: t(($) => $.wishes.form.hours) },
            ...week.shiftTypes.map(({ code, name }) => ({
              value: `type ${code}`,
              label: t(($) => $.wishes.form.type, { name: name || code }),
            })),
          ]}
          onChange={setAbout}
        />
        {about === 'hours' && (
          <>
            <Select label={t(($) => $.wishes.form.from)} value={from} options={hours(0, 23)} onChange={setFrom} />
            <Select label={t(($) => $.wishes.form.to)} value={to} options={hours(1, 24)} onChange={setTo} />
          </>
        )}
        <Select
          label={t(($) => $.wishes.form.weight)}
          value={weight}
          options={weights.map((value) => ({ value, label: t(($) => $.wishes.weights[value]) }))}
          onChange={setWeight}
        />
      </div>
      {problem !== '' && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        <Button size="small" type="submit">
          {t(($) => $.wishes.form.add)}
        </Button>
        <Button size="small" variant="outline" onClick={onDone}>
          {t(($) => $.wishes.form.cancel)}
        </Button>
      </span>
    </form>
  );
}

interface PersonWishesProps {
  week: EditableWeek;
  person: StaffMember;
}

/** What somebody wishes, with what of it the open week meets; wishes are added and taken back. */
export function PersonWishes({ week, person }: PersonWishesProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const wishes = person.wishes ?? [];
  const asked = useMemo(
    () => week.handle.ask({ kind: 'wishes' }).filter(({ staffId }) => staffId === person.id),
    [week, person.id],
  );
  const remove = (gone: readonly Wish[]) => {
    const changePerson = { ...person, wishes: wishes.filter((wish) => !gone.includes(wish)) };
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { changePerson } }), week);
    add.current?.focus();
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) add.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className="grid gap-2.5" data-testid="wishes">
      {wishes.length === 0 ? (
        <p className="text-muted">{t(($) => $.wishes.none)}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {wishGroups(wishes).map((group) => {
            const text = wishText(group, week.shiftTypes, t, language);
            return (
              <li key={text} className="flex items-center gap-2 min-h-11">
                <span className="flex-1 min-w-0 py-1">
                  {text}{' '}
                  <span className="text-muted text-small">
                    {t(($) => $.wishes.weights[weightWord(group.wishes[0])])}
                  </span>
                </span>
                <IconButton label={t(($) => $.wishes.remove, { wish: text })} onClick={() => remove(group.wishes)}>
                  <Trash2 className="size-4.5" aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {asked.length > 0 && (
        <p className="text-small text-muted">
          {t(($) => $.wishes.thisWeek, { met: asked.filter(({ met }) => met).length, asked: asked.length })}
        </p>
      )}
      {isOpen ? (
        <WishForm week={week} person={person} onDone={() => setIsOpen(false)} />
      ) : (
        <div>
          <Button ref={add} size="small" variant="outline" onClick={() => setIsOpen(true)}>
            <Plus className="size-4.5" aria-hidden="true" />
            {t(($) => $.wishes.ask)}
          </Button>
        </div>
      )}
    </div>
  );
}
