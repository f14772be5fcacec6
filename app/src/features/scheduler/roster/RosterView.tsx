import { type ComponentType, type FunctionComponent, Suspense, useMemo } from 'react';
import type { EditableWeek } from '~/roster/week/editableWeek';
import type { Grouping, View, ViewState } from '~/roster/week/viewState';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { lazy, prefetch } from '~/shared/lazy';
import { AwayLine } from './AwayLine';
import { BrokenShifts, personDay } from './MemberChips';
import { SpecialLine } from './SpecialLine';
import { WeekTimetable } from './WeekTimetable';

const loaders = {
  member: () => import('./WeekByMember'),
  role: () => import('./WeekByRole'),
  dayTime: () => import('./DayByTime'),
  dayMember: () => import('./DayByMember'),
  dayRole: () => import('./DayByRole'),
  month: () => import('./MonthView'),
  monthBoard: () => import('./MonthBoard'),
};

interface ViewProps {
  readonly week: EditableWeek;
  readonly model: WeekFigures;
  readonly state: ViewState;
}

const view = (load: () => Promise<FunctionComponent<ViewProps>>) => lazy(async () => ({ default: await load() }));
const MonthView = view(async () => (await loaders.month()).MonthView);

/** The roster's views. Each opens what its cells are about. */
const views: Record<View, Record<Grouping, ComponentType<ViewProps>>> = {
  daily: {
    time: view(async () => (await loaders.dayTime()).DayByTime),
    member: view(async () => (await loaders.dayMember()).DayByMember),
    role: view(async () => (await loaders.dayRole()).DayByRole),
  },
  weekly: {
    time: WeekTimetable,
    member: view(async () => (await loaders.member()).WeekByMember),
    role: view(async () => (await loaders.role()).WeekByRole),
  },
  monthly: {
    time: MonthView,
    member: view(async () => (await loaders.monthBoard()).MonthBoard),
    role: MonthView,
  },
};

/** Prefetches the code of the other views, so that switching shows no placeholder. */
export function prefetchRosters(): void {
  for (const load of Object.values(loaders)) prefetch(load);
}

interface RosterViewProps {
  /** Null until the engine is loaded; the prerendered week needs no engine. */
  week: EditableWeek | null;
  model: WeekFigures;
  state: ViewState;
}

/** The roster in the state's view and grouping. */
export function RosterView({ week, model, state }: RosterViewProps) {
  const broken = useMemo(() => new Set(model.broken.map(personDay)), [model.broken]);
  if (state.view === 'weekly' && state.group === 'time') {
    return <WeekTimetable week={week} model={model} state={state} />;
  }
  const Roster = views[state.view][state.group];
  const placeholder = (
    <div aria-hidden="true" className="roster-skeleton" data-screen={`${state.view} ${state.group}`} />
  );
  if (!week) return placeholder;
  return (
    <BrokenShifts value={broken}>
      {state.view === 'daily' && (
        <SpecialLine
          special={model.special}
          date={model.dates.days[state.day]}
          className="px-5 py-2 border-b border-line"
        />
      )}
      {state.view === 'daily' && state.group !== 'member' && (
        <AwayLine away={model.away} day={state.day} className="px-5 py-2 border-b border-line" />
      )}
      <Suspense fallback={placeholder}>
        <Roster week={week} model={model} state={state} />
      </Suspense>
    </BrokenShifts>
  );
}
