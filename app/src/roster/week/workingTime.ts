import data from '#fixtures/laws.json';
import type { Law, LawRule, Rules, ViolationKind } from '~/engine/engine';

export type LawId = Law['id'];

/** Where a figure of a law is written. */
export interface Source {
  readonly figure: string;
  readonly article: string;
  /** Whether an agreement or consent may move it. */
  readonly changeable: 'no' | 'agreement';
}

/** A law: its figures, and where each is written. */
export interface Preset {
  readonly id: LawId;
  readonly name: string;
  readonly country: string;
  readonly rules: Required<Pick<Rules, 'restHours' | 'daysOff' | 'maxDaysInRow'>>;
  readonly law: Law;
  readonly sources: readonly Source[];
}

export const presets = data.presets as unknown as readonly Preset[];

export const presetOf = (id: LawId | undefined) => presets.find((preset) => preset.id === id);

/** The rules with a law's figures, or without a law. */
export function withLaw(rules: Rules, id: LawId | null): Rules {
  const { law, ...plain } = rules;
  if (id === null) return plain;
  const preset = presetOf(id);
  // Figures of one's own begin with those that were there.
  if (!preset) return { ...plain, law: { ...law, id: 'own', asOf: law?.asOf ?? data.asOf } };
  return { ...plain, ...preset.rules, law: preset.law };
}

/** JSON with sorted names, to compare. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, entry: unknown) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}

/** Whether any figure is another than the law's. */
export function isChanged({ law, restHours, daysOff }: Rules): boolean {
  const preset = presetOf(law?.id);
  return (
    preset !== undefined &&
    (sorted(law) !== sorted(preset.law) || restHours !== preset.rules.restHours || daysOff !== preset.rules.daysOff)
  );
}

/** A figure that is shown and can be changed. */
export interface Figure {
  /** The key of its text. */
  readonly text:
    | 'restHours'
    | 'minorRestHours'
    | 'weeklyRest'
    | 'weeklyRestDaily'
    | 'weeklyRestMinor'
    | 'dayWork'
    | 'dayWorkMinor'
    | 'daySpan'
    | 'weekWork'
    | 'weekWorkMinor'
    | 'meanWeek'
    | 'break'
    | 'minorBreak'
    | 'night'
    | 'minorNight'
    | 'daysOff'
    | 'overtimeDay'
    | 'overtimeWeek'
    | 'noticeDays';
  /** What the text says besides: weeks, days, hours, or minutes of work. */
  readonly weeks?: number;
  readonly days?: number;
  readonly hours?: number;
  readonly from?: number;
  readonly to?: number;
  readonly unit: 'hours' | 'minutes' | 'days' | 'percent';
  /** Null where the text has all of it. */
  readonly value: number | null;
  readonly most: number;
  /** The rule that warns or refuses. */
  readonly rule: LawRule | null;
  readonly source: Source | undefined;
  readonly set: (value: number) => Rules;
}

