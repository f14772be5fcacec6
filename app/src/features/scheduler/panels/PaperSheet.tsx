import { useTranslation } from 'react-i18next';
import { tryCatch } from '~/engine/result';
import { formatDate, formatHours, formatTimes, weekLabel } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import { useSpecialText } from '~/roster/text/useSpecialName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { slotMask, slotNames, type ViewState } from '~/roster/week/viewState';
import { brand } from '~/shared/brand';
import { useLanguage } from '~/shared/useLanguage';

interface PaperSheetProps {
  week: EditableWeek;
  filter: Pick<ViewState, 'team' | 'position'>;
}

/**
 * The week on paper, whatever is on the screen: by position a row per team member with something to do, with times, breaks, notes of shifts and
 * absences, and nothing that is only for the planner, such as why somebody is absent. A table, so that the days stand at the head of every page.
 */
export function PaperSheet({ week, filter }: PaperSheetProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const specialText = useSpecialText();
  const { dates, handle } = week;
  const found = tryCatch(() => ({
    rows: handle.ask({
      kind: 'memberRows',
      team: filter.team,
      position: filter.position,
      slots: slotMask(slotNames),
      offset: 0,
      limit: 0,
    }).rows,
    schedule: handle.ask({ kind: 'schedule' }),
    special: handle.ask({ kind: 'specialDates', first: dates.monday, last: dates.sunday }),
  }));
  if (!found.ok) return null;
  const { rows, schedule, special } = found.value;
  const notes = new Map(schedule.shifts.flatMap(({ id, note }) => (note ? [[id, note]] : [])));
  const absent = new Set(schedule.absences?.map(({ staffId }) => staffId));
  const isIdle = ({ staffId, days }: (typeof rows)[number]) =>
    !absent.has(staffId) && days.every((shifts) => shifts.every((shift) => shift.absent));
  const idle = rows.filter(isIdle);
  const working = rows.filter((row) => !isIdle(row));
  return (
    <section className="paper-sheet" data-testid="paper-sheet">
      <table>
        <caption>
          {brand.name} · {weekLabel(dates, language)} · {t(($) => $.controls.week, { week: dates.isoWeek })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.grid.member)}</th>
            {dates.days.map((date) => (
              <th key={date} scope="col" className="capitalize">
                {formatDate(date, 'shortWeekday', language)} {Number(date.slice(8))}
                {special.length > 0 && <span className="block normal-case">{specialText(special, date)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {week.positions.map(({ id }) => {
          const own = working.filter(({ positionId }) => positionId === id);
          if (own.length === 0) return null;
          return (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={dates.days.length + 1} className="paper-position">
                  {positionName(id)}
                </th>
              </tr>
              {own.map((row) => (
                <tr key={row.staffId}>
                  <th scope="row">
                    <span className="paper-name">{row.name}</span>{' '}
                    <span>{t(($) => $.grid.weekHours, { hours: formatHours(row.weekLength, language) })}</span>
                  </th>
                  {row.days.map((shifts, day) => {
                    const absence = schedule.absences?.find(
                      (entry) => entry.staffId === row.staffId && entry.day === day,
                    );
                    return (
                      <td key={dates.days[day]}>
                        {absence && <span className="paper-absence">{t(($) => $.absence.other)}</span>}
                        {shifts
                          .filter((shift) => !shift.absent)
                          .map((shift) => (
                            <span
                              key={shift.shiftId}
                              className={shift.confirmed ? 'paper-shift' : 'paper-shift paper-open'}
                            >
                              <b>{formatTimes(shift, language)}</b>
                              {shift.breakMinutes !== undefined && shift.breakMinutes > 0 && (
                                <> {t(($) => $.paper.break, { minutes: shift.breakMinutes })}</>
                              )}
                              {shift.positionId !== row.positionId && <> {positionName(shift.positionId)}</>}
                              {!shift.confirmed && <> {t(($) => $.paper.toConfirm)}</>}
                              {notes.has(shift.shiftId) && <i>{notes.get(shift.shiftId)}</i>}
                            </span>
                          ))}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      {idle.length > 0 && (
        <p className="paper-rest">
          {t(($) => $.paper.without)}: {idle.map(({ name }) => name).join(', ')}
        </p>
      )}
    </section>
  );
}
