import { useTranslation } from 'react-i18next';
import { formatDate, formatTimes } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import { absenceOf } from '~/roster/week/absence';
import { type EditableWeek, scheduleOf } from '~/roster/week/editableWeek';
import { type FillAim, setAbsence, useFillStore } from '~/roster/week/fillStore';
import { currentMoment } from '~/roster/week/moment';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { CheckToggle } from '~/ui/CheckToggle';
import { Select } from '~/ui/Select';

/**
 * Who is ill, and on which days: of a chosen person today, if it is a day of the week, and on each day the shifts that they
 * have.
 */
export function AbsenceForm({ aim, week }: { aim: FillAim; week: EditableWeek }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { staff, dates } = week;
  const positionName = usePositionName(week.positions);
  const person = useFillStore((store) => store.person);
  const days = aim.absences.map(({ day }) => day);
  const { date: today } = currentMoment();
  const isToday = (date: string, day: number) => (date === today ? [day] : []);
  const shiftsOn = (day: number) =>
    scheduleOf(week).shifts.filter((shift) => shift.staffId === person && shift.day === day);
  const choose = (staffId: string, chosen: readonly number[]) => {
    setAbsence(staffId === '' ? null : staffId, absenceOf(week, staffId, chosen));
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Select
        label={t(($) => $.fillPanel.absence.person)}
        data-tour="absent-person"
        value={person ?? ''}
        className="block [&_select]:w-full"
        options={[
          { value: '', label: t(($) => $.fillPanel.absence.choose) },
          ...staff.map(({ id, name, positionId }) => ({ value: id, label: `${name} · ${positionName(positionId)}` })),
        ]}
        onChange={(staffId) => choose(staffId, days.length > 0 ? days : dates.days.flatMap(isToday))}
      />
      <fieldset className="flex flex-wrap gap-1.5" disabled={person === null}>
        <legend className="mb-1 text-small font-semibold">{t(($) => $.fillPanel.absence.days)}</legend>
        {dates.days.map((date, day) => (
          <CheckToggle
            key={date}
            pressed={days.includes(day)}
            onChange={() =>
              choose(person ?? '', days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort())
            }
          >
            <span className="py-1 text-left">
              <span className="capitalize">{formatDate(date, 'shortWeekday', language)}</span>{' '}
              {shiftsOn(day).map((shift) => (
                <span key={shift.id} className="block text-fine font-normal tabular-nums">
                  {formatTimes(timesOf(day, startOf(shift), lengthOf(shift)), language)}
                </span>
              ))}
            </span>
          </CheckToggle>
        ))}
      </fieldset>
    </div>
  );
}
