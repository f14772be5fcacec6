import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllowance } from '~/demo/demoWorld';
import { useTeam } from '~/demo/ledger';
import type { GivingRules } from '~/demo/recognitionRules';
import { Ring } from '~/ui/Ring';
import { teamFigures } from './teamFigures';

interface KpiProps {
  value: string;
  label: string;
  note: string;
  /** Rendered beside the figure. */
  beside?: ReactNode;
  /** Rendered below the note. */
  below?: ReactNode;
}

/** The figures of adjacent cards are aligned, however long their labels are. */
function Kpi({ value, label, note, beside, below }: KpiProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-1 rounded-card border border-line bg-white shadow-card p-5">
      <dt className="text-note leading-snug font-semibold text-muted text-balance">{label}</dt>
      <dd className="flex items-center justify-between min-h-13 font-heading font-bold text-4xl tabular-nums">
        {value}
        {beside}
      </dd>
      <dd className="text-note leading-snug text-muted">
        {note}
        {below}
      </dd>
    </div>
  );
}

/** The remaining monthly allowance as a bar, whose full width is the allowance. */
function AllowanceBar({ value, of }: { value: number; of: number }) {
  return (
    <svg
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      className="mt-3 w-full h-1.5 rounded-full"
      aria-hidden="true"
    >
      <rect width={of} height="1" className="fill-sand" />
      <rect width={value} height="1" className="fill-evergreen" />
    </svg>
  );
}

/** Four figures on the team's month. */
export function Kpis({ rules }: { rules: GivingRules }) {
  const { t } = useTranslation('manager');
  const remaining = useAllowance('manager') ?? rules.allowance;
  const { recent, before, participation, recognised, members } = teamFigures(useTeam());
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Kpi
        value={String(recent)}
        label={t(($) => $.kpi.recent)}
        note={t(($) => $.kpi.recentNote, { before })}
        beside={
          <svg viewBox="0 0 40 40" className="size-11" aria-hidden="true">
            <path
              d="M4 34 15 23l7 6L36 10"
              className="fill-none stroke-evergreen"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path d="M26 9h11v11" className="fill-none stroke-evergreen" strokeWidth="4" strokeLinecap="round" />
          </svg>
        }
      />
      <Kpi
        value={t(($) => $.kpi.percent, { percent: participation })}
        label={t(($) => $.kpi.participation)}
        note={t(($) => $.kpi.participationNote, { recognised, members })}
        beside={<Ring percent={participation} className="size-13" />}
      />
      <Kpi
        value={String(remaining.points)}
        label={t(($) => $.kpi.budget)}
        note={t(($) => $.kpi.budgetNote, { points: rules.allowance.points })}
        below={<AllowanceBar value={remaining.points} of={rules.allowance.points} />}
      />
      <Kpi
        value={String(remaining.recognitions)}
        label={t(($) => $.kpi.left)}
        note={t(($) => $.kpi.leftNote, { recognitions: rules.allowance.recognitions })}
        below={<AllowanceBar value={remaining.recognitions} of={rules.allowance.recognitions} />}
      />
    </dl>
  );
}
