import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chipColours } from '~/roster/parts/positionStyle';
import { chipName } from '~/roster/text/format';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { choosePerson, useLitPerson } from '../roster/litPerson';

/** At most this many people of a position are listed before all of them are asked for. */
const maxListed = 16;

interface PersonChoiceProps {
  id: string;
  name: string;
  /** Classes of the position's colours. */
  colours: string;
  isChosen: boolean;
}

/** Memoized: React sets a radio button's attributes anew at each render. */
const PersonChoice = memo(function PersonChoice({ id, name, colours, isChosen }: PersonChoiceProps) {
  return (
    <label title={name} className={clsx('person-chip', colours)}>
      <input
        type="radio"
        name="lit-person"
        className="sr-only"
        aria-label={name}
        checked={isChosen}
        onChange={() => choosePerson(id)}
        onClick={() => isChosen && choosePerson(null)}
      />
      {chipName(name)}
    </label>
  );
});

interface PositionPeopleProps {
  model: WeekFigures;
  positionId: string;
}

/**
 * The people of a position, those without a shift last: choosing one lights their hours in the week by time, a second
 * press puts them out. Radio buttons, so that all of them are one tab stop.
 */
export function PositionPeople({ model, positionId }: PositionPeopleProps) {
  const { t } = useTranslation('scheduler');
  const chosen = useLitPerson((store) => store.chosen);
  const [isOpen, setIsOpen] = useState(false);
  const scheduled = new Set(model.shifts.flatMap((day) => day.map(({ staffId }) => staffId)));
  const people = model.people
    .filter((person) => person.positionId === positionId)
    .map((person) => ({ ...person, isIdle: !scheduled.has(person.id) }))
    .sort((a, b) => Number(a.isIdle) - Number(b.isIdle));
  const listed = isOpen ? people : people.slice(0, maxListed);
  return (
    <div className="flex flex-wrap gap-1 pb-2">
      {listed.map(({ id, name, color, isIdle }) => (
        <PersonChoice
          key={id}
          id={id}
          name={name}
          colours={isIdle ? 'person-idle' : chipColours(color)}
          isChosen={chosen === id}
        />
      ))}
      {listed.length < people.length && (
        <button type="button" className="person-chip person-idle" onClick={() => setIsOpen(true)}>
          {t(($) => $.timetable.more, { count: people.length - listed.length })}
        </button>
      )}
    </div>
  );
}
