import type { Editor } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { useOwnTeamStore } from '../ownTeamStore';
import { hasTable } from '../week/importTable';
import type { OpenRoster } from '../week/openRoster';
import { useSession } from '../week/session';
import { requestsOf, type TimeOff, useTimeOff } from '../week/timeOff';
import { keepRoster } from './keptRosters';

/** What is kept of a roster. */
interface Contents {
  readonly document: string;
  readonly timeOff: readonly TimeOff[];
}

function contentsOf(handle: Editor): Contents | null {
  const document = tryCatch(() => handle.roster());
  return document.ok ? { document: document.value, timeOff: requestsOf(useTimeOff.getState(), handle) } : null;
}

/** The rosters as they were last written or read, as texts. */
const settled = new WeakMap<Editor, string>();
/** The rosters whose newest state waits to be written. */
const queued = new Set<Editor>();
/** One write at a time. */
let writing: Promise<unknown> = Promise.resolve();

/** Resolves once everything so far is written. */
export const written = () => writing;

/** A roster that has been read from what is kept is kept as it is: only a change of it is written. */
export function settle(handle: Editor): void {
  settled.set(handle, JSON.stringify(contentsOf(handle)));
}

const isSettled = (handle: Editor) => settled.get(handle) === JSON.stringify(contentsOf(handle));

const keptAs = (handle: Editor) => useOwnTeamStore.getState().kept.get(handle);

async function write(handle: Editor): Promise<void> {
  queued.delete(handle);
  const kept = keptAs(handle);
  const contents = kept && contentsOf(handle);
  if (!kept || !contents) return;
  const text = JSON.stringify(contents);
  const { setKept, setNotice } = useOwnTeamStore.getState();
  // Turning to another week changes nothing of the roster.
  if (settled.get(handle) === text) return setNotice('on');
  const done = await keepRoster({ version: 2, ...kept, savedAt: Date.now(), ...contents });
  if (keptAs(handle) !== kept) return;
  if (done === 'kept') settled.set(handle, text);
  if (done !== 'elsewhere') return setNotice(done === 'kept' ? 'on' : 'failed');
  useOwnTeamStore.setState({ lost: kept });
  setKept(handle, null);
  setNotice('elsewhere');
}

function enqueue(handle: Editor): void {
  if (queued.has(handle)) return;
  queued.add(handle);
  // In a task of its own: writing out a roster takes long, and the change is to be seen first.
  writing = writing.then(() => new Promise((resolve) => setTimeout(resolve))).then(() => write(handle));
}

/** Whether a roster that nobody keeps holds the visitor's own data. The demo's samples begin anew with every visit. */
function isOwn({ handle, origin }: OpenRoster): boolean {
  switch (origin?.kind) {
    case 'own':
    case 'imported':
      return true;
    case 'shared':
      return handle.ask({ kind: 'history' }).undoCount > 0;
    default:
      return hasTable(handle);
  }
}

const unkept = () =>
  Object.values(useSession.getState().rosters).filter((roster) => !keptAs(roster.handle) && isOwn(roster));

function wouldLose(): boolean {
  const kept = Object.values(useSession.getState().rosters).filter(({ handle }) => keptAs(handle));
  return useOwnTeamStore.getState().hasInput || unkept().length > 0 || kept.some(({ handle }) => !isSettled(handle));
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (wouldLose()) event.preventDefault();
}

/** Keeps what has changed, and notes whether leaving the page would lose something. */
function look(): void {
  const { week, rosters } = useSession.getState();
  const { kept, notice, hasInput } = useOwnTeamStore.getState();
  if (week && kept.has(week.handle)) enqueue(week.handle);
  const isAtRisk = hasInput || unkept().length > 0 || (notice === 'failed' && week !== null && kept.has(week.handle));
  // Where leaving asks, pulling the page down does not leave it.
  document.documentElement.toggleAttribute('data-unkept', isAtRisk);
  const listens = Object.values(rosters).some(({ handle }) => kept.has(handle)) || isAtRisk;
  window.removeEventListener('beforeunload', askBeforeLeaving);
  if (listens) window.addEventListener('beforeunload', askBeforeLeaving);
}

if (!import.meta.env.SSR) {
  useSession.subscribe((now, before) => {
    if (now.week !== before.week || now.rosters !== before.rosters) look();
  });
  useOwnTeamStore.subscribe((now, before) => {
    if (now.kept !== before.kept || now.notice !== before.notice || now.hasInput !== before.hasInput) look();
  });
  useTimeOff.subscribe(look);
  look();
}
