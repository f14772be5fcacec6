import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GapBlock, RoleDay, RoleRow } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { useLanguage } from '~/shared/useLanguage';
import { formatHourShort, weekdayName, weekLabel } from '../model/format';
import type { OpenWeek } from '../model/store';
import { usePositionName } from '../model/usePositionName';
import { slotMask, type ViewState } from '../model/viewState';
import type { WeekModel } from '../model/weekModel';
import { DayHeader } from './DayHeader';
import { dayColumns, dayKeys } from './dayKeys';
import { emptyMark } from './EmptyMark';
import { MemberChips } from './MemberChips';
import { gapClasses, RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { Spacer } from './Spacer';
import { useGradualRows } from './useGradualRows';

function neededIn(block: GapBlock | undefined, positionId: string): number {
  return block?.positions.find((position) => position.positionId === positionId)?.needed ?? 0;
}

function roleCellName(
  row: RoleRow,
  cell: RoleDay,
  position: string,
  day: string,
  gaps: readonly GapBlock[],
  t: TFunction<'scheduler'>,
) {
  if (cell.scheduled === 0 && cell.gaps.length === 0) return t(($) => $.grid.cell.roleEmpty, { position, day });
  const name = t(($) => $.grid.cell.role, {
    position,
    day,
    people: t(($) => $.grid.people, { count: cell.scheduled }),
    counts: t(($) => $.grid.cell.counts, { confirmed: cell.confirmed, pending: cell.pending }),
  });
  if (cell.gaps.length === 0) return name;
  const needs = cell.gaps.map((gap) => t(($) => $.grid.need, { count: neededIn(gaps[gap], row.positionId) }));
  return `${name}; ${t(($) => $.grid.cell.roleGaps, { count: cell.gaps.length })}: ${needs.join(', ')}`;
}

interface RoleCellBodyProps {
  row: RoleRow;
  cell: RoleDay;
  gaps: readonly GapBlock[];
  t: TFunction<'scheduler'>;
  language: Language;
}

function RoleCellBody({ row, cell, gaps, t, language }: RoleCellBodyProps) {
  if (cell.scheduled === 0 && cell.gaps.length === 0) return t(($) => $.grid.noShifts);
  return (
    <>
      {cell.gaps.map((gap) => {
        const block = gaps[gap];
        const hours = `${formatHourShort(block?.start ?? 0, language)}-${formatHourShort(block?.end ?? 0, language)}`;
        return (
          <span key={gap} className="need">
            {t(($) => $.grid.need, { count: neededIn(block, row.positionId) })}{' '}
            <small className="text-xs font-medium whitespace-nowrap">{hours}</small>
          </span>
        );
      })}
      <MemberChips members={cell.preview} total={cell.scheduled} t={t} />
    </>
  );
}

/** Pixels; roughly what a role takes. */
const rowHeight = 140;

interface WeekByRoleProps {
  open: OpenWeek;
  model: WeekModel;
  state: ViewState;
  onOpenGap: (gap: number) => void;
  onOpenDay: (positionId: string, day: number) => void;
}

/** The week with a row per role: who works, and where the role falls below its minimum. */
export function WeekByRole({ open, model, state, onOpenGap, onOpenDay }: WeekByRoleProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { week, positions } = open;
  const positionName = usePositionName(positions);
  const { gaps } = model.summary;
  const slots = slotMask(state.slots);
  const { team, position } = state;
  const rows = useMemo(() => open.handle.roleRows(team, position, slots), [open, team, position, slots]);
  const { drawn, busy } = useGradualRows(rows, ({ positionId }) => positionId, 1);
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: weekLabel(week, language) })}
      template="wide-7"
      corner={t(($) => $.grid.role)}
      columns={week.days.map((date, day) => ({ key: String(dayKeys[day]), header: <DayHeader date={date} /> }))}
      rowCount={rows.length}
      busy={busy}
      axes={{ rows: rows.map(({ positionId }) => ({ positionId })), columns: dayColumns }}
      onOpen={({ row, column }) => {
        const role = rows[row];
        const cell = role?.days[column];
        if (!role || !cell) return;
        const [gap] = cell.gaps;
        if (gap === undefined) onOpenDay(role.positionId, column);
        else onOpenGap(gap);
      }}
    >
      {drawn.map((row, index) =>
        row === null ? (
          <Spacer key={rows[index]?.positionId} height={rowHeight} />
        ) : (
          <RosterRow
            key={row.positionId}
            index={index}
            template="wide-7"
            header={
              <>
                <span className="block font-semibold">{positionName(row.positionId)}</span>
                <span className="block text-xs text-muted">
                  {t(($) => $.grid.required, { required: row.required })}
                </span>
              </>
            }
          >
            {row.days.map((cell, day) => (
              <RosterCell
                key={dayKeys[day]}
                row={index}
                column={day}
                gap={cell.gaps[0] ?? null}
                name={roleCellName(row, cell, positionName(row.positionId), weekdayName(day, language), gaps, t)}
                className={cell.gaps.length > 0 ? `min-h-20 ${gapClasses(false)}` : 'min-h-20'}
                bodyClass={cell.scheduled === 0 && cell.gaps.length === 0 ? emptyMark : 'chips'}
              >
                <RoleCellBody row={row} cell={cell} gaps={gaps} t={t} language={language} />
              </RosterCell>
            ))}
          </RosterRow>
        ),
      )}
    </RosterGrid>
  );
}
