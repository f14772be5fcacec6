import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate, GapMember, GapPosition } from '~/engine/engine';
import { whenText } from '~/roster/text/entryText';
import { formatTimes } from '~/roster/text/format';
import type { GapPlace } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { CandidateRow } from './CandidateRow';
import { type MemberShift, MemberShifts } from './MemberShifts';
import { OfferShift } from './OfferShift';

interface GapPositionSectionProps {
  entry: GapPosition;
  /** Whether it is the gap's first one, whose best suggestion is the dialog's main action. */
  first: boolean;
  name: string;
  week: EditableWeek;
  /** The hours of the whole gap. */
  block: GapPlace;
  /** For an understaffed position, or where skills are missing. */
  suggestions: readonly Candidate[];
  /** Gives a person the shift that the engine proposes. */
  onAssign: (person: Candidate) => void;
  /** Reports the person of a shift ill on its day. */
  onIll: (staffId: string, day: number) => void;
}

interface SuggestedPersonProps {
  person: Candidate;
  week: EditableWeek;
  /** Whether it is the main action of the dialog. */
  best: boolean;
  onAssign: () => void;
}

/** A suggested person: when they are free, the shift that 'Assign' creates, and the rules that it breaks. */
function SuggestedPerson({ person, week, best, onAssign }: SuggestedPersonProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { name, availableTimes, isFullyAvailable, shift } = person;
  const times = timesOf(shift.day, startOf(shift), lengthOf(shift));
  const shiftTimes = formatTimes(times, language);
  return (
    <CandidateRow
      week={week}
      person={person}
      shift={shift}
      replaced={person.extends}
      levels
      assigns
      variant={best ? 'solid' : 'outline'}
      note={
        <>
          {availableTimes.map((hours) => formatTimes(hours, language)).join(', ')} ·{' '}
          {isFullyAvailable ? t(($) => $.gap.wholeGap) : t(($) => $.gap.partly)}
          <span className="block">
            {person.extends === null
              ? t(($) => $.acting.gap.newShift, { times: shiftTimes })
              : t(($) => $.acting.gap.longerShift, { times: shiftTimes })}
          </span>
        </>
      }
      action={t(($) => $.gap.assign)}
      actionName={t(($) => $.gap.assignName, { name: `${name}, ${whenText(times, week.dates, language)}` })}
      onAct={onAssign}
    />
  );
}

/** A member's shifts that overlap the gap; one of them may have started the day before. */
function shiftsIn({ handle }: EditableWeek, staffId: string, block: GapPlace): MemberShift[] {
  const days = [block.day - 1, block.day].filter((day) => day >= 0);
  const members = days
    .flatMap((day) => handle.ask({ kind: 'memberDayDetails', staffId, day }).groups)
    .flatMap((group) => group.members);
  return members.flatMap((member) =>
    member.shifts.flatMap((shift) => {
      const from = (shift.day - block.day) * 24 + startOf(shift);
      return from < block.end && block.start < from + lengthOf(shift) ? [{ member, shift }] : [];
    }),
  );
}

interface MemberOnDutyProps {
  week: EditableWeek;
  positionId: string;
  member: GapMember;
  color: string;
  block: GapPlace;
  onIll: (staffId: string, day: number) => void;
}

/** A person on duty, with the actions of their shifts. */
function MemberOnDuty({ week, positionId, member, color, block, onIll }: MemberOnDutyProps) {
  const [changing, setChanging] = useState<string | null>(null);
  return (
    <MemberShifts
      week={week}
      positionId={positionId}
      name={member.name}
      color={color}
      length={member}
      confirmed={member.confirmed}
      shifts={shiftsIn(week, member.staffId, block)}
      changing={changing}
      onChanging={setChanging}
      onIll={({ shift }) => onIll(member.staffId, shift.day)}
    />
  );
}

/** One position of a gap block: required and scheduled, people on duty, and suggestions. */
export function GapPositionSection(props: GapPositionSectionProps) {
  const { entry, first, name, week, block, suggestions, onAssign, onIll } = props;
  const { staff } = week;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const colorOf = (id: string) => staff.find((member) => member.id === id)?.color ?? '';
  const { members, understaffed, needed } = entry;
  return (
    <section
      data-position={entry.positionId}
      data-understaffed={understaffed}
      className={clsx(
        // Sections outside the viewport are laid out lazily.
        'rounded-button border p-4 [content-visibility:auto] [contain-intrinsic-height:auto_14rem]',
        understaffed ? 'border-danger bg-danger-soft/45' : 'border-line',
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className={clsx('text-lg', understaffed && 'text-danger')}>{name}</h3>
        {understaffed ? (
          <span className="inline-flex items-center gap-1.5 rounded-chip bg-danger text-white px-2.5 py-1 font-bold">
            <TriangleAlert className="size-4" strokeWidth={2.5} aria-hidden="true" />
            {t(($) => $.gap.needMore, { count: needed })}
          </span>
        ) : (
          <span className="text-note font-semibold text-muted">
            {needed > 0 ? t(($) => $.gap.below, { count: needed }) : t(($) => $.gap.enough)}
          </span>
        )}
      </header>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-6">
        <dl className="flex gap-6 tabular-nums">
          <div className="flex gap-1.5">
            <dt className="text-muted">{t(($) => $.gap.required)}</dt>
            <dd className="font-bold">{entry.required}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-muted">{t(($) => $.gap.scheduled)}</dt>
            <dd className={clsx('font-bold', understaffed && 'text-danger')}>{entry.scheduled}</dd>
          </div>
        </dl>
        <p className="text-small text-muted">{t(($) => $.gap.fewest)}</p>
      </div>
      {understaffed && (
        <p className="mt-1 font-semibold text-danger" data-short>
          {t(($) => $.gap.short, { times: entry.short.map((hours) => formatTimes(hours, language)).join(', ') })}
        </p>
      )}
      {members.length > 0 && (
        <>
          <h4 className="mt-4 font-text text-small font-semibold tracking-normal text-muted">
            {t(($) => $.gap.onDuty)}
          </h4>
          <ul className="mt-1 divide-y divide-line">
            {members.map((member) => (
              <MemberOnDuty
                key={member.staffId}
                week={week}
                positionId={entry.positionId}
                member={member}
                color={colorOf(member.staffId)}
                block={block}
                onIll={onIll}
              />
            ))}
          </ul>
        </>
      )}
      {members.length === 0 && !understaffed && <p className="mt-3 text-muted">{t(($) => $.gap.nobody)}</p>}
      {(understaffed || suggestions.length > 0) && (
        <>
          <h4 className="mt-4 font-text text-small font-semibold tracking-normal text-muted">
            {t(($) => $.gap.suggested)}
          </h4>
          {suggestions.length === 0 ? (
            <p className="mt-1">{t(($) => $.gap.noSuggestions)}</p>
          ) : (
            <ul className="mt-1 divide-y divide-line" data-suggestions={entry.positionId}>
              {suggestions.map((person, index) => (
                <SuggestedPerson
                  key={person.staffId}
                  person={person}
                  week={week}
                  best={first && index === 0}
                  onAssign={() => onAssign(person)}
                />
              ))}
            </ul>
          )}
          {entry.short[0] && (
            <OfferShift
              week={week}
              positionId={entry.positionId}
              position={name}
              block={block}
              short={entry.short[0]}
            />
          )}
        </>
      )}
    </section>
  );
}
