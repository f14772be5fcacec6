import { CircleCheck, CircleDashed, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '~/engine/engine';

/** 'Shift Status': confirmed and pending shifts, and the assignments still open. */
export function ShiftStatusPanel({ summary }: { summary: Summary }) {
  const { t } = useTranslation('scheduler');
  const figures = [
    {
      key: 'confirmed',
      value: summary.shiftStatus.confirmed,
      text: t(($) => $.status.confirmed),
      Icon: CircleCheck,
      ink: 'text-evergreen',
    },
    {
      key: 'pending',
      value: summary.shiftStatus.pending,
      text: t(($) => $.status.pending),
      Icon: CircleDashed,
      ink: 'text-warning',
    },
    {
      key: 'to-assign',
      value: summary.pendingAssignments,
      text: t(($) => $.status.toAssign),
      Icon: UserPlus,
      ink: 'text-ink',
    },
  ];
  return (
    <section aria-labelledby="shift-status">
      <h2 id="shift-status" className="text-lg">
        {t(($) => $.status.title)}
      </h2>
      <dl className="mt-2 grid gap-1.5">
        {figures.map(({ key, value, text, Icon, ink }) => (
          <div key={key} data-status={key} className="flex flex-row-reverse items-center justify-end gap-2">
            <dt className="text-small leading-tight text-muted">{text}</dt>
            <dd className="flex items-center gap-2 min-w-13 font-heading font-bold text-xl leading-tight tabular-nums">
              <Icon className={`size-4 ${ink}`} aria-hidden="true" />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
