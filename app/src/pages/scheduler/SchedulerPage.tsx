import { clsx } from 'clsx';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnTeam } from '~/features/own-team/OwnTeam';
import { WeekNotes } from '~/features/own-team/WeekNotes';
import { DialogHost, prefetchDialogs } from '~/features/scheduler/dialogs/DialogHost';
import { GapSheet } from '~/features/scheduler/panels/GapSheet';
import { PaperSheet } from '~/features/scheduler/panels/PaperSheet';
import { closePhone, usePhone } from '~/features/scheduler/panels/phoneStore';
import { RosterArea } from '~/features/scheduler/panels/RosterArea';
import { SidePanels } from '~/features/scheduler/panels/SidePanels';
import { SmartInsights } from '~/features/scheduler/panels/SmartInsights';
import { Toolbar } from '~/features/scheduler/panels/Toolbar';
import { prefetchRosters } from '~/features/scheduler/roster/RosterView';
import { usePrinting } from '~/features/scheduler/roster/usePrinting';
import { TeamHost } from '~/features/team/TeamHost';
import { TourHost } from '~/features/tour/TourHost';
import { usePositionName } from '~/roster/text/usePositionName';
import { requestFocus } from '~/roster/week/actions';
import { closeFill, useFillStore } from '~/roster/week/fillStore';
import { closeDialog, useSession } from '~/roster/week/session';
import { useScheduler } from '~/roster/week/useScheduler';
import { useWhenReplaced } from '~/roster/week/useWhenReplaced';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { lazy, prefetch } from '~/shared/lazy';
import { Waiting } from '~/shared/OnceHydrated';
import { focusFallbackId, useFocusFallback } from '~/shared/useFocusFallback';
import { whenIdleOrTouched } from '~/shared/whenIdleOrTouched';
import { Skeleton } from '~/ui/Skeleton';
import { SchedulerHeader } from './SchedulerHeader';

const loadInput = () => import('~/features/scheduler/input/InputLayer');
const InputLayer = lazy(loadInput);
const LinkFaultPanel = lazy(() => import('~/features/scheduler/panels/LinkFaultPanel'));
const SelectionBar = lazy(() => import('~/features/scheduler/panels/SelectionBar'));
const TeamMemberPhone = lazy(() => import('~/features/scheduler/panels/TeamMemberPhone'));
const FillPanel = lazy(() => import('~/features/scheduler/panels/FillPanel'));

/** What was requested but has not opened or got the focus yet must not do so on the next visit. */
function useClearedRequests() {
  useEffect(
    () => () => {
      closeDialog();
      closePhone();
      requestFocus(null);
    },
    [],
  );
}

