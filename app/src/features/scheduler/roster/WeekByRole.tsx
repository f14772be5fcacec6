import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { Fragment, useMemo } from 'react';
import type { RoleDay, RoleGap } from '~/engine/engine';
import { type RibbonHour, ribbonOf } from '~/roster/parts/CoverageRibbon';
import { toneClass } from '~/roster/parts/positionStyle';
import { useNow } from '~/roster/parts/useNow';
import { formatTimes, weekdayName, weekLabel } from '~/roster/text/format';
import { type RosterTexts, useRosterTexts } from '~/roster/text/useRosterTexts';
import { gapAt } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { isPastDay } from '~/roster/week/moment';
import { openDialog } from '~/roster/week/session';
import { slotMask, type ViewState } from '~/roster/week/viewState';
import type { WeekFigures } from '~/roster/week/weekFigures';
import type { Language } from '~/shared/language';
import { dayHeaders } from './DayHeader';
import { GhostChips, withProposals } from './GhostChips';
import { LabourFooter } from './LabourFooter';
import { MemberChips } from './MemberChips';
import { useDayGhosts } from './RosterGhosts';
import { dayColumns, dayKeys, emptyMark, RosterCell, RosterGrid, RosterRow } from './RosterGrid';

/** The hours in which the role itself is understaffed; its gap block may be longer. */
function shortTimes({ short }: RoleGap, language: Language): string[] {
  return short.map((hours) => formatTimes(hours, language));
}

function roleCellName(cell: RoleDay, position: string, day: string, t: TFunction<'scheduler'>, language: Language) {
  if (cell.scheduled === 0 && cell.gaps.length === 0) return t(($) => $.grid.cell.roleEmpty, { position, day });
  const name = t(($) => $.grid.cell.role, {
    position,
    day,
    people: t(($) => $.grid.people, { count: cell.scheduled }),
    counts: t(($) => $.grid.cell.counts, { confirmed: cell.confirmed, pending: cell.pending }),
  });
  if (cell.gaps.length === 0) return name;
  const needs = cell.gaps.map(
    (gap) => `${t(($) => $.grid.need, { count: gap.needed })} ${shortTimes(gap, language).join(', ')}`,
  );
  return `${name}; ${t(($) => $.grid.cell.roleGaps, { count: cell.gaps.length })}: ${needs.join(', ')}`;
}

interface RoleCellBodyProps {
  cell: RoleDay;
  day: number;
  absent: readonly string[];
  t: TFunction<'scheduler'>;
  language: Language;
}

function RoleCellBody({ cell, day, absent, t, language }: RoleCellBodyProps) {
  if (cell.scheduled === 0 && cell.gaps.length === 0) return t(($) => $.grid.noShifts);
  return (
    <>
      {cell.gaps.map((gap) => (
        <Fragment key={gap.gap}>
          <span className="need role-need">
            {t(($) => $.grid.need, { count: gap.needed })}{' '}
            <small className="role-need-times">{shortTimes(gap, language).join(',\n')}</small>
          </span>{' '}
        </Fragment>
      ))}
      <MemberChips members={cell.preview} total={cell.scheduled} day={day} absent={absent} t={t} />
    </>
  );
}

/** The colour of an hour in the strip: the position's own, paler while thin, and red where too few are on duty. */
function stripColour({ level, scheduled }: RibbonHour): string {
  switch (level) {
    case 'fine':
      return 'var(--tone)';
    case 'thin':
      return 'color-mix(in srgb, var(--tone) 55%, white)';
    case 'gap':
    case 'severe':
      return scheduled > 0 ? 'color-mix(in srgb, var(--color-danger) 45%, white)' : 'var(--color-gap-rest)';
    default:
      return scheduled > 0 ? 'color-mix(in srgb, var(--tone) 30%, white)' : 'var(--color-sand)';
  }
}

/** The role's day at a glance, with the hours of the header's strip: one box, whose hours are a gradient's steps. */
function RoleStrip({ hours, tone }: { hours: readonly RibbonHour[]; tone: string }) {
  const steps = hours.map((hour, index) => {
    const [from, to] = [index, index + 1].map((place) => `${(place / hours.length) * 100}%`);
    return `${stripColour(hour)} ${from} ${to}`;
  });
  return (
    <div
      aria-hidden="true"
      className={clsx('role-strip', toneClass(tone))}
      style={{ backgroundImage: `linear-gradient(90deg, ${steps.join(', ')})` }}
    />
  );
}

