import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { whenText } from '~/roster/text/entryText';
import { formatHours } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { proposed, timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import type { DragItem } from '../input/dragItem';
import { CandidateRow } from './CandidateRow';
import { UnableList } from './UnableList';

/** Gives a shift away: the people who can take it, with the rules that would break, and why the others cannot. */
export function GiveShift({ week, shift }: { week: EditableWeek; shift: DragItem }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { dates, staff } = week;
  const { shiftId, staffId: owner, positionId, day, start, hours } = shift;
  const { able, unable } = useMemo(() => {
    // Candidates are limited to one day; the violations below include the hours after midnight.
    const found = week.handle.ask({
      kind: 'candidates',
      positionId,
      day,
      start: Math.floor(start),
      end: Math.min(24, Math.ceil(start + hours)),
    });
    const checked = found.able
      .filter(({ staffId }) => staffId !== owner)
      .map((person) => ({
        ...person,
        violations: week.handle.ask({
          kind: 'violations',
          shift: proposed(person.staffId, day, start, hours),
          replaces: shiftId,
        }),
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
        {able.map((person) => {
          const given = proposed(person.staffId, day, start, hours);
          return (
            <CandidateRow
              key={person.staffId}
              week={week}
              person={person}
              shift={given}
              replaced={shiftId}
              note={t(($) => $.acting.add.weekHours, { hours: formatHours(person.weekLength, language) })}
              action={t(($) => $.acting.give.button)}
              actionName={t(($) => $.acting.give.buttonName, { when, name: person.name })}
              onAct={() => dispatch((editor) => editor.tell({ kind: 'changeShift', shiftId, to: given }), week)}
            />
          );
        })}
      </ul>
      <UnableList week={week} unable={unable} />
    </section>
  );
}
