import { clsx } from 'clsx';
import { Stethoscope } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor, Problem, Review } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { WeekMenu } from '~/features/import-export/WeekMenu';
import { WeekNotes } from '~/features/import-export/WeekNotes';
import { OwnTeam, OwnTeamButton } from '~/features/own-team/OwnTeam';
import { TourHost } from '~/features/tour/TourHost';
import { brand } from '~/shared/brand';
import { lazy } from '~/shared/lazy';
import { Waiting } from '~/shared/OnceHydrated';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { DialogHost, prefetchDialogs } from './dialogs/DialogHost';
import { useHistoryKeys } from './input/useHistoryKeys';
import { requestFocus } from './input/useRequestedFocus';
import { EmptyPanel, FaultPanel, LinkFaultPanel } from './panels/FaultPanel';
import { GapSheet } from './panels/GapSheet';
import { HistoryButtons } from './panels/HistoryButtons';
import { OpenShifts } from './panels/OpenShifts';
import { PhoneButton } from './panels/PhoneButton';
import { PublishButton } from './panels/PublishButton';
import { closePhone, usePhone } from './panels/phoneStore';
import { SchedulerHeader } from './panels/SchedulerHeader';
import { SidePanels } from './panels/SidePanels';
import { SmartInsights } from './panels/SmartInsights';
import { Toolbar } from './panels/Toolbar';
import { focusFallbackId, useFocusFallback } from './panels/useFocusFallback';
import { DayTabs } from './roster/DayTabs';
import { gapsOfPosition, worstFirst } from './roster/gapTargets';
import { openGhosts, withOpenShifts } from './roster/openGhosts';
import { RosterGhosts } from './roster/RosterGhosts';
import { MonthView, prefetchRosters, RosterView } from './roster/RosterView';
import { weekLabel } from './text/format';
import { usePositionName } from './text/usePositionName';
import { adjacentPeriod, isoDateOf } from './week/dates';
import type { DialogTarget } from './week/dialogTarget';
import { closeFill, openFill, useFillStore } from './week/fillStore';
import { closeDialog, notify, openDialog, replaceRoster, startSession, useSession } from './week/session';
import { prepareSolver } from './week/useFill';
import { useScheduler } from './week/useScheduler';
import type { ViewChange } from './week/useViewState';
import { slotNames, weekKey } from './week/viewState';
import type { WeekFigures } from './week/weekFigures';

const MovingLayer = lazy(() => import('./input/MovingLayer'));
const SelectionBar = lazy(() => import('./panels/SelectionBar'));
const TeamMemberPhone = lazy(() => import('./panels/TeamMemberPhone'));
const FillPanel = lazy(() => import('./panels/FillPanel'));

