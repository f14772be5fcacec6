import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionNotice } from '~/roster/parts/ActionNotice';
import { formatDate, formatHour } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import { absenceOf } from '~/roster/week/absence';
import { fill } from '~/roster/week/actions';
import type { ShiftTarget } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { closeDialog } from '~/roster/week/session';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { slotMask, type ViewState } from '~/roster/week/viewState';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { AddMember } from './AddMember';
import { MemberShifts } from './MemberShifts';
import { PersonDay } from './PersonDay';
import { PersonLink } from './PersonLink';
import { QuickAdd } from './QuickAdd';
import { useFocusRecovery } from './useFocusRecovery';

interface ShiftDialogProps {
  loaded: WeekOnScreen;
  state: Pick<ViewState, 'team' | 'position' | 'slots'>;
  target: ShiftTarget;
}

/** Who works in a cell. */
function useDetails(week: EditableWeek, { team, position, slots }: ShiftDialogProps['state'], target: ShiftTarget) {
  return useMemo(() => {
    if (target.kind === 'hour')
      return week.handle.ask({ kind: 'hourDetails', team, position, day: target.day, hour: target.hour });
    if (target.kind === 'member')
      return week.handle.ask({ kind: 'memberDayDetails', staffId: target.staffId, day: target.day });
    return week.handle.ask({
      kind: 'positionDayDetails',
      positionId: target.positionId,
      day: target.day,
      slots: slotMask(slots),
    });
  }, [week, team, position, slots, target]);
}

/** A cell's day with its time, person or position: 'Wednesday, November 18, 11:00 AM - 12:00 PM'. */
function useCellName({ dates, positions, staff }: EditableWeek, target: ShiftTarget): string {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(positions);
  const day = formatDate(dates.days[target.day] ?? dates.monday, 'full', language);
  switch (target.kind) {
    case 'hour':
      return t(($) => $.details.when, {
        day,
        start: formatHour(target.hour, language),
        end: formatHour(target.hour + 1, language),
      });
    case 'member':
      return t(($) => $.details.memberDay, { name: staff.find(({ id }) => id === target.staffId)?.name ?? '', day });
    case 'position':
      return t(($) => $.details.positionDay, { position: positionName(target.positionId), day });
  }
}

function Count({ value, children }: { value: number; children: string }) {
  return (
    <div className="rounded-button bg-sand px-4 py-3 flex-1">
      <dd className="font-heading font-bold text-2xl tabular-nums">{value}</dd>
      <dt className="text-small text-muted">{children}</dt>
    </div>
  );
}

/** 'Shift Details': who works in a cell, by position, with hours and status. */
export function ShiftDialog({ loaded: { week }, state, target }: ShiftDialogProps) {
  const details = useDetails(week, state, target);
  const when = useCellName(week, target);
  const { t } = useTranslation(['scheduler', 'common']);
  const positionName = usePositionName(week.positions);
  // An empty cell or a drawn shift opens the form to add somebody.
  const [startsAdding] = useState(details.total === 0 || (target.kind === 'hour' && target.hours !== undefined));
  const [adding, setAdding] = useState(startsAdding);
  const [changing, setChanging] = useState<string | null>(null);
  const body = useRef<HTMLDListElement>(null);
  const addForm = useRef<HTMLDivElement>(null);
  const person = target.kind === 'member' ? week.staff.find(({ id }) => id === target.staffId) : undefined;
  useFocusRecovery(body, ['[data-shift] button', '[data-assign]', 'footer button']);
  // In an empty day of a person a line of typing is enough; on a phone the keyboard would cover the rest.
  const startsTyping = startsAdding && person !== undefined && !window.matchMedia?.('(pointer: coarse)').matches;
  useEffect(() => {
    if (adding && (!startsAdding || startsTyping)) {
      addForm.current?.querySelector<HTMLElement>('input, select')?.focus();
    }
  }, [adding, startsAdding, startsTyping]);
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={`${t(($) => $.details.title)}: ${when}`}
      closeLabel={t(($) => $.details.close)}
      testId="shift-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={closeDialog}>
            {t(($) => $.details.close)}
          </Button>
          {!adding && (
            <Button size="small" onClick={() => startTransition(() => setAdding(true))}>
              {t(($) => $.details.add)}
            </Button>
          )}
        </>
      }
    >
      <ActionNotice week={week} place="dialog" />
      <dl ref={body} className="flex flex-wrap gap-3" data-testid="shift-counts">
        <Count value={details.total}>{t(($) => $.details.total, { count: details.total })}</Count>
        <Count value={details.confirmed}>{t(($) => $.details.confirmed)}</Count>
        <Count value={details.pending}>{t(($) => $.details.pending)}</Count>
      </dl>
      {details.groups.length === 0 && <p className="mt-5 text-muted">{t(($) => $.details.nobody)}</p>}
      {details.groups.map((group) => (
        <section key={group.positionId} className="mt-5" data-group={group.positionId}>
          <h3 className="text-lg">
            {t(($) => $.details.group, { position: positionName(group.positionId), count: group.count })}
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {group.members.map((member) => (
              <MemberShifts
                key={member.staffId}
                week={week}
                positionId={group.positionId}
                name={member.name}
                color={member.color}
                length={member}
                confirmed={member.confirmed}
                shifts={member.shifts.map((shift) => ({ member, shift }))}
                changing={changing}
                onChanging={setChanging}
                onIll={({ shift }) => fill({ kind: 'absence', ...absenceOf(week, member.staffId, [shift.day]) })}
              >
                {target.kind !== 'member' && member.shifts.some(({ shiftId }) => shiftId === changing) && (
                  <div className="order-3 w-full">
                    <PersonLink week={week} staffId={member.staffId} />
                  </div>
                )}
              </MemberShifts>
            ))}
          </ul>
        </section>
      ))}
      {adding && person && (
        <div ref={addForm}>
          <QuickAdd week={week} person={person} day={target.day} />
        </div>
      )}
      {target.kind === 'member' && (
        <>
          <PersonDay week={week} staffId={target.staffId} day={target.day} />
          <div className="mt-2">
            <PersonLink week={week} staffId={target.staffId} />
          </div>
        </>
      )}
      {adding && (
        <div ref={person ? undefined : addForm}>
          <AddMember week={week} target={target} position={state.position} />
        </div>
      )}
    </Dialog>
  );
}
