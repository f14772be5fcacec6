import { Pencil } from 'lucide-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShiftDetails } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { ActionNotice } from '../panels/ActionNotice';
import { Person, StatusMark } from '../roster/Person';
import { whenText } from '../text/entryText';
import { formatHours, formatTimes } from '../text/format';
import { usePositionName } from '../text/usePositionName';
import { absenceOf } from '../week/absence';
import type { ShiftTarget } from '../week/dialogTarget';
import { openFill } from '../week/fillStore';
import type { WeekOnScreen } from '../week/useScheduler';
import { AddMember } from './AddMember';
import { PersonLink } from './PersonLink';
import { ShiftActions } from './ShiftActions';
import { useFocusRecovery } from './useFocusRecovery';

interface ShiftDialogProps {
  loaded: WeekOnScreen;
  target: ShiftTarget;
  /** The position filter, if set. */
  position: string | null;
  details: ShiftDetails;
  /** Day and time, for example 'Wednesday, November 18, 11:00 AM - 12:00 PM'. */
  when: string;
  onClose: () => void;
}

function Count({ value, children }: { value: number; children: string }) {
  return (
    <div className="rounded-[14px] bg-sand px-4 py-3 flex-1">
      <dd className="font-heading font-bold text-2xl tabular-nums">{value}</dd>
      <dt className="text-[0.875rem] text-muted">{children}</dt>
    </div>
  );
}

/** 'Shift Details': who works in a cell, by position, with hours and status. */
export function ShiftDialog({ loaded, target, position, details, when, onClose }: ShiftDialogProps) {
  const { week } = loaded;
  const { t } = useTranslation(['scheduler', 'common']);
  const language = useLanguage();
  const { t: tActing } = useTranslation('acting');
  const positionName = usePositionName(week.positions);
  // An empty cell or a drawn shift opens the form to add somebody.
  const [startsAdding] = useState(details.total === 0 || (target.kind === 'hour' && target.hours !== undefined));
  const [adding, setAdding] = useState(startsAdding);
  const [changing, setChanging] = useState<string | null>(null);
  const body = useRef<HTMLDListElement>(null);
  const addForm = useRef<HTMLDivElement>(null);
  useFocusRecovery(body, ['[data-shift] button', '[data-assign]', 'footer button']);
  useEffect(() => {
    if (adding && !startsAdding) addForm.current?.querySelector('select')?.focus();
  }, [adding, startsAdding]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t(($) => $.details.title)}: ${when}`}
      closeLabel={t(($) => $.details.close)}
      testId="shift-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={onClose}>
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
              <Person
                key={member.staffId}
                name={member.name}
                color={member.color}
                note={`${t(($) => $.details.hours, { hours: formatHours(member, language) })} · ${member.shifts
                  .map((shift) => formatTimes(shift, language))
                  .join(', ')}`}
              >
                <StatusMark confirmed={member.confirmed}>
                  {member.confirmed ? t(($) => $.details.statusConfirmed) : t(($) => $.details.statusPending)}
                </StatusMark>
                {member.shifts.map((shift) => (
                  <button
                    key={shift.shiftId}
                    type="button"
                    className="grid place-items-center size-11 rounded-control hover:bg-sand"
                    aria-expanded={changing === shift.shiftId}
                    aria-label={tActing(($) => $.shift.actionsName, {
                      name: member.name,
                      when: whenText(shift, week.dates, language),
                    })}
                    onClick={() =>
                      startTransition(() => setChanging(changing === shift.shiftId ? null : shift.shiftId))
                    }
                  >
                    <Pencil className="size-4.5" aria-hidden="true" />
                  </button>
                ))}
                {member.shifts
                  .filter(({ shiftId }) => shiftId === changing)
                  .map((shift) => (
                    <ShiftActions
                      key={shift.shiftId}
                      week={week}
                      positionId={group.positionId}
                      member={member}
                      shift={shift}
                      onIll={() => {
                        onClose();
                        openFill({ kind: 'absence', ...absenceOf(week, member.staffId, [shift.day]) });
                      }}
                    />
                  ))}
                {target.kind !== 'member' && member.shifts.some(({ shiftId }) => shiftId === changing) && (
                  <div className="order-3 w-full">
                    <PersonLink week={week} staffId={member.staffId} />
                  </div>
                )}
              </Person>
            ))}
          </ul>
        </section>
      ))}
      {target.kind === 'member' && (
        <div className="mt-5">
          <PersonLink week={week} staffId={target.staffId} />
        </div>
      )}
      {adding && (
        <div ref={addForm}>
          <AddMember week={week} target={target} position={position} />
        </div>
      )}
    </Dialog>
  );
}