/** The shift scheduler: every number on it comes from the engine. */
export function SchedulerPage({ initial }: { initial: WeekFigures }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { state, change, start, current, deferred, defaultWeek } = useScheduler(initial);
  const linkFault = useSession((session) => session.linkFault);
  const currentWeek = current?.ok ? current.value : null;
  const deferredWeek = deferred?.ok ? deferred.value : null;
  const model = deferredWeek?.model ?? initial;
  const positionName = usePositionName(model.positions);
  const fault = start.status === 'failed' ? start.fault : current && !current.ok ? current.fault : null;
  const waiting = !currentWeek && !fault;
  useHistoryKeys();
  useFocusFallback();

  // A plan belongs to the week that it was made for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the week changes
  useEffect(() => closeFill, [state.week, state.roster]);

  // What was requested but has not opened or got the focus yet must not do so on the next visit.
  useEffect(
    () => () => {
      closeDialog();
      closePhone();
      requestFocus(null);
    },
    [],
  );

  useEffect(() => {
    if (start.status !== 'ready') return;
    prefetchDialogs();
    prefetchRosters();
  }, [start.status]);

  const open = (target: DialogTarget | null) => target && currentWeek && openDialog(target);
  const show = (viewChange: ViewChange) => {
    closeDialog();
    change(viewChange);
  };
  const showDate = (isoDate: string) => {
    if (start.status !== 'ready') return;
    const week = tryCatch(() => start.engine.isoWeekOf(isoDate));
    if (!week.ok) return;
    const { isoYear, isoWeek, days } = week.value;
    show({ week: weekKey(isoYear, isoWeek), day: Math.max(0, days.indexOf(isoDate)) });
  };
  const showToday = () => showDate(isoDateOf(new Date()));
  const step = (by: -1 | 1) => {
    if (start.status !== 'ready') return;
    show((before) => adjacentPeriod(start.engine, before, by));
  };

  const filling = useDeferredValue(useFillStore((store) => store.aim !== null));
  // The plan takes the place of the side panels until they are unfolded again.
  const [unfoldedBesidePlan, setUnfoldedBesidePlan] = useState(false);
  const folded = filling ? !unfoldedBesidePlan : state.folded;
  const phoneOpen = usePhone((phone) => phone.isOpen) && !filling;
  const deferredOpen = deferredWeek?.week;
  const addOpenShifts = useMemo(() => {
    const days = deferredOpen ? openGhosts(deferredOpen.handle.openShifts(), deferredOpen.staff, positionName) : [];
    return (plan: Parameters<typeof withOpenShifts>[0]) => withOpenShifts(plan, days);
  }, [deferredOpen, positionName]);
  const fill = (aim: Parameters<typeof openFill>[0]) => {
    if (!currentWeek) return;
    closeDialog();
    setUnfoldedBesidePlan(false);
    openFill(aim);
  };

  const { gaps } = model.summary;
  const { mostUnderstaffed, worstDay } = model.summary.insights;
  const importWeek = (handle: Editor, week: string) => {
    const origin = { kind: 'imported', shifts: handle.shiftCount() } as const;
    const opened = replaceRoster(handle, { week, roster: state.roster }, origin);
    if (!opened.ok) notify({ kind: 'failed', fault: opened.fault });
    return opened.ok;
  };
  const openReviewed = (targetOf: (review: () => Review) => DialogTarget | null) => {
    if (!currentWeek) return;
    const { handle } = currentWeek.week;
    open(targetOf(() => handle.review(state.team, state.position)));
  };
  // Without a gap to open, or while gaps are paused, the review lists what is left to do.
  const fullReview: DialogTarget = { kind: 'review' };
  const insightActions = {
    scheduleNow: () => openReviewed((review) => worstFirst(gaps, review(), worstDay?.day) ?? fullReview),
    reviewRequest: () => openReviewed(() => ({ kind: 'requests' })),
    addStaff: () =>
      openReviewed(
        (review) => (mostUnderstaffed && gapsOfPosition(gaps, review(), mostUnderstaffed.positionId)) ?? fullReview,
      ),
    viewPlan: () => openReviewed(() => fullReview),
    fillWeek: () => fill({ kind: 'week', team: state.team, position: state.position }),
  };
  // A gap is shown in the week by time, a person's shift in the week by team member, with all parts of the day.
  const jump = (problem: Problem) => {
    if (!currentWeek) return;
    const group = problem.staffId === null ? 'time' : 'member';
    show({ view: 'weekly', group, slots: slotNames });
    requestFocus({ group, day: problem.day, hour: problem.start, staffId: problem.staffId });
  };

  const openDay = useCallback(
    (day: number) => {
      closeDialog();
      change({ view: 'daily', day });
    },
    [change],
  );

  const roster = () => {
    if (fault) {
      return (
        <FaultPanel fault={fault}>
          {start.status === 'failed' ? (
            <Button size="small" onClick={() => void startSession()}>
              {t(($) => $.engine.retry)}
            </Button>
          ) : (
            <Button
              size="small"
              onClick={() => show({ week: defaultWeek, team: null, position: null, roster: 'sample' })}
            >
              {t(($) => $.engine.sample)}
            </Button>
          )}
          <ButtonLink size="small" variant="outline" to={pathTo('shift-get-started', language)} reloadDocument>
            {t(($) => $.engine.back)}
          </ButtonLink>
        </FaultPanel>
      );
    }
    if (state.view === 'monthly' && start.status === 'ready') {
      return (
        <Suspense fallback={<Skeleton className="m-5 h-96" />}>
          <MonthView
            engine={start.engine}
            model={model}
            state={state}
            positions={model.positions}
            onOpenDay={(week, day) => show({ week, day, view: 'daily' })}
          />
        </Suspense>
      );
    }
    if (state.slots.length === 0) {
      return (
        <EmptyPanel
          title={t(($) => $.grid.empty.title)}
          text={t(($) => $.grid.empty.text)}
          action={t(($) => $.grid.empty.action)}
          onAction={() => show({ slots: slotNames })}
        />
      );
    }
    if (model.summary.fillRates.length === 0) {
      return (
        <EmptyPanel
          title={t(($) => $.grid.noPeople.title)}
          text={t(($) => $.grid.noPeople.text)}
          action={t(($) => $.grid.noPeople.action)}
          onAction={() => show({ team: null, position: null })}
        />
      );
    }
    return <RosterView loaded={deferredWeek} model={model} state={state} onOpen={openDialog} onOpenDay={openDay} />;
  };

  if (linkFault) {
    return (
      <main id="content" className="px-4 lg:px-6 pb-6 max-w-[1920px] w-full mx-auto" data-engine="ready">
        <SchedulerHeader menu={null} history={null} />
        <section
          id={focusFallbackId}
          tabIndex={-1}
          className="mt-1 md:rounded-card focus:outline-none border border-line bg-white shadow-card"
          aria-label={t(($) => $.title)}
        >
          <LinkFaultPanel fault={linkFault.fault} />
        </section>
      </main>
    );
  }
  return (
    <main
      id="content"
      className="px-4 lg:px-6 pb-6 grid grid-cols-[minmax(0,1fr)] max-w-[1920px] w-full mx-auto"
      data-engine={currentWeek ? 'ready' : fault ? 'failed' : 'waiting'}
    >
      <SchedulerHeader
        menu={
          <>
            <OwnTeamButton ready={currentWeek !== null} />
            <WeekMenu week={currentWeek?.week ?? null} onImported={(editor) => importWeek(editor, state.week)} />
          </>
        }
        history={
          <>
            <PublishButton week={currentWeek?.week ?? null} />
            <PhoneButton ready={currentWeek !== null} />
            <HistoryButtons week={currentWeek?.week ?? null} />
            <button
              type="button"
              data-acts
              data-tour="absence"
              className="inline-flex items-center justify-center gap-2 min-w-11 min-h-11 px-2 rounded-control font-semibold text-muted hover:bg-sand hover:text-ink"
              title={t(($) => $.fillWeek.absence)}
              onPointerEnter={prepareSolver}
              onFocus={prepareSolver}
              onClick={() => fill({ kind: 'absence' })}
            >
              <Stethoscope className="size-4.5" aria-hidden="true" />
              <span className="xl:max-[1640px]:sr-only">{t(($) => $.fillWeek.absence)}</span>
            </button>
          </>
        }
      />
      <WeekNotes week={currentWeek?.week ?? null} />
      {currentWeek && start.status === 'ready' && (
        <OwnTeam engine={start.engine} week={currentWeek.week} />
      )}
      <p className="hidden print:block mb-2 font-heading font-bold text-sm">
        {brand.name} · {weekLabel(model.dates, language)} · {t(($) => $.controls.week, { week: model.dates.isoWeek })}
      </p>
      <Waiting waiting={waiting}>
        <SmartInsights
          model={model}
          positionName={positionName}
          paused={state.position !== null}
          actions={insightActions}
        />
      </Waiting>
      <section
        id={focusFallbackId}
        tabIndex={-1}
        className="print-plain mt-1 max-md:-mx-4 md:rounded-card focus:outline-none border-y md:border-x border-line bg-white shadow-card overflow-clip min-w-0"
        aria-label={t(($) => $.title)}
        aria-busy={waiting || undefined}
      >
        <Toolbar
          dates={model.dates}
          positions={model.positions}
          state={state}
          waiting={waiting}
          onChange={show}
          onStep={step}
          onPickDate={showDate}
          onToday={showToday}
        />
        <div
          className={clsx(
            'grid print:block',
            folded ? 'lg:grid-cols-[48px_minmax(0,1fr)]' : 'lg:grid-cols-[224px_minmax(0,1fr)]',
            (filling || phoneOpen) &&
              (folded ? 'xl:grid-cols-[48px_minmax(0,1fr)_340px]' : 'xl:grid-cols-[224px_minmax(0,1fr)_340px]'),
          )}
        >
          <SidePanels
            model={model}
            positionName={positionName}
            selected={state.position}
            folded={folded}
            onFold={() => (filling ? setUnfoldedBesidePlan(!unfoldedBesidePlan) : change({ folded: !state.folded }))}
            onToggle={(id) => show(({ position }) => ({ position: position === id ? null : id }))}
            onFill={(position) => fill({ kind: 'position', position })}
          />
          <div className="min-w-0" data-density={state.density}>
            {state.position !== null && (
              <p
                role="status"
                className="no-print flex flex-wrap items-center gap-x-4 px-5 py-2 bg-mint text-[0.9375rem]"
              >
                {t(($) => $.fill.active, { position: positionName(state.position) })}
                <button
                  type="button"
                  className="min-h-11 font-semibold underline underline-offset-4"
                  onClick={() => show({ position: null })}
                >
                  {t(($) => $.fill.clear)}
                </button>
              </p>
            )}
            {!fault && state.view === 'weekly' && (
              <DayTabs model={model} paused={state.position !== null} onOpen={open} />
            )}
            {deferredWeek && !fault && <OpenShifts week={deferredWeek.week} />}
            <RosterGhosts add={addOpenShifts}>{roster()}</RosterGhosts>
          </div>
          {phoneOpen && currentWeek && (
            <div className="min-w-0">
              <Suspense fallback={<Skeleton className="m-5 h-72" />}>
                <TeamMemberPhone week={currentWeek.week} />
              </Suspense>
            </div>
          )}
          {filling && currentWeek && (
            <div className="order-first xl:order-none lg:col-span-2 xl:col-span-1 min-w-0">
              <Suspense fallback={<Skeleton className="m-5 h-72" />}>
                <FillPanel key={model.dates.monday} loaded={currentWeek} />
              </Suspense>
            </div>
          )}
        </div>
      </section>
      {state.view !== 'monthly' && <GapSheet model={model} />}
      {currentWeek && <TourHost dates={model.dates} />}
      {currentWeek && <DialogHost loaded={currentWeek} state={state} onJump={jump} />}
      {currentWeek && (
        <Suspense>
          <MovingLayer loaded={currentWeek} state={state} />
          {state.view !== 'monthly' && <SelectionBar loaded={currentWeek} state={state} />}
        </Suspense>
      )}
    </main>
  );
}
