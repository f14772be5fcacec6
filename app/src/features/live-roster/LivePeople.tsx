import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours, formatTimes, initials, weekdayName } from '~/features/scheduler/text/format';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Avatar } from '~/ui/Avatar';
import { Button } from '~/ui/Button';
import type { LiveGap, LivePerson } from './liveWeek';
import { usePositionNames } from './usePositionNames';

interface LivePeopleProps {
  gap: LiveGap;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The person whose assignment waits for the engine; nobody else can be assigned meanwhile. */
  waiting: string | undefined;
  onAssign: (person: LivePerson) => void;
}

/** Who is free for a gap, in the engine's ranking. */
export function LivePeople({ gap, heading, waiting, onAssign }: LivePeopleProps) {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  // A press before hydration would be lost.
  const ready = useHydrated();
  const positionName = usePositionNames();
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-text text-base tracking-normal outline-none">
        {t(($) => $.who, {
          position: positionName(gap.positionId),
          day: weekdayName(gap.day, language),
          times: formatTimes(gap, language),
        })}
      </h3>
      <ul className="mt-2 grid gap-2">
        {gap.people.map((person, index) => (
          <li key={person.staffId} className="flex items-center gap-3">
            <Avatar initials={initials(person.name)} tone={index === 0 ? 'sun' : 'sky'} className="max-sm:hidden" />
            <p className="flex-1 min-w-0 leading-snug">
              <span className="block font-semibold">{person.name}</span>
              <span className="block text-sm text-muted">
                {t(($) => $.hours, { hours: formatHours(person.weekLength, language) })}
                {person.extends !== null &&
                  `, ${t(($) => $.longer, {
                    times: formatTimes(
                      { start: person.shift.start, end: person.shift.start + person.shift.hours },
                      language,
                    ),
                  })}`}
              </span>
            </p>
            <Button
              size="small"
              variant={index === 0 ? 'solid' : 'outline'}
              className="live-act disabled:opacity-100"
              disabled={!ready}
              aria-disabled={waiting === undefined ? undefined : true}
              aria-busy={waiting === person.staffId ? true : undefined}
              onClick={ignoreDoubleClick(() => onAssign(person))}
            >
              {t(($) => (waiting === person.staffId ? $.assigning : $.assign), { name: person.name.split(' ', 1)[0] })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
