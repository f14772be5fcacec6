import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { chipName } from '~/roster/text/format';
import type { NamedAbsence } from '~/roster/week/weekFigures';

/** The most people who are named for one kind of absence. */
const maxNames = 4;

interface AwayLineProps {
  away: readonly NamedAbsence[];
  day: number;
  className?: string;
}

/** Who is away on a day, by kind: 'Holiday: Ana, Ben'; nothing if nobody is. The title has whole names and notes. */
export function AwayLine({ away, day, className }: AwayLineProps) {
  const { t } = useTranslation('scheduler');
  const people = away.filter((absence) => absence.day === day);
  if (people.length === 0) return null;
  const kinds = [...new Set(people.map(({ kind }) => kind))].map((kind) => {
    const names = people.filter((absence) => absence.kind === kind).map(({ name }) => chipName(name));
    const more = names.length - maxNames;
    const shown = names.slice(0, maxNames).join(', ');
    return `${t(($) => $.absence[kind])}: ${more > 0 ? `${shown} ${t(($) => $.timetable.more, { count: more })}` : shown}`;
  });
  const title = people
    .map(({ name, kind, note }) => `${name}: ${t(($) => $.absence[kind])}${note ? `, ${note}` : ''}`)
    .join('; ');
  return (
    <span className={clsx('away-line', className)} title={title} data-away={day}>
      {kinds.join('; ')}
    </span>
  );
}
