import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '~/roster/parts/Person';
import { formatHours } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { slotMask, slotNames } from '~/roster/week/viewState';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';

interface GiveTogetherProps {
  week: EditableWeek;
  /** The selected shifts. */
  ids: readonly string[];
  onGive: (staffId: string) => void;
  onClose: () => void;
}

/** Chooses who gets all selected shifts: people of the shifts' positions, with their hours so far. */
export default function GiveTogether({ week, ids, onGive, onClose }: GiveTogetherProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const people = useMemo(() => {
    const { shifts, staff } = week.handle.ask({ kind: 'schedule' });
    const owners = new Set(shifts.filter(({ id }) => ids.includes(id)).map(({ staffId }) => staffId));
    const positions = new Set(staff.filter(({ id }) => owners.has(id)).map(({ positionId }) => positionId));
    return [...positions].flatMap(
      (position) =>
        week.handle.ask({ kind: 'memberRows', team: null, position, slots: slotMask(slotNames), offset: 0, limit: 0 })
          .rows,
    );
  }, [week, ids]);
  return (
    <Dialog
      open
      title={t(($) => $.selection.giving.title, { count: ids.length })}
      description={t(($) => $.selection.giving.text)}
      closeLabel={t(($) => $.selection.giving.close)}
      onClose={onClose}
      testId="give-together"
    >
      <ul className="divide-y divide-line">
        {people.map(({ staffId, name, color, positionId, weekLength }) => (
          <Person
            key={staffId}
            name={name}
            color={color}
            note={`${positionName(positionId)} · ${t(($) => $.selection.giving.week, { hours: formatHours(weekLength, language) })}`}
          >
            <Button
              size="small"
              variant="outline"
              aria-label={t(($) => $.selection.giving.buttonName, { name })}
              onClick={ignoreDoubleClick(() => onGive(staffId))}
            >
              {t(($) => $.selection.giving.button)}
            </Button>
          </Person>
        ))}
      </ul>
    </Dialog>
  );
}
