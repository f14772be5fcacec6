import { Suspense, useMemo } from 'react';
import { lazy, prefetch } from '~/shared/lazy';
import { Skeleton } from '~/ui/Skeleton';
import type { DialogTarget } from '../week/dialogTarget';
import type { WeekOnScreen } from '../week/useScheduler';
import type { ViewState } from '../week/viewState';
import type { WeekFigures } from '../week/weekFigures';
import { gapAt } from './gapTargets';
import { BrokenShifts, personDay } from './MemberChips';
import { WeekByTime } from './WeekByTime';

const loaders = {
  member: () => import('./WeekByMember'),
  role: () => import('./WeekByRole'),
  dayTime: () => import('./DayByTime'),
  dayMember: () => import('./DayByMember'),
  dayRole: () => import('./DayByRole'),
  month: () => import('./MonthView'),
};

const WeekByMember = lazy(async () => ({ default: (await loaders.member()).WeekByMember }));
const WeekByRole = lazy(async () => ({ default: (await loaders.role()).WeekByRole }));
const DayByTime = lazy(async () => ({ default: (await loaders.dayTime()).DayByTime }));
const DayByMember = lazy(async () => ({ default: (await loaders.dayMember()).DayByMember }));
const DayByRole = lazy(async () => ({ default: (await loaders.dayRole()).DayByRole }));
export const MonthView = lazy(async () => ({ default: (await loaders.month()).MonthView }));

/** Prefetches the code of the other views, so that switching shows no placeholder. */
export function prefetchRosters(): void {
  for (const load of Object.values(loaders)) prefetch(load);
}

interface RosterViewProps {
  /** Null until the engine is loaded; the prerendered week needs no engine. */
  loaded: WeekOnScreen | null;
  model: WeekFigures;
  state: ViewState;
  onOpen: (target: DialogTarget) => void;
  onOpenDay: (day: number) => void;
}

/** The roster in the state's view and grouping. */
export function RosterView({ loaded, model, state, onOpen, onOpenDay }: RosterViewProps) {
  const broken = useMemo(() => new Set(model.broken.map(personDay)), [model.broken]);
  const openHour = (day: number) => (hour: number, gap: number | null) =>
    onOpen(gap === null ? { kind: 'hour', day, hour } : gapAt(model.summary.gaps, gap));
  if (state.view === 'weekly' && state.group === 'time') {
    return (
      <WeekByTime
        model={model}
        slots={state.slots}
        onOpen={(cell) => openHour(cell.day)(cell.hour, cell.gap)}
        onOpenDay={onOpenDay}
      />
    );
  }
  if (!loaded) return <Skeleton className="m-5 h-96" />;
  const { week } = loaded;
  const roster =
    state.view === 'weekly'
      ? {
          time: null,
          member: (
            <WeekByMember
              week={week}
              model={model}
              onOpenDay={onOpenDay}
              state={state}
              onOpen={(staffId, day) => onOpen({ kind: 'member', staffId, day })}
            />
          ),
          role: (
            <WeekByRole
              week={week}
              model={model}
              onOpenDay={onOpenDay}
              state={state}
              onOpenGap={(index) => onOpen(gapAt(model.summary.gaps, index))}
              onOpenPosition={(positionId, day) => onOpen({ kind: 'position', positionId, day })}
            />
          ),
        }[state.group]
      : {
          time: <DayByTime week={week} state={state} onOpen={openHour(state.day)} />,
          member: (
            <DayByMember
              week={week}
              state={state}
              onOpen={({ staffId }) => onOpen({ kind: 'member', staffId, day: state.day })}
            />
          ),
          role: <DayByRole week={week} state={state} onOpen={openHour(state.day)} />,
        }[state.group];
  return (
    <BrokenShifts value={broken}>
      <Suspense fallback={<Skeleton className="m-5 h-96" />}>{roster}</Suspense>
    </BrokenShifts>
  );
}
