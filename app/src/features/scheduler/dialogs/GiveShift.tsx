import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import type { DragItem } from '../input/dragItem';
import { Person } from '../roster/Person';
import { EffectLine } from '../text/EffectLine';
import { whenText } from '../text/entryText';
import { formatHours } from '../text/format';
import { proposed, timesOf } from '../text/times';
import { violationText } from '../text/violationText';
import type { EditableWeek } from '../week/editableWeek';
import { dispatch } from '../week/session';
import { UnableList } from './UnableList';

/** Gives a shift away: the people who can take it, with the rules that would break, and why the others cannot. */
export function GiveShift({ week, shift }: { week: EditableWeek; shift: DragItem }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { dates, staff } = week;
  const { shiftId, staffId: owner, positionId, day, start, hours } = shift;
  const { able, unable } = useMemo(() => {
    // Candidates are limited to one day; the violations below include the hours after midnight.
    const found = week.handle.candidates(positionId, day, Math.floor(start), Math.min(24, Math.ceil(start + hours)));
    const checked = found.able
      .filter(({ staffId }) => staffId !== owner)
      .map((person) => ({
        ...person,
        violations: week.handle.violations(proposed(person.staffId, day, start, hours), shiftId, null),
      }));
    return {
      able: checked.filter(({ violations }) => !violations.some(({ level }) => level === 'block')),
      unable: found.unable.filter(({ staffId }) => staffId !== owner),
    };
  }, [week, shiftId, owner, positionId, day, start, hours]);
  const when = whenText(timesOf(day, start, hours), dates, language);
  const name = staff.find(({ id }) => id === owner)?.name ?? '';
  return (
    <section data-testid="give">
      <h4 className="font-text text-note font-semibold tracking-normal">
        {t(($) => $.acting.give.title, { when, name })}
      </h4>
      {able.length === 0 && <p className="mt-1">{t(($) => $.acting.give.nobody)}</p>}
      <ul className="mt-1 divide-y divide-line-strong" data-testid="takers">
        {able.map((person) => (
          <Person
            key={person.staffId}
            name={person.name}
            color={person.color}
            note={
              <>
                {t(($) => $.acting.add.weekHours, { hours: formatHours(person.weekLength, language) })}
                {person.violations.map((violation) => (
                  <span key={`${violation.kind} ${violation.start}`} className="block text-warning">
                    {violationText(violation, person.name, t, language)}
                  </span>
                ))}
                <EffectLine week={week} removed={[shiftId]} shifts={[proposed(person.staffId, day, start, hours)]} />
              </>
            }
          >
            <Button
              size="small"
              variant="outline"
              aria-label={t(($) => $.acting.give.buttonName, { when, name: person.name })}
              onClick={ignoreDoubleClick(() =>
                dispatch((editor) => editor.changeShift(shiftId, proposed(person.staffId, day, start, hours)), week),
              )}
            >
              {t(($) => $.acting.give.button)}
            </Button>
          </Person>
        ))}
      </ul>
      <UnableList week={week} unable={unable} />
    </section>
  );
}
