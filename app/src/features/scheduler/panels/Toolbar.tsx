import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek, Position } from '~/engine/engine';
import { formatDate, weekLabel } from '~/roster/text/format';
import { showAdjacentPeriod, showDate, showPeriod, showToday, showView } from '~/roster/week/actions';
import { monthOfWeek } from '~/roster/week/dates';
import { groupings, ownTeamName, slotNames, teams, type ViewState, views } from '~/roster/week/viewState';
import { Waiting } from '~/shared/OnceHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { CheckToggle } from '~/ui/CheckToggle';
import { IconButton } from '~/ui/IconButton';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { WeekPicker } from './WeekPicker';

interface ToolbarProps {
  dates: IsoWeek;
  /** The week's positions: only their teams can be chosen. */
  positions: readonly Position[];
  state: ViewState;
  /** Whether the engine, which computes dates, is still loading. */
  waiting: boolean;
}

const arrow = 'shrink-0 text-muted hover:text-ink transition-colors duration-150';
const quiet =
  'inline-flex items-center gap-1.5 min-h-11 min-w-11 justify-center px-2 rounded-control text-note font-semibold hover:bg-sand';

/** The view controls in one line: view, time, team, parts of the day, grouping. Below 1280 px the filters fold. */
export const Toolbar = memo(function Toolbar({ dates, positions, state, waiting }: ToolbarProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { view } = state;
  const { year, month } = monthOfWeek(dates);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const periodLabel = {
    daily: formatDate(dates.days[state.day] ?? dates.monday, 'full', language),
    weekly: weekLabel(dates, language),
    monthly: formatDate(`${year}-${String(month).padStart(2, '0')}-01`, 'month', language),
  }[view];
  const [previous, next] = (
    {
      daily: [t(($) => $.controls.previousDay), t(($) => $.controls.nextDay)],
      weekly: [t(($) => $.controls.previousWeek), t(($) => $.controls.nextWeek)],
      monthly: [t(($) => $.controls.previousMonth), t(($) => $.controls.nextMonth)],
    } as const
  )[view];
  const namedTeams = [...new Set([...positions.map(({ team }) => team), state.team ?? ''])].flatMap((team) => {
    const name = ownTeamName(team);
    return name === null ? [] : [{ value: team, label: name }];
  });
  const isOffered = (team: (typeof teams)[number]) =>
    team === state.team || positions.some((position) => position.team === team);
  const toggleSlot = (name: (typeof slotNames)[number]) =>
    showView(({ slots }) => ({
      slots: slotNames.filter((slot) => (slot === name) !== slots.includes(slot)),
    }));
  const isFiltered = state.team !== null || state.slots.length < slotNames.length;
  return (
    <div className="toolbar no-print part" data-open={filtersOpen || undefined}>
      {/* Announces another week, view or grouping to screen readers. */}
      <p
        aria-live="polite"
        className="sr-only own-week"
        data-testid="screen-said"
        data-dated="said"
        suppressHydrationWarning={true}
      >
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
        onChange={(next) => showPeriod(next, dates.days)}
      />
      <div className="toolbar-period">
        <Waiting waiting={waiting}>
          <IconButton className={arrow} label={previous} onClick={() => showAdjacentPeriod(-1)}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </IconButton>
          <WeekPicker dates={dates} label={periodLabel} onPick={showDate} />
          <IconButton className={arrow} label={next} onClick={() => showAdjacentPeriod(1)}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </IconButton>
          <button type="button" className={quiet} onClick={showToday}>
            {t(($) => $.controls.today)}
          </button>
        </Waiting>
      </div>
      <span
        className="toolbar-week own-week text-note font-semibold text-muted whitespace-nowrap tabular-nums"
        data-testid="week-number"
        data-dated="week"
        suppressHydrationWarning={true}
      >
        {t(($) => $.controls.week, { week: dates.isoWeek })}
      </span>
      <button
        type="button"
        aria-expanded={filtersOpen}
        aria-controls="toolbar-filters"
        className={`xl:hidden ml-auto ${quiet}`}
        onClick={() => setFiltersOpen(!filtersOpen)}
      >
        <SlidersHorizontal className="size-4.5" aria-hidden="true" />
        <span className="max-md:sr-only">{t(($) => $.controls.filters)}</span>
        {isFiltered && <span className="size-2 rounded-full bg-coral-deep" aria-hidden="true" />}
      </button>
      <div id="toolbar-filters" className="toolbar-filters">
        <Select
          label={t(($) => $.controls.team)}
          className="inline-flex min-w-20"
          value={state.team ?? 'all'}
          options={[
            { value: 'all', label: t(($) => $.controls.teams.all) },
            ...teams.filter(isOffered).map((team) => ({ value: team, label: t(($) => $.controls.teams[team]) })),
            ...namedTeams,
          ]}
          onChange={(team) => showView({ team: team === 'all' ? null : team, position: null })}
        />
        <fieldset className="flex gap-1">
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
      </div>
      <div className="toolbar-grouping">
        <Segmented
          dense
          label={t(($) => $.controls.grouping)}
          value={state.group}
          options={groupings.map((value) => ({ value, label: t(($) => $.controls.groupings[value]) }))}
          onChange={(group) => showView({ group })}
        />
      </div>
    </div>
  );
});
