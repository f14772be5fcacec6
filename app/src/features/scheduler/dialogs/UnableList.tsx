import { useTranslation } from 'react-i18next';
import type { Unable } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { Person } from '../roster/Person';
import { whenText } from '../text/entryText';
import { usePositionName } from '../text/usePositionName';
import type { EditableWeek } from '../week/editableWeek';

/** The people who cannot work in some hours, collapsed, each with the reason. */
export function UnableList({ week, unable }: { week: EditableWeek; unable: readonly Unable[] }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const reasonOf = ({ reason, shift, positionId }: Unable) => {
    if (reason === 'booked' && shift)
      return t(($) => $.acting.add.booked, { when: whenText(shift, week.dates, language) });
    if (reason === 'otherPosition') return t(($) => $.acting.add.otherPosition, { position: positionName(positionId) });
    return t(($) => $.acting.add.notAvailable);
  };
  if (unable.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 flex items-center font-semibold cursor-pointer">
        {t(($) => $.acting.add.unable, { count: unable.length })}
      </summary>
      <ul className="divide-y divide-line" data-testid="unable">
        {unable.map((person) => (
          <Person key={person.staffId} name={person.name} color={person.color} note={reasonOf(person)}>
            {null}
          </Person>
        ))}
      </ul>
    </details>
  );
}