/** The figures that are in force, in the order of a law's sources. */
export function figuresOf(rules: Rules): Figure[] {
  const { law } = rules;
  if (!law) return [];
  const { sources = [] } = presetOf(law.id) ?? {};
  const source = (...names: string[]) => sources.find(({ figure }) => names.includes(figure));
  const withFigures = (change: Partial<Law>): Rules => ({ ...rules, law: { ...law, ...change } });
  const { weeklyRest, dayWork, daySpan, weekWork, meanWeek, night, minorNight } = law;
  const figures: Figure[] = [];
  type Row = Omit<Figure, 'unit' | 'most' | 'value'> &
    Partial<Pick<Figure, 'unit' | 'most'>> & { value: number | undefined | null };
  const add = ({ value, ...figure }: Row) => {
    if (value !== undefined) figures.push({ unit: 'hours', most: 168, ...figure, value });
  };
  add({
    text: 'restHours',
    value: rules.restHours,
    most: 48,
    rule: 'shortRest',
    source: source('restHours'),
    set: (restHours) => ({ ...rules, restHours }),
  });
  add({
    text: 'minorRestHours',
    value: law.minorRestHours,
    most: 48,
    rule: 'minorShortRest',
    source: source('minorRestHours'),
    set: (minorRestHours) => withFigures({ minorRestHours }),
  });
  if (weeklyRest) {
    const rule = 'shortWeeklyRest';
    const set = (change: Partial<typeof weeklyRest>) => withFigures({ weeklyRest: { ...weeklyRest, ...change } });
    const written = source('weeklyRest');
    add({ text: 'weeklyRest', value: weeklyRest.hours, rule, source: written, set: (hours) => set({ hours }) });
    add({
      text: 'weeklyRestDaily',
      value: weeklyRest.dailyHours,
      most: 24,
      rule: null,
      source: source('weeklyRest.dailyHours') ?? written,
      set: (dailyHours) => set({ dailyHours }),
    });
    add({
      text: 'weeklyRestMinor',
      value: weeklyRest.minorHours,
      rule: null,
      source: source('weeklyRest.minorHours'),
      set: (minorHours) => set({ minorHours }),
    });
  }
  if (dayWork) {
    const rule = 'overDayWork';
    const set = (change: Partial<typeof dayWork>) => withFigures({ dayWork: { ...dayWork, ...change } });
    const [hours, minors] = [source('dayWork.hours'), source('dayWork.minorHours')];
    add({
      text: 'dayWork',
      value: dayWork.hours,
      most: 24,
      rule,
      source: hours,
      set: (value) => set({ hours: value }),
    });
    add({
      text: 'dayWorkMinor',
      value: dayWork.minorHours,
      most: 24,
      rule: dayWork.hours === undefined ? rule : null,
      source: minors,
      set: (minorHours) => set({ minorHours }),
    });
  }
  add({
    text: 'daySpan',
    value: daySpan?.hours,
    most: 48,
    rule: 'overDaySpan',
    source: source('daySpan'),
    set: (hours) => withFigures({ daySpan: { hours } }),
  });
  if (weekWork) {
    const rule = 'overWeekWork';
    const set = (change: Partial<typeof weekWork>) => withFigures({ weekWork: { ...weekWork, ...change } });
    const [hours, minors] = [source('weekWork.hours'), source('weekWork.minorHours')];
    add({ text: 'weekWork', value: weekWork.hours, rule, source: hours, set: (value) => set({ hours: value }) });
    add({
      text: 'weekWorkMinor',
      value: weekWork.minorHours,
      rule: weekWork.hours === undefined ? rule : null,
      source: minors,
      set: (minorHours) => set({ minorHours }),
    });
  }
  if (meanWeek) {
    const { weeks } = meanWeek;
    add({
      text: 'meanWeek',
      weeks,
      value: meanWeek.hours,
      rule: 'overMeanWeek',
      source: source('meanWeek'),
      set: (hours) => withFigures({ meanWeek: { weeks, hours } }),
    });
  }
  for (const [list, text] of [
    ['breaks', 'break'],
    ['minorBreaks', 'minorBreak'],
  ] as const) {
    const all = law[list] ?? [];
    all.forEach((owed, index) => {
      add({
        text,
        from: owed.from,
        value: owed.minutes,
        unit: 'minutes',
        most: 240,
        rule: list === 'breaks' && index === 0 ? 'breakOwed' : null,
        source: source(list),
        set: (minutes) => withFigures({ [list]: all.map((other) => (other === owed ? { ...owed, minutes } : other)) }),
      });
    });
  }
  if (night) {
    add({
      text: 'night',
      days: night.days,
      value: night.hours,
      most: 24,
      rule: 'overNightWork',
      source: source('night'),
      set: (hours) => withFigures({ night: { ...night, hours } }),
    });
  }
  if (minorNight) {
    add({
      text: 'minorNight',
      from: minorNight.from,
      to: minorNight.to,
      value: null,
      rule: 'minorAtNight',
      source: source('minorNight'),
      set: () => rules,
    });
  }
  if (rules.daysOff > 0) {
    add({
      text: 'daysOff',
      value: rules.daysOff,
      unit: 'days',
      most: 7,
      rule: null,
      source: source('daysOff'),
      set: (daysOff) => ({ ...rules, daysOff }),
    });
  }
  const overtime = law.overtime ?? [];
  for (const tier of overtime) {
    add({
      text: tier.per === 'day' ? 'overtimeDay' : 'overtimeWeek',
      hours: tier.overHours,
      value: tier.percent,
      unit: 'percent',
      most: 1000,
      rule: null,
      source: source('overtime'),
      set: (percent) =>
        withFigures({ overtime: overtime.map((other) => (other === tier ? { ...tier, percent } : other)) }),
    });
  }
  add({
    text: 'noticeDays',
    value: law.noticeDays ?? 0,
    unit: 'days',
    most: 366,
    rule: null,
    source: source('noticeDays'),
    set: (noticeDays) => withFigures({ noticeDays }),
  });
  return figures;
}

/** The rules with a rule that refuses shifts, or only warns. */
export function withBlock(rules: Rules, rule: LawRule, refuses: boolean): Rules {
  const { law } = rules;
  if (!law) return rules;
  const others = (law.block ?? []).filter((other) => other !== rule);
  return { ...rules, law: { ...law, block: refuses ? [...others, rule] : others } };
}

/** The figures that a violation can be about, those of minors last. */
const figureOf: Partial<Record<ViolationKind, readonly Figure['text'][]>> = {
  shortRest: ['restHours', 'minorRestHours'],
  shortWeeklyRest: ['weeklyRest', 'weeklyRestMinor'],
  overDayWork: ['dayWork', 'dayWorkMinor'],
  overDaySpan: ['daySpan'],
  overWeekWork: ['weekWork', 'weekWorkMinor'],
  overMeanWeek: ['meanWeek'],
  breakOwed: ['break', 'minorBreak'],
  overNightWork: ['night'],
  nightOvertime: ['night'],
  minorAtNight: ['minorNight'],
};

/** The article of a violation's rule in the law in force: that of minors where its limit is theirs. */
export function articleOf(rules: Rules, kind: ViolationKind, limit: number): string | undefined {
  const texts = figureOf[kind];
  if (!texts) return undefined;
  const found = figuresOf(rules).filter(({ text }) => texts.includes(text));
  const inMinutes = ({ unit, value }: Figure) => (value ?? 0) * (unit === 'hours' ? 60 : 1);
  return (found.find((figure) => inMinutes(figure) === limit) ?? found[0])?.source?.article;
}

/** Shift types that may not follow each other on successive days, by their codes. */
export type Succession = readonly [string, string];

export const successionsOf = ({ forbiddenNext = [] }: Rules): readonly Succession[] => forbiddenNext;

/** What the rules have in place of their successions. */
export const withSuccessions = (successions: readonly Succession[]): Partial<Rules> => ({
  forbiddenNext: successions.map(([first, next]) => [first, next]),
});
