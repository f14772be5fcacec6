import { clsx } from 'clsx';
import { Check, ChevronDown, MoveHorizontal } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FillPlan } from '~/engine/solver/solver';
import { chipColours } from '~/roster/parts/positionStyle';
import { whenText } from '~/roster/text/entryText';
import { formatDate, formatTimes } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dropShift } from '~/roster/week/fillStore';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import type { Proposal } from './proposal';

interface ProposalsProps {
  plan: FillPlan;
  /** Those of the plan. */
  proposals: readonly Proposal[];
  week: EditableWeek;
  positionName: (id: string) => string;
  /** A newer plan is being computed; the visible one can no longer be accepted. */
  waiting: boolean;
  onAccept: (proposals: readonly Proposal[]) => void;
}

/** A person gets at most one new shift a day. */
const idOf = ({ added }: Proposal) => `${added.staffId} ${added.day}`;

interface ProposalRowProps extends Omit<ProposalsProps, 'plan' | 'proposals'> {
  proposal: Proposal;
  expanded: boolean;
  onToggle: () => void;
  onDrop: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** A proposed shift in one line; opened, it gives its reason and can be accepted or dropped. */
function ProposalRow(props: ProposalRowProps) {
  const { proposal, week, positionName, waiting, expanded, onToggle, onAccept, onDrop, onKeyDown } = props;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { dates, staff } = week;
  const { added, cause, lengthened, shift } = proposal;
  const member = staff.find(({ id }) => id === added.staffId);
  if (!member) return null;
  const { name } = member;
  const id = idOf(proposal);
  const detailsId = `proposal-${id.replaceAll(' ', '-')}`;
  const times = timesOf(added.day, added.start, added.hours);
  const names = { name, when: whenText(times, dates, language) };
  const choice = () => {
    if (cause.free === 1) return t(($) => $.fillPanel.proposals.only, { name });
    if (cause.fewestHours) return t(($) => $.fillPanel.proposals.fewest, { name });
    return t(($) => $.fillPanel.proposals.free, { name, count: cause.free - 1 });
  };
  const { day, hours, scheduled, wanted } = cause;
  const needs = { when: whenText({ day, ...hours }, dates, language), scheduled, wanted };
  const whole = formatTimes(timesOf(shift.day, startOf(shift), lengthOf(shift)), language);
  return (
    <li data-proposal={id}>
      <button
        type="button"
        data-line
        aria-expanded={expanded}
        aria-controls={expanded ? detailsId : undefined}
        onClick={onToggle}
        onKeyDown={onKeyDown}
        className="flex w-full items-center gap-1.5 min-h-11 lg:min-h-8 px-1 rounded-md text-left hover:bg-sand text-note lg:text-fine leading-tight"
      >
        <span
          aria-hidden="true"
          className={clsx('grid place-items-center size-3 shrink-0 rounded-full', chipColours(member.color))}
        >
          <span className="size-1.5 rounded-full bg-current" />
        </span>
        <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
        {lengthened && (
          <span title={t(($) => $.fillPanel.proposals.longer, { times: whole })}>
            <MoveHorizontal className="size-3 text-muted" aria-hidden="true" />
            <span className="sr-only">{t(($) => $.fillPanel.proposals.longerMark)}</span>
          </span>
        )}
        <span className="shrink-0 tabular-nums">{formatTimes(times, language)}</span>
        <ChevronDown className={clsx('size-3 shrink-0 text-muted', expanded && 'rotate-180')} aria-hidden="true" />
      </button>
      {expanded && (
        <div id={detailsId} className="px-1 pb-2">
          <p className="text-small lg:text-fine leading-snug text-muted first-letter:uppercase">
            {cause.mark === undefined
              ? t(($) => $.fillPanel.proposals.cause, { ...needs, position: positionName(cause.positionId) })
              : t(($) => $.marks.cause, { ...needs, mark: cause.mark })}{' '}
            {choice()}
            {lengthened && ` ${t(($) => $.fillPanel.proposals.longer, { times: whole })}`}
          </p>
          <div className="mt-1 flex gap-2">
            <Button
              size="small"
              variant="outline"
              aria-label={t(($) => $.fillPanel.accept.oneName, names)}
              disabled={waiting}
              onClick={ignoreDoubleClick(() => onAccept([proposal]))}
            >
              {t(($) => $.fillPanel.accept.one)}
            </Button>
            <Button
              size="small"
              variant="text"
              aria-label={t(($) => $.fillPanel.accept.dropName, names)}
              disabled={waiting}
              onClick={ignoreDoubleClick(onDrop)}
            >
              {t(($) => $.fillPanel.accept.drop)}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/**
 * The proposed shifts by day, one line each. Arrow up and down go from line to line, Delete drops one; when it is gone,
 * the focus is on the next one.
 */
export function Proposals(props: ProposalsProps) {
  const { plan, proposals, week, waiting, onAccept } = props;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const [expanded, setExpanded] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  /** The line that gets the focus when the plan that follows is there. */
  const next = useRef<number | null>(null);
  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const remember = () => {
    const { activeElement } = document;
    const lineOf = activeElement?.closest('[data-proposal]')?.querySelector('[data-line]');
    const first = activeElement?.closest('[data-day]')?.querySelector('[data-line]');
    next.current = lines().findIndex((line) => line === (lineOf ?? first));
  };
  // In the layout phase: later, the page has moved a lost focus to the roster.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plan has new lines
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || list.current?.contains(activeElement);
    if (next.current === null || !isLost) return;
    const place = Math.max(0, next.current);
    (lines()[place] ?? lines().at(-1) ?? document.getElementById('fill-title'))?.focus();
    next.current = null;
  }, [plan]);
  const accept = (chosen: readonly Proposal[]) => {
    remember();
    onAccept(chosen);
  };
  const drop = ({ added }: Proposal) => {
    remember();
    dropShift(added);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, proposal: Proposal) => {
    const place = lines().indexOf(event.currentTarget);
    if (event.key === 'ArrowDown') lines()[place + 1]?.focus();
    else if (event.key === 'ArrowUp') lines()[place - 1]?.focus();
    else if (event.key === 'Delete' && !waiting) drop(proposal);
    else return;
    event.preventDefault();
  };
  if (proposals.length === 0) return null;
  return (
    <div>
      <h3 className="sr-only" id="fill-proposals">
        {t(($) => $.fillPanel.proposals.title)}
      </h3>
      <ol ref={list} aria-labelledby="fill-proposals" className="grid gap-2 lg:gap-0.5">
        {week.dates.days.map((date, day) => {
          const ofDay = proposals.filter(({ added }) => added.day === day);
          if (ofDay.length === 0) return null;
          const name = t(($) => $.fillPanel.accept.dayName, {
            day: formatDate(date, 'weekday', language),
            count: ofDay.length,
          });
          return (
            <li
              key={date}
              data-day={day}
              className="lg:grid lg:grid-cols-[3.25rem_minmax(0,1fr)] lg:border-t border-line lg:first:border-t-0"
            >
              <div className="flex items-center justify-between lg:self-start lg:h-8">
                <span className="font-semibold lg:text-fine first-letter:uppercase">
                  <span className="lg:hidden">{formatDate(date, 'weekday', language)}</span>
                  <span className="max-lg:hidden">{formatDate(date, 'shortWeekday', language)}</span>
                </span>
                <button
                  type="button"
                  aria-label={name}
                  title={name}
                  disabled={waiting}
                  onClick={ignoreDoubleClick(() => accept(ofDay))}
                  className="inline-flex items-center justify-center gap-1.5 min-h-11 lg:min-h-6 lg:w-6 px-2 lg:px-0 rounded-md font-semibold text-evergreen hover:bg-mint disabled:opacity-55"
                >
                  <Check className="size-4" strokeWidth={2.5} aria-hidden="true" />
                  <span className="lg:sr-only">{t(($) => $.fillPanel.accept.day)}</span>
                </button>
              </div>
              <ul>
                {ofDay.map((proposal) => (
                  <ProposalRow
                    key={proposal.added.staffId}
                    week={week}
                    positionName={props.positionName}
                    waiting={waiting}
                    proposal={proposal}
                    expanded={expanded === idOf(proposal)}
                    onToggle={() => setExpanded(expanded === idOf(proposal) ? null : idOf(proposal))}
                    onAccept={accept}
                    onDrop={() => drop(proposal)}
                    onKeyDown={(event) => onKeyDown(event, proposal)}
                  />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
