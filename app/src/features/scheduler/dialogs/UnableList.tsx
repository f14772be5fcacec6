import { useTranslation } from 'react-i18next';
import type { Unable, Violation } from '~/engine/engine';
import { Person } from '~/roster/parts/Person';
import { whenText } from '~/roster/text/entryText';
import { usePositionName } from '~/roster/text/usePositionName';
import { violationText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { useLanguage } from '~/shared/useLanguage';
import { Fold } from '~/ui/Fold';

/** Somebody whom a rule keeps from a shift. */
export interface Blocked {
  readonly staffId: string;
  readonly name: string;
  readonly color: string;
  readonly violation: Violation;
}

interface UnableListProps {
  week: EditableWeek;
  unable: readonly (Unable | Blocked)[];
}

/** The people who cannot work in some hours, collapsed, each with the reason. */
export function UnableList({ week, unable }: UnableListProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const reasonOf = (person: Unable | Blocked) => {
    if ('violation' in person) return violationText(person.violation, person.name, t, language);
    const { reason, shift, positionId } = person;
    if (reason === 'booked' && shift)
      return t(($) => $.acting.add.booked, { when: whenText(shift, week.dates, language) });
    if (reason === 'otherPosition') return t(($) => $.acting.add.otherPosition, { position: positionName(positionId) });
    return reason === 'absent' ? t(($) => $.acting.add.absent) : t(($) => $.acting.add.notAvailable);
  };
  if (unable.length === 0) return null;
  return (
    <Fold className="mt-4" label={t(($) => $.acting.add.unable, { count: unable.length })}>
      <ul className="divide-y divide-line" data-testid="unable">
        {unable.map((person) => (
          <Person key={person.staffId} name={person.name} color={person.color} note={reasonOf(person)}>
            {null}
          </Person>
        ))}
      </ul>
    </Fold>
  );
}