/** The shift scheduler: every number on it comes from the engine. */
export function SchedulerPage({ initial }: { initial: WeekFigures }) {
  const { t } = useTranslation('scheduler');
  const { state, start, current, deferred, defaultWeek } = useScheduler(initial);
  const linkFault = useSession((session) => session.linkFault);
  const loaded = current?.ok ? current.value : null;
  const week = loaded?.week ?? null;
  const deferredWeek = deferred?.ok ? deferred.value : null;
  const model = deferredWeek?.model ?? initial;
  const positionName = usePositionName(model.positions);
  const fault = start.status === 'failed' ? start.fault : current && !current.ok ? current.fault : null;
  const waiting = !loaded && !fault;
  const filling = useDeferredValue(useFillStore((store) => store.aim !== null));
  const phoneOpen = usePhone((phone) => phone.isOpen) && !filling;
  const printing = usePrinting();
  const [takesInput, setTakesInput] = useState(false);
  useFocusFallback();
  useClearedRequests();
  // A plan belongs to the week that it was made for.
  useWhenReplaced(`${state.week} ${state.roster}`, closeFill);
  useEffect(() => {
    prefetch(loadInput);
  }, []);
  useEffect(() => {
    if (waiting) return;
    return whenIdleOrTouched(() => {
      prefetchDialogs();
      prefetchRosters();
    });
  }, [waiting]);

  if (linkFault) {
    return (
      <main id="content" className="px-4 lg:px-6 pb-6 max-w-480 w-full mx-auto" data-engine="ready">
        <SchedulerHeader week={null} state={null} />
        <section
          id={focusFallbackId}
          tabIndex={-1}
          className="mt-1 md:rounded-card focus:outline-none border border-line bg-white shadow-card"
          aria-label={t(($) => $.title)}
        >
          <Suspense fallback={null}>
            <LinkFaultPanel fault={linkFault.fault} />
          </Suspense>
        </section>
      </main>
    );
  }
  return (
    <main
      id="content"
      className="px-4 lg:px-6 pb-6 grid grid-cols-1 max-w-480 w-full mx-auto"
      data-engine={takesInput ? 'ready' : fault ? 'failed' : 'waiting'}
      // The prerendered figures are those of the week in which the sample was written.
      data-figures={loaded ? undefined : fault ? 'failed' : 'none'}
    >
      <SchedulerHeader week={week} state={state} />
      <WeekNotes week={week} />
      {week && start.status === 'ready' && <OwnTeam engine={start.engine} week={week} />}
      {/* On a phone the roster comes first. */}
      <div className="max-md:order-1" data-filling={filling || undefined}>
        <Waiting waiting={waiting}>
          <SmartInsights waiting={waiting} model={model} positionName={positionName} paused={state.position !== null} />
        </Waiting>
      </div>
      <section
        id={focusFallbackId}
        tabIndex={-1}
        className={clsx(
          week ? 'no-print' : 'print-plain',
          'mt-2 max-md:-mx-4 md:rounded-card focus:outline-none border-y md:border-x border-line bg-white shadow-card overflow-clip min-w-0',
        )}
        aria-label={t(($) => $.title)}
        aria-busy={!takesInput && !fault ? true : undefined}
      >
        <Toolbar dates={model.dates} positions={model.positions} state={state} waiting={waiting} />
        <div
          className={clsx(
            'roster-place grid print:block',
            filling
              ? 'lg:grid-cols-[18rem_minmax(0,1fr)] min-[85rem]:grid-cols-[340px_minmax(0,1fr)]'
              : phoneOpen
                ? 'xl:grid-cols-[minmax(0,1fr)_340px]'
                : state.folded
                  ? 'xl:grid-cols-[48px_minmax(0,1fr)]'
                  : 'xl:grid-cols-[224px_minmax(0,1fr)]',
          )}
          data-narrow={filling || phoneOpen || undefined}
        >
          {filling && loaded && (
            <div className="min-w-0 lg:border-r border-line">
              <Suspense fallback={<Skeleton className="m-5 h-72" />}>
                <FillPanel key={model.dates.monday} loaded={loaded} />
              </Suspense>
            </div>
          )}
          <SidePanels
            model={model}
            positionName={positionName}
            selected={state.position}
            lights={state.view === 'weekly' && state.group === 'time'}
            folded={state.folded}
            covered={filling ? 'lg:hidden' : phoneOpen ? 'xl:hidden' : undefined}
          />
          <RosterArea
            week={deferredWeek?.week ?? null}
            model={model}
            state={state}
            fault={fault}
            defaultWeek={defaultWeek}
          />
          {phoneOpen && week && (
            <div className="min-w-0">
              <Suspense fallback={<Skeleton className="m-5 h-72" />}>
                <TeamMemberPhone week={week} />
              </Suspense>
            </div>
          )}
        </div>
      </section>
      {loaded && printing && !(state.view === 'monthly' && state.group === 'member') && (
        <PaperSheet week={loaded.week} filter={loaded.filter} />
      )}
      <GapSheet model={model} />
      {loaded && (
        <>
          <TeamHost week={loaded.week} />
          <TourHost dates={model.dates} />
          <DialogHost loaded={loaded} state={state} />
          <Suspense>
            <InputLayer loaded={loaded} state={state} onReady={setTakesInput} />
          </Suspense>
          <Suspense>{state.view !== 'monthly' && <SelectionBar loaded={loaded} state={state} />}</Suspense>
        </>
      )}
    </main>
  );
}
