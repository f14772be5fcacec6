import type { Engine, Position, StaffMember } from '~/engine/engine';
import { calendarNames } from '~/shared/calendarNames';
import { plainText } from '~/shared/plainText';
import type { slotNames } from './viewState';

/** Hours of the day, end exclusive; the last one at most 24. */
interface Hours {
  readonly start: number;
  readonly end: number;
}

/** What a search asks for; null for what it does not say. */
export interface Search {
  readonly people: readonly StaffMember[];
  readonly positions: readonly Position[];
  /** 0 (Monday) to 6. */
  readonly day: number | null;
  readonly hours: Hours | null;
  /** Whether it asks who could work then. */
  readonly asksWho: boolean;
}

interface Team {
  readonly staff: readonly StaffMember[];
  readonly positions: readonly Position[];
  readonly positionName: (id: string) => string;
}

interface Place {
  /** The day of today in the open week; null in another one. */
  readonly today: number | null;
  readonly slots: ReturnType<Engine['slots']>;
  /** The hours in which gaps are looked for. */
  readonly examined: Hours;
}

/** Words of both languages, in plain letters, and words that say nothing of their own. */
const words = {
  who: ['who', 'can', 'could', 'free', 'available', 'quien', 'quienes', 'puede', 'pueden', 'libre', 'disponible'],
  close: ['close', 'closes', 'closing', 'cerrar', 'cierra', 'cierre'],
  open: ['open', 'opens', 'opening', 'abrir', 'abre', 'apertura'],
  today: ['today', 'hoy'],
  tomorrow: ['tomorrow'],
  morning: ['morning', 'am', 'mananas'],
  afternoon: ['afternoon', 'tarde', 'tardes'],
  night: ['night', 'evening', 'noche', 'noches'],
  none: [
    'the',
    'on',
    'at',
    'in',
    'of',
    'for',
    'work',
    'works',
    'when',
    'next',
    'does',
    'el',
    'la',
    'los',
    'las',
    'por',
  ].concat(['de', 'del', 'en', 'a', 'cuando', 'trabaja', 'trabajar', 'proximo', 'turno', 'shift', 'este', 'this']),
} as const;

/** 'Tomorrow', and behind a day 'morning'. */
const manana = 'manana';

const dayNames = Object.values(calendarNames).map(({ weekdays }) => weekdays.map(plainText));
const dayOf = (word: string): number | null => {
  if (word.length < 3) return null;
  for (const names of dayNames) {
    const day = names.findIndex((name) => name.startsWith(word) || `${name}s` === word);
    if (day >= 0) return day;
  }
  return null;
};

/** The hours of the shortest shift with some hours: it ends with them at the close of the day, else it begins with them. */
export function shiftAround(hours: Hours, examined: Hours, shortest: number): Hours {
  if (hours.end - hours.start >= shortest) return hours;
  return hours.end === examined.end
    ? { start: Math.max(0, hours.end - shortest), end: hours.end }
    : { start: hours.start, end: Math.min(24, hours.start + shortest) };
}

/** '18', '18:00', '18h', '6pm'. */
function hourOf(word: string): number | null {
  const [, digits, half] = /^(\d{1,2})(?::\d\d)?(?:h|hs)?(am|pm)?$/.exec(word) ?? [];
  if (digits === undefined) return null;
  const hour = half ? (Number(digits) % 12) + (half === 'pm' ? 12 : 0) : Number(digits);
  return hour < 24 ? hour : null;
}

/** Reads a search in English or Spanish, such as 'Ana', 'Friday night' or '¿quién puede cerrar el viernes?'. */
export function readSearch(text: string, { staff, positions, positionName }: Team, place: Place): Search {
  const typed = plainText(text)
    .replace(/[^\p{L}\p{N}:\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let day: number | null = null;
  let hours: Search['hours'] = null;
  let asksWho = false;
  const names: string[] = [];
  const hasDay = typed.some((word) => dayOf(word) !== null || (words.today as readonly string[]).includes(word));
  const { start, end } = place.examined;
  const slot = (name: (typeof slotNames)[number]) => {
    const found = place.slots.find((each) => each.slot === name);
    if (found) hours = { start: found.start, end: found.end > found.start ? found.end : 24 };
  };
  const said = (list: readonly string[], word: string) => list.includes(word);
  for (const word of typed) {
    const named = staff.some(({ name }) => plainText(name).split(/\s+/).includes(word));
    const hour = hourOf(word);
    const weekday = dayOf(word);
    if (named) names.push(word);
    else if (said(words.who, word)) asksWho = true;
    else if (said(words.close, word)) hours = { start: Math.max(start, end - 2), end };
    else if (said(words.open, word)) hours = { start, end: Math.min(end, start + 2) };
    else if (said(words.today, word)) day = place.today;
    else if (said(words.tomorrow, word) || (word === manana && !hasDay))
      day = place.today !== null && place.today < 6 ? place.today + 1 : day;
    else if (word === manana || said(words.morning, word)) slot('morning');
    else if (said(words.afternoon, word)) slot('afternoon');
    else if (said(words.night, word)) slot('night');
    else if (weekday !== null) day = weekday;
    else if (hour !== null) hours = { start: hour, end: hour + 1 };
    else if (!said(words.none, word)) names.push(word);
  }
  const startsWith = (name: string) => {
    const parts = plainText(name).split(/[\s/]+/);
    return names.length > 0 && names.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return {
    people: staff.filter(({ name }) => startsWith(name)),
    positions: positions.filter(({ id }) => {
      const parts = plainText(positionName(id)).split(/[\s/]+/);
      return names.some((word) => parts.some((part) => part.startsWith(word.replace(/s$/, ''))));
    }),
    day,
    hours,
    asksWho,
  };
}
