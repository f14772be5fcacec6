import { useTranslation } from 'react-i18next';
import type { StaffMember } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { violationText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { proposalOf, type UsualShift } from '../input/shiftTypes';
import { UsualTimes } from './UsualTimes';

interface QuickAddProps {
  week: EditableWeek;
  person: StaffMember;
  day: number;
}

/** Adds a person's shift with one click on a usual one, or one line of typing: a code, times, or several with `&`. */
export function QuickAdd({ week, person, day }: QuickAddProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  /** Adds shifts as one step; nothing if one of them is blocked. */
  const add = (shifts: readonly UsualShift[]): string | null => {
    const proposals = shifts.map((shift) => proposalOf(shift, person.id, day));
    const placement = tryCatch(() => week.handle.ask({ kind: 'placement', shifts: proposals, strict: false }));
    const violation = placement.ok ? placement.value.refused[0]?.violations[0] : undefined;
    if (violation) return violationText(violation, person.name, t, language);
    const [only, ...others] = proposals;
    const done =
      placement.ok &&
      only &&
      dispatch(
        (editor) =>
          others.length > 0
            ? editor.tell({ kind: 'paste', removed: [], shifts: proposals })
            : editor.tell({ kind: 'addShift', shift: only, confirmed: false }),
        week,
      )?.done;
    return done ? null : t(($) => $.acting.refused.other);
  };
  return (
    <section className="mt-5" data-testid="quick-add">
      <h3 className="text-lg">{t(($) => $.acting.quick.title)}</h3>
      <UsualTimes
        week={week}
        positionId={person.positionId}
        day={day}
        label={t(($) => $.acting.quick.label)}
        submit={t(($) => $.acting.quick.submit)}
        nameOf={(shift) => t(($) => $.acting.quick.add, { name: person.name, shift })}
        onShifts={add}
      />
    </section>
  );
}
