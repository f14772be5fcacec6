import { ChevronLeft, ChevronRight, ListChecks, Rows3, Rows4 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek, Position } from '~/engine/engine';
import { Waiting } from '~/shared/OnceHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { CheckToggle } from '~/ui/CheckToggle';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { setSelecting, useSelection } from '../input/selection';
import { formatDate, weekLabel } from '../text/format';
import { showAdjacentPeriod, showDate, showToday, showView } from '../week/actions';
import { monthOfWeek } from '../week/dates';
import { groupings, slotNames, teams, type ViewState, views } from '../week/viewState';
import { WeekPicker } from './WeekPicker';

interface ToolbarProps {
  dates: IsoWeek;
  /** The week's positions: only their teams can be chosen. */
  positions: readonly Position[];
  state: ViewState;
  /** Whether the engine, which computes dates, is still loading. */
  waiting: boolean;
}

const arrow =
  'grid place-items-center size-11 rounded-control border-[1.5px] border-line bg-white hover:bg-sand transition-colors duration-150';

/** The view controls, in one row where there is room: view, time, team, parts of the day, grouping, density. */
export function Toolbar({ dates, positions, state, waiting }: ToolbarProps) {
  const { t } = useTranslation('scheduler');
  const { t: tSelection } = useTranslation('selection');
  const language = useLanguage();
  const isSelecting = useSelection(({ isSelecting }) => isSelecting);
  const { view } = state;
  const { year, month } = monthOfWeek(dates);
  const Density = state.density === 'compact' ? Rows4 : Rows3;
  const periodLabel = {
    daily: formatDate(dates.days[state.day] ?? dates.monday, 'full', language),
    weekly: weekLabel(dates, language),
    monthly: formatDate(`${year}-${String(month).padStart(2, '0')}-01`, 'month', language),
  }[view];
  const stepLabels = {
    daily: [t(($) => $.controls.previousDay), t(($) => $.controls.nextDay)],
    weekly: [t(($) => $.controls.previousWeek), t(($) => $.controls.nextWeek)],
    monthly: [t(($) => $.controls.previousMonth), t(($) => $.controls.nextMonth)],
  }[view];
  const isOffered = (team: (typeof teams)[number]) =>
    team === state.team || positions.some((position) => position.team === team);
  const toggleSlot = (name: (typeof slotNames)[number]) =>
    showView(({ slots }) => ({
      slots: slotNames.filter((slot) => (slot === name) !== slots.includes(slot)),
    }));
  return (
    <div className="no-print part flex flex-wrap items-center gap-x-1 gap-y-2 max-xl:p-3 xl:px-2 min-[1400px]:flex-nowrap min-[1400px]:*:shrink-0 border-b border-line max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0">
      {/* Announces another week, view or grouping to screen readers. */}
      <p aria-live="polite" className="sr-only" data-testid="screen-said">
        {[
          t(($) => $.controls.views[view]),
          periodLabel,
          ...(view === 'monthly' ? [] : [t(($) => $.controls.groupings[state.group])]),
        ].join(', ')}
      </p>
      <Segmented
        dense
        label={t(($) => $.controls.view)}
        value={view}
        options={views.map((value) => ({ value, label: t(($) => $.controls.views[value]) }))}
        onChange={(next) => showView({ view: next })}
      />
      <div className="flex items-center gap-1">
        <Waiting waiting={waiting}>
          <button
            type="button"
            className="min-h-11 px-2 rounded-control font-semibold text-[0.9375rem] hover:bg-sand"
            onClick={showToday}
          >
            {t(($) => $.controls.today)}
          </button>
          <button type="button" className={arrow} aria-label={stepLabels[0]} onClick={() => showAdjacentPeriod(-1)}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <WeekPicker dates={dates} label={periodLabel} onPick={showDate} />
          <button type="button" className={arrow} aria-label={stepLabels[1]} onClick={() => showAdjacentPeriod(1)}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </Waiting>
      </div>
      <span
        className="text-[0.875rem] font-semibold text-muted whitespace-nowrap tabular-nums"
        data-testid="week-number"
      >
        {t(($) => $.controls.week, { week: dates.isoWeek })}
      </span>
      <Select
        label={t(($) => $.controls.team)}
        className="inline-flex min-w-20 shrink!"
        value={state.team ?? 'all'}
        options={[
          { value: 'all', label: t(($) => $.controls.teams.all) },
          ...teams.filter(isOffered).map((team) => ({ value: team, label: t(($) => $.controls.teams[team]) })),
        ]}
        onChange={(team) => showView({ team: team === 'all' ? null : team, position: null })}
      />
      <fieldset className="flex md:max-[1400px]:flex-wrap gap-1">
        <legend className="sr-only">{t(($) => $.controls.slots)}</legend>
        {slotNames.map((slot) => (
          <CheckToggle
            key={slot}
            pressed={state.slots.includes(slot)}
            onChange={() => toggleSlot(slot)}
            note={t(($) => $.controls.slotHours[slot])}
          >
            {t(($) => $.controls.slot[slot])}
          </CheckToggle>
        ))}
      </fieldset>
      <div className="flex items-center xl:ml-auto">
        <Segmented
          dense
          label={t(($) => $.controls.grouping)}
          value={state.group}
          options={groupings.map((value) => ({ value, label: t(($) => $.controls.groupings[value]) }))}
          onChange={(group) => showView({ group })}
        />
        <button
          type="button"
          className="grid place-items-center size-11 rounded-control text-muted hover:bg-sand hover:text-ink"
          aria-pressed={state.density === 'compact'}
          title={t(($) => $.controls.compact)}
          onClick={() => showView({ density: state.density === 'compact' ? 'comfortable' : 'compact' })}
        >
          <Density className="size-4.5" aria-hidden="true" />
          <span className="sr-only">{t(($) => $.controls.compact)}</span>
        </button>
        <button
          type="button"
          className="grid place-items-center size-11 rounded-control text-muted hover:bg-sand hover:text-ink aria-pressed:bg-mint aria-pressed:text-evergreen"
          aria-pressed={isSelecting}
          aria-label={tSelection(($) => $.mode)}
          title={tSelection(($) => $.mode)}
          onClick={() => setSelecting(!isSelecting)}
        >
          <ListChecks className="size-4.5" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
