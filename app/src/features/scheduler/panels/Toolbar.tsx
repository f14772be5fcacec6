import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { CheckToggle } from '~/ui/CheckToggle';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { formatDate, weekLabel } from '../model/format';
import { monthOfWeek } from '../model/month';
import { groupings, slotNames, teams, type ViewState, views } from '../model/viewState';
import type { ViewChange } from '../session/useViewState';
import { WeekPicker } from './WeekPicker';

interface ToolbarProps {
  week: IsoWeek;
  state: ViewState;
  onChange: (change: ViewChange) => void;
  /** One day, week or month back (-1) or on (1), as the view has it. */
  onStep: (step: -1 | 1) => void;
  /** An ISO date in the week to show. */
  onPickDate: (isoDate: string) => void;
  /** What stands at the end of the first line. */
  children: ReactNode;
}

const arrow =
  'grid place-items-center size-11 rounded-control border-[1.5px] border-line bg-white hover:bg-sand transition-colors duration-150';

/** What is shown: view, time, team, parts of the day, grouping. */
export function Toolbar({ week, state, onChange, onStep, onPickDate, children }: ToolbarProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { view } = state;
  const { year, month } = monthOfWeek(week);
  const shown = {
    daily: formatDate(week.days[state.day] ?? week.monday, 'full', language),
    weekly: weekLabel(week, language),
    monthly: formatDate(`${year}-${String(month).padStart(2, '0')}-01`, 'month', language),
  }[view];
  const stepLabels = {
    daily: [t(($) => $.controls.previousDay), t(($) => $.controls.nextDay)],
    weekly: [t(($) => $.controls.previousWeek), t(($) => $.controls.nextWeek)],
    monthly: [t(($) => $.controls.previousMonth), t(($) => $.controls.nextMonth)],
  }[view];
  const toggleSlot = (name: (typeof slotNames)[number]) =>
    onChange(({ slots }) => ({
      slots: slotNames.filter((slot) => (slot === name) !== slots.includes(slot)),
    }));
  return (
    <div className="no-print part grid gap-3 px-4 lg:px-5 py-4 border-b border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Segmented
          label={t(($) => $.controls.view)}
          value={view}
          options={views.map((value) => ({ value, label: t(($) => $.controls.views[value]) }))}
          onChange={(next) => onChange({ view: next })}
        />
        <div className="flex items-center gap-1.5">
          <button type="button" className={arrow} aria-label={stepLabels[0]} onClick={() => onStep(-1)}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <WeekPicker week={week} label={shown} onPick={onPickDate} />
          <button type="button" className={arrow} aria-label={stepLabels[1]} onClick={() => onStep(1)}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </div>
        <span className="text-[0.9375rem] font-semibold text-muted tabular-nums" data-testid="week-number">
          {t(($) => $.controls.week, { week: week.isoWeek })}
        </span>
        <div className="ml-auto flex flex-wrap items-center gap-x-2">{children}</div>
        <button
          type="button"
          className="hidden md:inline-flex items-center gap-2 min-h-11 px-2 font-semibold text-muted hover:text-ink"
          onClick={() => window.print()}
        >
          <Printer className="size-4.5" aria-hidden="true" />
          {t(($) => $.controls.print)}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Select
          label={t(($) => $.controls.team)}
          value={state.team ?? 'all'}
          options={[
            { value: 'all', label: t(($) => $.controls.teams.all) },
            ...teams.map((team) => ({ value: team, label: t(($) => $.controls.teams[team]) })),
          ]}
          onChange={(team) => onChange({ team: team === 'all' ? null : team, position: null })}
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t(($) => $.controls.slots)}</legend>
          {slotNames.map((slot) => (
            <CheckToggle
              key={slot}
              pressed={state.slots.includes(slot)}
              onChange={() => toggleSlot(slot)}
              title={t(($) => $.controls.slotHours[slot])}
            >
              {t(($) => $.controls.slot[slot])}
            </CheckToggle>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 lg:ml-auto">
          <span className="text-[0.9375rem] text-muted whitespace-nowrap" aria-hidden="true">
            {t(($) => $.controls.grouping)}
          </span>
          <Segmented
            label={t(($) => $.controls.grouping)}
            value={state.group}
            options={groupings.map((value) => ({ value, label: t(($) => $.controls.groupings[value]) }))}
            onChange={(group) => onChange({ group })}
          />
        </div>
      </div>
    </div>
  );
}
