import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GapPosition, IsoWeek, StaffMember, SuggestedStaff } from '~/engine/engine';
import { once } from '~/shared/once';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { whenText } from '../model/entryText';
import { formatHours, formatTimes } from '../model/format';
import { lengthOf, startOf, timesOf } from '../model/times';
import { violationText } from '../model/violationText';
import { Person } from './Person';
import { StatusMark } from './StatusMark';

interface GapPositionSectionProps {
  entry: GapPosition;
  name: string;
  week: IsoWeek;
  staff: readonly StaffMember[];
  /** Only for an understaffed position. */
  suggestions: readonly SuggestedStaff[];
  /** Gives a person the shift that the engine proposes. */
  onAssign: (person: SuggestedStaff) => void;
}

interface SuggestedPersonProps {
  person: SuggestedStaff;
  week: IsoWeek;
  onAssign: () => void;
}

/** Somebody who could step in: when they are free, the shift that 'Assign' makes, and the rules that it breaks. */
function SuggestedPerson({ person, week, onAssign }: SuggestedPersonProps) {
  const { t } = useTranslation('scheduler');
  const { t: tActing } = useTranslation('acting');
  const language = useLanguage();
  const { name, color, availableTimes, isFullyAvailable, shift, violations } = person;
  const times = timesOf(shift.day, startOf(shift), lengthOf(shift));
  const gets = formatTimes(times, language);
  return (
    <Person
      name={name}
      color={color}
      note={
        <>
          {availableTimes.map((hours) => formatTimes(hours, language)).join(', ')} ·{' '}
          {isFullyAvailable ? t(($) => $.gap.wholeGap) : t(($) => $.gap.partly)}
          <span className="block">
            {person.extends === null
              ? tActing(($) => $.gap.newShift, { times: gets })
              : tActing(($) => $.gap.longerShift, { times: gets })}
          </span>
          {violations.map((violation) => (
            <span key={`${violation.kind} ${violation.start}`} className="block text-warning" data-violation>
              {tActing(($) => $.level[violation.level])}: {violationText(violation, name, tActing, language)}
            </span>
          ))}
        </>
      }
    >
      <Button
        size="small"
        variant="outline"
        data-assign
        aria-label={t(($) => $.gap.assignName, { name: `${name}, ${whenText(times, week, language)}` })}
        onClick={once(onAssign)}
      >
        {t(($) => $.gap.assign)}
      </Button>
    </Person>
  );
}

/** One position of a gap block: required against scheduled, who is there, and who could step in. */
export function GapPositionSection(props: GapPositionSectionProps) {
  const { entry, name, week, staff, suggestions, onAssign } = props;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const colorOf = (id: string) => staff.find((member) => member.id === id)?.color ?? '';
  const { members, understaffed, needed } = entry;
  return (
    <section
      data-position={entry.positionId}
      data-understaffed={understaffed}
      className={clsx('rounded-[14px] border p-4', understaffed ? 'border-danger bg-danger-soft/45' : 'border-line')}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className={clsx('text-lg', understaffed && 'text-danger')}>{name}</h3>
        {understaffed ? (
          <span className="inline-flex items-center gap-1.5 rounded-chip bg-danger text-white px-2.5 py-1 font-bold">
            <TriangleAlert className="size-4" strokeWidth={2.5} aria-hidden="true" />
            {t(($) => $.gap.needMore, { count: needed })}
          </span>
        ) : (
          <span className="text-[0.9375rem] font-semibold text-muted">
            {needed > 0 ? t(($) => $.gap.below, { count: needed }) : t(($) => $.gap.enough)}
          </span>
        )}
      </header>
      <dl className="mt-2 flex gap-6 tabular-nums" title={t(($) => $.gap.fewest)}>
        <div className="flex gap-1.5">
          <dt className="text-muted">{t(($) => $.gap.required)}</dt>
          <dd className="font-bold">{entry.required}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">{t(($) => $.gap.scheduled)}</dt>
          <dd className={clsx('font-bold', understaffed && 'text-danger')}>{entry.scheduled}</dd>
        </div>
      </dl>
      {understaffed && (
        <p className="mt-1 font-semibold text-danger" data-short>
          {t(($) => $.gap.short, { times: entry.short.map((hours) => formatTimes(hours, language)).join(', ') })}
        </p>
      )}
      {members.length > 0 && (
        <>
          <h4 className="mt-4 font-text text-[0.875rem] font-semibold tracking-normal text-muted">
            {t(($) => $.gap.onDuty)}
          </h4>
          <ul className="mt-1 divide-y divide-line">
            {members.map((member) => (
              <Person
                key={member.staffId}
                name={member.name}
                color={colorOf(member.staffId)}
                note={t(($) => $.gap.hours, { hours: formatHours(member, language) })}
              >
                <StatusMark confirmed={member.confirmed}>
                  {member.confirmed ? t(($) => $.gap.confirmed) : t(($) => $.gap.pending)}
                </StatusMark>
              </Person>
            ))}
          </ul>
        </>
      )}
      {members.length === 0 && !understaffed && <p className="mt-3 text-muted">{t(($) => $.gap.nobody)}</p>}
      {understaffed && (
        <>
          <h4 className="mt-4 font-text text-[0.875rem] font-semibold tracking-normal text-muted">
            {t(($) => $.gap.suggested)}
          </h4>
          {suggestions.length === 0 ? (
            <p className="mt-1">{t(($) => $.gap.noSuggestions)}</p>
          ) : (
            <ul className="mt-1 divide-y divide-line" data-suggestions={entry.positionId}>
              {suggestions.map((person) => (
                <SuggestedPerson key={person.staffId} person={person} week={week} onAssign={() => onAssign(person)} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
