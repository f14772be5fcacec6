/** What the scheduler shows; all of it is in the URL's query, so that a link opens the same view. */
export interface ViewState {
  /** ISO week, for example `2026-W47`. */
  readonly week: string;
  readonly view: View;
  readonly group: Grouping;
  /** Team id, or null for all teams. */
  readonly team: string | null;
  /** Position id, or null for all positions. */
  readonly position: string | null;
  /** Visible parts of the day. */
  readonly slots: readonly SlotName[];
  /** The day of the daily view, 0 (Monday) to 6. */
  readonly day: number;
  /** A generated large roster instead of the sample, for performance measurements. */
  readonly roster: 'sample' | 'large';
  /** Row height. */
  readonly density: Density;
  /** Whether the week by time shows every figure, and not only those that change or are short. */
  readonly allFigures: boolean;
  /** Whether the panel beside the roster is collapsed. */
  readonly folded: boolean;
}

const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export const views = ['daily', 'weekly', 'monthly'] as const;
export type View = (typeof views)[number];

export const groupings = ['time', 'member', 'role'] as const;
export type Grouping = (typeof groupings)[number];

export const slotNames = ['morning', 'afternoon', 'night'] as const;
export type SlotName = (typeof slotNames)[number];

export const teams = [
  'kitchen',
  'front-of-house',
  'sales-floor',
  'tills',
  'stockroom',
  'nursing',
  'management',
] as const;

const ownTeamPrefix = 'own:';

/** The id of a team that the visitor named. */
export function ownTeam(name: string): string {
  return `${ownTeamPrefix}${name}`;
}

/** The name that the visitor gave a team; null for the teams of the samples, and where a roster names none. */
export function ownTeamName(team: string): string | null {
  return team.startsWith(ownTeamPrefix) ? team.slice(ownTeamPrefix.length) : null;
}

/** The most characters of a team's name. */
export const maxTeamName = 40;

function readTeam(text: string | null): string | null {
  const own = text === null ? null : ownTeamName(text);
  if (own !== null) return own !== '' && own.length <= maxTeamName ? text : null;
  return teams.find((team) => team === text) ?? null;
}

/** The engine's bit mask for a set of slots: morning 1, afternoon 2, night 4. */
export function slotMask(slots: readonly SlotName[]): number {
  return slotNames.reduce((mask, name, bit) => (slots.includes(name) ? mask | (1 << bit) : mask), 0);
}

function oneOf<T extends string>(values: readonly T[], text: string | null, fallback: T): T {
  return values.find((value) => value === text) ?? fallback;
}

const idPattern = /^[\p{L}\p{N}_.-]{1,64}$/u;
const weekPattern = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/;

function idOrNull(text: string | null): string | null {
  return text !== null && idPattern.test(text) ? text : null;
}

/** An empty value selects no slot; unknown names are ignored. */
function readSlots(text: string | null): readonly SlotName[] {
  if (text === null) return slotNames;
  const requested = text.split(',');
  const known = slotNames.filter((name) => requested.includes(name));
  return known.length > 0 || text === '' ? known : slotNames;
}

/** Years that begin or end with a Thursday have a week 53. */
function isWeek(text: string): boolean {
  if (!weekPattern.test(text)) return false;
  const year = text.slice(0, 4);
  return !text.endsWith('W53') || ['01-01', '12-31'].some((day) => new Date(`${year}-${day}T00:00Z`).getUTCDay() === 4);
}

/** The day of a daily view without one: today in the default week, Monday in others. */
function defaultDay({ view, week }: Pick<ViewState, 'view' | 'week'>, defaultWeek: string | null, today: number) {
  return view === 'daily' && week === defaultWeek ? today : 0;
}

/**
 * Reads the query; a missing or invalid parameter falls back to its default. `today` is a day of the default week, 0
 * (Monday) to 6.
 */
export function readViewState(query: URLSearchParams, defaultWeek: string, today = 0): ViewState {
  const given = query.get('week');
  const day = query.get('day');
  const week = given && isWeek(given) ? given : defaultWeek;
  const view = oneOf(views, query.get('view'), 'weekly');
  return {
    week,
    view,
    group: oneOf(groupings, query.get('group'), 'time'),
    team: readTeam(query.get('team')),
    position: idOrNull(query.get('position')),
    slots: readSlots(query.get('slots')),
    day: day && /^[0-6]$/.test(day) ? Number(day) : defaultDay({ view, week }, defaultWeek, today),
    roster: query.get('roster') === 'large' ? 'large' : 'sample',
    density: oneOf(densities, query.get('density'), 'comfortable'),
    allFigures: query.get('figures') === 'all',
    folded: query.get('panel') === 'folded',
  };
}

/**
 * Serializes a state as a query; defaults, which are those of `readViewState`, are omitted. With `null` as the default
 * the week is always written.
 */
export function writeViewState(state: ViewState, defaultWeek: string | null, today = 0): string {
  const query = new URLSearchParams();
  if (state.week !== defaultWeek) query.set('week', state.week);
  if (state.view !== 'weekly') query.set('view', state.view);
  if (state.view === 'daily' && state.day !== defaultDay(state, defaultWeek, today))
    query.set('day', String(state.day));
  if (state.group !== 'time') query.set('group', state.group);
  if (state.team !== null) query.set('team', state.team);
  if (state.position !== null) query.set('position', state.position);
  if (state.slots.length !== slotNames.length) query.set('slots', state.slots.join(','));
  if (state.roster !== 'sample') query.set('roster', state.roster);
  if (state.density !== 'comfortable') query.set('density', state.density);
  if (state.allFigures) query.set('figures', 'all');
  if (state.folded) query.set('panel', 'folded');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The week key that the query uses, for example `2026-W47`. */
export function weekKey(isoYear: number, isoWeek: number): string {
  return `${String(isoYear).padStart(4, '0')}-W${String(isoWeek).padStart(2, '0')}`;
}

/** Year and week number of a week key. */
export function weekParts(key: string): { isoYear: number; isoWeek: number } {
  return { isoYear: Number(key.slice(0, 4)), isoWeek: Number(key.slice(6)) };
}
