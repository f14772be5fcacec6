import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedShift, StaffMember, Unable, Violation } from '~/engine/engine';
import { whenText } from '~/roster/text/entryText';
import { formatHour, formatHours, formatTimes } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { ShiftTarget } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { Select } from '~/ui/Select';
import { proposalOf, type UsualShift } from '../input/shiftTypes';
import { CandidateRow } from './CandidateRow';
import { type Blocked, UnableList } from './UnableList';
import { UsualTimes } from './UsualTimes';

interface AddMemberProps {
  week: EditableWeek;
  target: ShiftTarget;
  /** The position filter, if set; the week need not have that position. */
  position: string | null;
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const defaultStart = 9;
const defaultHours = 4;

/** Somebody who can work, and the shift that they would get. */
interface Able extends Pick<StaffMember, 'name' | 'color'> {
  readonly staffId: string;
  readonly shift: ProposedShift;
  readonly violations: readonly Violation[];
  readonly note: string;
}

/** Divides the people of a position by whether they can work a usual shift; who breaks the fewest rules comes first. */
function peopleFor(week: EditableWeek, positionId: string, day: number, usual: UsualShift) {
  const able: Omit<Able, 'note'>[] = [];
  const unable: Blocked[] = [];
  for (const { id, name, color, positionId: main, otherPositions = [] } of week.staff) {
    if (main !== positionId && !otherPositions.includes(positionId)) continue;
    const shift = proposalOf({ ...usual, positionId }, id, day);
    const violations = week.handle.ask({ kind: 'violations', shift, replaces: null, positionId });
    const violation = violations.find(({ level, kind }) => level === 'block' || kind === 'outsideAvailability');
    if (violation) unable.push({ staffId: id, name, color, violation });
    else able.push({ staffId: id, name, color, shift, violations });
  }
  return { able: able.sort((a, b) => a.violations.length - b.violations.length), unable };
}

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
  const [usual, setUsual] = useState<UsualShift | null>(null);
  const { able, unable } = useMemo((): { able: Able[]; unable: (Unable | Blocked)[] } => {
    const timesText = (shift: ProposedShift) => formatTimes(timesOf(day, startOf(shift), lengthOf(shift)), language);
    if (usual && !person) {
      const found = peopleFor(week, positionId, day, usual);
      return { ...found, able: found.able.map((each) => ({ ...each, note: timesText(each.shift) })) };
    }
    const found = week.handle.ask({ kind: 'candidates', positionId, day, start, end });
    const ofPerson = ({ staffId }: { staffId: string }) => !person || staffId === person.id;
    return {
      able: found.able.filter(ofPerson).map((each) => ({
        ...each,
        note: `${timesText(each.shift)} · ${t(($) => $.acting.add.weekHours, { hours: formatHours(each.weekLength, language) })}`,
      })),
      unable: found.unable.filter(ofPerson),
    };
  }, [week, positionId, day, start, end, person, usual, t, language]);
  return (
    <section className="mt-6 pt-5 border-t border-line" data-testid="add-member">
      <h3 className="text-lg">{t(($) => $.acting.add.title)}</h3>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {!person && (
          <Select
            label={t(($) => $.acting.add.position)}
            value={positionId}
            options={positions.map(({ id }) => ({ value: id, label: positionName(id) }))}
            onChange={(id) => {
              setPositionId(id);
              setUsual(null);
            }}
          />
        )}
        <Select
          label={t(($) => $.acting.add.from)}
          value={String(start)}
          options={hoursOfDay.map((hour) => ({ value: String(hour), label: formatHour(hour, language) }))}
          onChange={(hour) => {
            setStart(Number(hour));
            setUsual(null);
          }}
        />
        <Select
          label={t(($) => $.acting.add.hours)}
          value={String(end - start)}
          options={hoursOfDay.slice(0, Math.min(12, 24 - start)).map((hour) => ({
            value: String(hour + 1),
            label: t(($) => $.acting.add.hoursOption, { count: hour + 1 }),
          }))}
          onChange={(hours) => {
            setLength(Number(hours));
            setUsual(null);
          }}
        />
      </div>
      {!person && (
        <UsualTimes
          week={week}
          positionId={positionId}
          day={day}
          chosen={usual}
          label={t(($) => $.acting.add.times)}
          submit={t(($) => $.acting.times.set)}
          nameOf={(shift) => shift}
          onShifts={([first, ...others]) => {
            if (!first || others.length > 0) return t(($) => $.acting.add.oneShift);
            setUsual(first);
            return null;
          }}
        />
      )}
      <h4 className="mt-4 font-text text-small font-semibold tracking-normal text-muted">
        {t(($) => $.acting.add.able)}
        {usual && ` · ${formatTimes(timesOf(day, usual.start, usual.hours), language)}`}
      </h4>
      {able.length === 0 && <p className="mt-1">{t(($) => $.acting.add.nobody)}</p>}
      <ul className="mt-1 divide-y divide-line" data-testid="able">
        {able.map((candidate) => {
          const { staffId, name, shift, note } = candidate;
          const when = whenText(timesOf(day, startOf(shift), lengthOf(shift)), dates, language);
          return (
            <CandidateRow
              key={staffId}
              week={week}
              person={candidate}
              shift={shift}
              assigns
              note={note}
              action={t(($) => $.acting.add.addButton)}
              actionName={t(($) => $.acting.add.addName, { name, when })}
              onAct={() => dispatch((editor) => editor.tell({ kind: 'addShift', shift, confirmed: false }), week)}
            />
          );
        })}
      </ul>
      <UnableList week={week} unable={unable} />
    </section>
  );
}
