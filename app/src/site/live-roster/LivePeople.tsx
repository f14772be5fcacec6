import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours, formatTimes, initials, weekdayName } from '~/roster/text/format';
import { portraitOf } from '~/shared/cast';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Avatar } from '~/ui/Avatar';
import { Button } from '~/ui/Button';
import { Unbroken } from '~/ui/Unbroken';
import type { LiveGap, LivePerson } from './liveWeek';
import { usePositionNames } from './usePositionNames';

interface LivePeopleProps {
  gap: LiveGap;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The person whose assignment waits for the engine; nobody else can be assigned meanwhile. */
  waiting: string | undefined;
  onAssign: (person: LivePerson) => void;
  /** A line below the people. */
  note?: string;
}

/** A person's portrait, or else their initials. */
function Face({ name, tone }: { name: string; tone: 'sun' | 'sky' }) {
  const portrait = portraitOf(name);
  if (!portrait) return <Avatar initials={initials(name)} tone={tone} className="max-sm:hidden" />;
  return (
    <img
      src={portrait}
      alt=""
      width="96"
      height="96"
      loading="lazy"
      className="size-11 shrink-0 rounded-full max-sm:hidden"
    />
  );
}

/** Who is free for a gap, in the engine's ranking. */
export function LivePeople({ gap, heading, waiting, onAssign, note }: LivePeopleProps) {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  // A press before hydration would be lost.
  const ready = useHydrated();
  const positionName = usePositionNames();
  const times = formatTimes(gap, language);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-text text-base tracking-normal outline-none">
        <Unbroken
          text={t(($) => $.who, { position: positionName(gap.positionId), day: weekdayName(gap.day, language), times })}
          part={times}
        />
      </h3>
      <ul className="mt-2 grid gap-2">
        {gap.people.map((person, index) => {
          const isWaiting = waiting === person.staffId;
          const label = t(($) => (isWaiting ? $.assigning : $.assign), { name: person.name.split(' ', 1)[0] });
          return (
            <li key={person.staffId} className="flex items-center gap-3">
              <Face name={person.name} tone={index === 0 ? 'sun' : 'sky'} />
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
                aria-busy={isWaiting ? true : undefined}
                // The name beside it needs the room.
                aria-label={label}
                onClick={ignoreDoubleClick(() => onAssign(person))}
              >
                {isWaiting ? label : t(($) => $.act)}
              </Button>
            </li>
          );
        })}
      </ul>
      {note && <p className="mt-3 text-sm text-muted text-pretty max-sm:hidden">{note}</p>}
    </>
  );
}
