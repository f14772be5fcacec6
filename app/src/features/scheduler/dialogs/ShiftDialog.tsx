import { useTranslation } from 'react-i18next';
import type { ShiftDetails } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { formatHourShort } from '../model/format';
import type { OpenWeek } from '../model/store';
import { usePositionName } from '../model/usePositionName';
import { Person } from './Person';
import { StatusMark } from './StatusMark';

interface ShiftDialogProps {
  open: OpenWeek;
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
export function ShiftDialog({ open, details, when, onClose }: ShiftDialogProps) {
  const { t } = useTranslation(['scheduler', 'common']);
  const language = useLanguage();
  const positionName = usePositionName(open.positions);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t(($) => $.details.title)}: ${when}`}
      closeLabel={t(($) => $.details.close)}
      testId="shift-dialog"
      footer={
        <>
          <Button look="outline" size="small" onClick={onClose}>
            {t(($) => $.details.close)}
          </Button>
          <Button size="small" onClick={onClose}>
            {t(($) => $.details.add)}
          </Button>
        </>
      }
    >
      <dl className="flex flex-wrap gap-3" data-testid="shift-counts">
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
                note={`${t(($) => $.details.hours, { hours: member.hours })} · ${member.shifts
                  .map(({ start, end }) => `${formatHourShort(start, language)}-${formatHourShort(end, language)}`)
                  .join(', ')}`}
              >
                <StatusMark confirmed={member.confirmed}>
                  {member.confirmed ? t(($) => $.details.statusConfirmed) : t(($) => $.details.statusPending)}
                </StatusMark>
              </Person>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
