import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { Select } from '~/ui/Select';
import { whenText } from '../text/entryText';
import { formatHour, formatHours, formatTimes } from '../text/format';
import { usePositionName } from '../text/usePositionName';
import type { ShiftTarget } from '../week/dialogTarget';
import type { EditableWeek } from '../week/editableWeek';
import { dispatch } from '../week/session';
import { CandidateRow } from './CandidateRow';
import { UnableList } from './UnableList';

interface AddMemberProps {
  week: EditableWeek;
  target: ShiftTarget;
  /** The position filter, if set; the week need not have that position. */
  position: string | null;
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const defaultStart = 9;
const defaultHours = 4;

/** Adds a shift: position and hours, the people who can work them, and why the others cannot. */
export function AddMember({ week, target, position }: AddMemberProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { positions, staff, dates } = week;
  const positionName = usePositionName(positions);
  const person = target.kind === 'member' ? staff.find(({ id }) => id === target.staffId) : undefined;
  const [positionId, setPositionId] = useState(
    person?.positionId ??
      (target.kind === 'member' ? undefined : target.positionId) ??
      positions.find(({ id }) => id === position)?.id ??
      positions[0]?.id ??
      '',
  );
  const [start, setStart] = useState(target.kind === 'hour' ? Math.min(23, target.hour) : defaultStart);
  const [length, setLength] = useState((target.kind === 'hour' && target.hours) || defaultHours);
  const { day } = target;
  const end = Math.min(24, start + length);
  const { able, unable } = useMemo(() => {
    const found = week.handle.candidates(positionId, day, start, end);
    if (!person) return { able: found.able, unable: found.unable };
    const ofPerson = <Row extends { staffId: string }>(rows: readonly Row[]) =>
      rows.filter(({ staffId }) => staffId === person.id);
    return { able: ofPerson(found.able), unable: ofPerson(found.unable) };
  }, [week, positionId, day, start, end, person]);
  return (
    <section className="mt-6 pt-5 border-t border-line" data-testid="add-member">
      <h3 className="text-lg">{t(($) => $.acting.add.title)}</h3>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {!person && (
          <Select
            label={t(($) => $.acting.add.position)}
            value={positionId}
            options={positions.map(({ id }) => ({ value: id, label: positionName(id) }))}
            onChange={setPositionId}
          />
        )}
        <Select
          label={t(($) => $.acting.add.from)}
          value={String(start)}
          options={hoursOfDay.map((hour) => ({ value: String(hour), label: formatHour(hour, language) }))}
          onChange={(hour) => setStart(Number(hour))}
        />
        <Select
          label={t(($) => $.acting.add.hours)}
          value={String(end - start)}
          options={hoursOfDay.slice(0, Math.min(12, 24 - start)).map((hour) => ({
            value: String(hour + 1),
            label: t(($) => $.acting.add.hoursOption, { count: hour + 1 }),
          }))}
          onChange={(hours) => setLength(Number(hours))}
        />
      </div>
      <h4 className="mt-4 font-text text-small font-semibold tracking-normal text-muted">
        {t(($) => $.acting.add.able)}
      </h4>
      {able.length === 0 && <p className="mt-1">{t(($) => $.acting.add.nobody)}</p>}
      <ul className="mt-1 divide-y divide-line" data-testid="able">
        {able.map((candidate) => {
          const { staffId, name, shift, weekLength } = candidate;
          const stretch = { start: shift.start, end: shift.start + shift.hours };
          const when = whenText({ day, ...stretch }, dates, language);
          return (
            <CandidateRow
              key={staffId}
              week={week}
              person={candidate}
              shift={shift}
              assigns
              note={
                <>
                  {formatTimes(stretch, language)} ·{' '}
                  {t(($) => $.acting.add.weekHours, { hours: formatHours(weekLength, language) })}
                </>
              }
              action={t(($) => $.acting.add.addButton)}
              actionName={t(($) => $.acting.add.addName, { name, when })}
              onAct={() => dispatch((editor) => editor.addShift(shift, false), week)}
            />
          );
        })}
      </ul>
      <UnableList week={week} unable={unable} />
    </section>
  );
}
