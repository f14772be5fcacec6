import { useEffect } from 'react';
import type { Editor, IsoWeek, PlacedShift, PlanChange } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import { currentMoment, isOver } from './moment';
import { byPerson, type Publication, publicationOf, type Recipient, usePublication } from './publication';
import { activeWeek, dispatch, dispatchSilently, peek, useSession } from './session';
import { weekKey } from './viewState';

/** Reads a week of the open roster, which may not be the one on screen. */
export function readWeekOf<Read>(dates: IsoWeek, read: (editor: Editor) => Read): Read | null {
  const { place } = useSession.getState();
  return place && peek({ week: weekKey(dates.isoYear, dates.isoWeek), roster: place.roster }, read);
}

/** A week with changes that nobody has been told of yet. */
export interface Draft {
  readonly dates: IsoWeek;
  readonly changes: readonly PlanChange[];
}

/** The weeks of the open roster with unpublished changes, in time order: the open one, and those that are not over. */
export function draftsOf(week: EditableWeek): Draft[] {
  const { start } = useSession.getState();
  if (start.status !== 'ready') return [];
  const today = currentMoment().date;
  const all = week.handle.ask({ kind: 'mondays' }).map((monday) => start.engine.isoWeekOf(monday));
  const asked = all.filter(({ monday, sunday }) => monday === week.dates.monday || sunday >= today);
  return asked.flatMap((dates) => {
    const changes = readWeekOf(dates, (editor) => editor.ask({ kind: 'planChanges' })) ?? [];
    return changes.length > 0 ? [{ dates, changes }] : [];
  });
}

/** Whether a person declines new shifts: always the same few people, so that the demo is repeatable. */
export const declines = (staffId: string) =>
  [...staffId].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7) % 8 === 0;

/** The people whom changes concern, if these are not over: nobody is told of, or confirms, a shift that is. */
export function recipientsOf(drafts: readonly Draft[]): Recipient[] {
  const now = currentMoment();
  const people = new Map<string, Recipient>();
  for (const { dates, changes } of drafts) {
    const isToCome = (shift: PlacedShift | null) => shift !== null && !isOver(dates.days, shift, now);
    const told = changes.filter(({ before, after }) => isToCome(before) || isToCome(after));
    for (const [staffId, own] of byPerson(told)) {
      const shiftIds = own.flatMap(({ after }) => (after && isToCome(after) ? [after.shiftId] : []));
      const known = people.get(staffId) ?? { staffId, name: own[0]?.name ?? '', shifts: [], answer: 'sent' };
      const shifts = shiftIds.length > 0 ? [...known.shifts, { dates, shiftIds }] : known.shifts;
      people.set(staffId, { ...known, shifts });
    }
  }
  return [...people.values()];
}

/** Publishes weeks of the open roster together, and simulates a message to everybody affected. */
export function publish(week: EditableWeek, drafts: readonly Draft[] = draftsOf(week)): void {
  const recipients = recipientsOf(drafts);
  const mondays = drafts.map(({ dates }) => dates.monday);
  const outcome = dispatch((editor) => editor.tell({ kind: 'publish', mondays }), week);
  if (!outcome?.done) return;
  const { undoCount } = week.handle.ask({ kind: 'history' });
  usePublication.setState({
    publication: { handle: week.handle, mondays, undoCount, recipients },
    Player: PlayedAnswers,
  });
}

/** Whether an answer is still to come. */
const isAwaited = ({ answer, shifts }: Recipient) => answer === 'sent' || (answer === 'seen' && shifts.length > 0);

export const isComplete = ({ recipients }: Publication): boolean => !recipients.some(isAwaited);

function answered(recipient: Recipient): Recipient {
  if (recipient.answer === 'sent') return { ...recipient, answer: 'seen' };
  if (declines(recipient.staffId)) return { ...recipient, answer: 'declined' };
  for (const { dates, shiftIds } of recipient.shifts) {
    // Shifts that were changed or removed after publication are not confirmed.
    const later = readWeekOf(dates, (editor) => editor.ask({ kind: 'planChanges' })) ?? [];
    const changed = new Set(later.map(({ before }) => before?.shiftId));
    const unchanged = shiftIds.filter((id) => !changed.has(id));
    const now = activeWeek(useSession.getState());
    if (now) dispatchSilently((editor) => editor.tell({ kind: 'confirmShifts', shiftIds: unchanged }), now, dates);
  }
  return { ...recipient, answer: 'confirmed' };
}

/** Simulates the next step: everybody sees the message before the first answer. */
export function playStep(week: EditableWeek): void {
  const publication = publicationOf(week, usePublication.getState().publication);
  if (!publication) return;
  const { recipients } = publication;
  const next = recipients.find(({ answer }) => answer === 'sent') ?? recipients.find(isAwaited);
  if (!next) return;
  const updated = answered(next);
  usePublication.setState({
    publication: {
      ...publication,
      recipients: recipients.map((recipient) => (recipient === next ? updated : recipient)),
    },
  });
}

/** Milliseconds between simulated steps. */
const stepDelay = 450;

/** Simulates the answers to a publication step by step; without delay under `prefers-reduced-motion`. */
function PlayedAnswers({ week }: { week: EditableWeek }) {
  const publication = usePublication((store) => store.publication);
  const isAsked = useSession(({ pastChange }) => pastChange !== null);
  useEffect(() => {
    if (isAsked) return;
    if (publication?.handle !== week.handle || !publication.mondays.includes(week.dates.monday)) return;
    const current = publicationOf(week, publication);
    if (!current) return usePublication.setState({ publication: null });
    if (isComplete(current)) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => playStep(week), reducedMotion ? 0 : stepDelay);
    return () => clearTimeout(timer);
  }, [week, publication, isAsked]);
  return null;
}
