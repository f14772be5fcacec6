import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedShift, Violation } from '~/engine/engine';
import { Person } from '~/roster/parts/Person';
import { EffectLine } from '~/roster/text/EffectLine';
import { leveledText, violationText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

interface CandidateRowProps {
  week: EditableWeek;
  person: {
    readonly name: string;
    readonly color: string;
    /** The rules that the shift would break. */
    readonly violations: readonly Violation[];
  };
  /** The shift that the person would get. */
  shift: ProposedShift;
  /** The id of the shift that it takes the place of. */
  replaced?: string | null;
  /** Shown below the name, above the rules. */
  note: ReactNode;
  /** Whether each rule comes with its level. */
  levels?: boolean;
  action: string;
  /** The action's accessible name. */
  actionName: string;
  /** Whether the action adds hours, as opposed to giving a shift from one person to another. */
  assigns?: boolean;
  variant?: 'solid' | 'outline';
  onAct: () => void;
}

/** A person who can take a shift: the rules that it would break, what it changes, and the button that gives it. */
export function CandidateRow(props: CandidateRowProps) {
  const {
    week,
    person,
    shift,
    replaced,
    note,
    levels,
    action,
    actionName,
    assigns,
    variant = 'outline',
    onAct,
  } = props;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { name, color, violations } = person;
  const textOf = levels ? leveledText : violationText;
  return (
    <Person
      name={name}
      color={color}
      note={
        <>
          {note}
          {violations.map((violation) => (
            <span key={`${violation.kind} ${violation.start}`} className="block text-warning" data-violation>
              {textOf(violation, name, t, language)}
            </span>
          ))}
          <EffectLine week={week} removed={replaced ? [replaced] : []} shifts={[shift]} />
        </>
      }
    >
      <Button
        size="small"
        variant={variant}
        data-assign={assigns || undefined}
        data-tour={assigns ? 'assign' : undefined}
        aria-label={actionName}
        onClick={ignoreDoubleClick(onAct)}
      >
        {action}
      </Button>
    </Person>
  );
}