interface RoleCellProps {
  index: number;
  day: number;
  positionId: string;
  cell: RoleDay;
  isPast: boolean;
  hours: readonly RibbonHour[];
  tone: string;
  texts: RosterTexts;
}

/** A role's day: people, gaps and proposed shifts. */
function RoleCell({ index, day, positionId, cell, isPast, hours, tone, texts }: RoleCellProps) {
  const { t, language, positionName } = texts;
  const fill = useDayGhosts(day);
  const ghosts = fill.ghosts.filter((ghost) => ghost.positionId === positionId && ghost.start >= 0);
  const ill = cell.preview.filter(({ staffId }) => fill.absent.includes(staffId)).map(({ name }) => name);
  const name = roleCellName(cell, positionName(positionId), weekdayName(day, language), t, language);
  const isEmpty = cell.scheduled === 0 && cell.gaps.length === 0 && ghosts.length === 0;
  return (
    <RosterCell
      row={index}
      column={day}
      gap={cell.gaps[0]?.gap ?? null}
      name={withProposals(name, ghosts, ill, texts)}
      className={clsx('role-cell min-h-20 xl:min-h-32', cell.gaps.length > 0 && 'gap-cell', isPast && 'past')}
      bodyClass={isEmpty ? emptyMark : 'chips'}
      foot={<RoleStrip hours={hours} tone={tone} />}
    >
      {(isEmpty || ghosts.length === 0 || cell.scheduled > 0 || cell.gaps.length > 0) && (
        <RoleCellBody cell={cell} day={day} absent={fill.absent} t={t} language={language} />
      )}
      <GhostChips ghosts={ghosts} />
    </RosterCell>
  );
}

interface WeekByRoleProps {
  week: EditableWeek;
  model: WeekFigures;
  state: ViewState;
}

/** The week with a row per role: who works, and where the role falls below its minimum. */
export function WeekByRole({ week, model, state }: WeekByRoleProps) {
  const { dates, positions } = week;
  const texts = useRosterTexts(positions);
  const { t, language, positionName } = texts;
  const now = useNow();
  const slots = slotMask(state.slots);
  const { team, position } = state;
  const rows = useMemo(
    () => week.handle.ask({ kind: 'roleRows', team, position, slots }),
    [week, team, position, slots],
  );
  return (
    <RosterGrid
      label={t(($) => $.grid.label, { label: weekLabel(dates, language) })}
      template="role-7"
      byDay
      footer={<LabourFooter template="role-7" labour={model.labour} byDay />}
      corner={t(($) => $.grid.role)}
      columns={dayHeaders(model, true)}
      rowCount={rows.length}
      axes={{ rows: rows.map(({ positionId }) => ({ positionId })), columns: dayColumns }}
      onOpen={({ row, column }) => {
        const role = rows[row];
        const cell = role?.days[column];
        if (!role || !cell) return;
        const [gap] = cell.gaps;
        openDialog(
          gap === undefined
            ? { kind: 'position', positionId: role.positionId, day: column }
            : gapAt(model.summary.gaps, gap.gap),
        );
      }}
    >
      {rows.map((row, index) => (
        <RosterRow
          key={row.positionId}
          index={index}
          template="role-7"
          header={
            <>
              <span className="flex gap-2 font-semibold">
                <i aria-hidden="true" className={clsx('role-dot', toneClass(model.tones[row.positionId] ?? ''))} />
                {positionName(row.positionId)}
              </span>
              <span className="block pl-4 text-xs text-muted">
                {t(($) => $.grid.required, { required: row.required })}
              </span>
            </>
          }
        >
          {row.days.map((cell, day) => (
            <RoleCell
              key={dayKeys[day]}
              index={index}
              day={day}
              positionId={row.positionId}
              cell={cell}
              isPast={isPastDay(dates.days[day] ?? '', now)}
              hours={ribbonOf(model.board, day, row.positionId)}
              tone={model.tones[row.positionId] ?? ''}
              texts={texts}
            />
          ))}
        </RosterRow>
      ))}
    </RosterGrid>
  );
}
