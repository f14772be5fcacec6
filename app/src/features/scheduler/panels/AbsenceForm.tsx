import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { CheckToggle } from '~/ui/CheckToggle';
import { Select } from '~/ui/Select';
import { formatDate } from '../text/format';
import { usePositionName } from '../text/usePositionName';
import { absenceOf } from '../week/absence';
import type { EditableWeek } from '../week/editableWeek';
import { type FillAim, setAbsence, useFillStore } from '../week/fillStore';

/** Who is ill, and on which days. */
export function AbsenceForm({ aim, week }: { aim: FillAim; week: EditableWeek }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { staff, dates } = week;
  const positionName = usePositionName(week.positions);
  const person = useFillStore((store) => store.person);
  const days = aim.absences.map(({ day }) => day);
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
        onChange={(staffId) => choose(staffId, days)}
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
            {formatDate(date, 'shortWeekday', language)}
          </CheckToggle>
        ))}
      </fieldset>
    </div>
  );
}
