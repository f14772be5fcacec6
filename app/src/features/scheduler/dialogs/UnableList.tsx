import { useTranslation } from 'react-i18next';
import type { Unable } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { whenText } from '../model/entryText';
import type { OpenWeek } from '../model/openWeek';
import { usePositionName } from '../model/usePositionName';
import { Person } from './Person';

/** Who cannot work in some hours, folded away, each with the reason. */
export function UnableList({ open, unable }: { open: OpenWeek; unable: readonly Unable[] }) {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  const positionName = usePositionName(open.positions);
  const reasonOf = ({ reason, shift, positionId }: Unable) => {
    if (reason === 'booked' && shift) return t(($) => $.add.booked, { when: whenText(shift, open.week, language) });
    if (reason === 'otherPosition') return t(($) => $.add.otherPosition, { position: positionName(positionId) });
    return t(($) => $.add.notAvailable);
  };
  if (unable.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 flex items-center font-semibold cursor-pointer">
        {t(($) => $.add.unable, { count: unable.length })}
      </summary>
      <ul className="divide-y divide-line" data-testid="unable">
        {unable.map((someone) => (
          <Person key={someone.staffId} name={someone.name} color={someone.color} note={reasonOf(someone)}>
            {null}
          </Person>
        ))}
      </ul>
    </details>
  );
}
