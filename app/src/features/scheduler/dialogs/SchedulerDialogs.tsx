import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { formatDate, formatHour } from '../model/format';
import { usePositionName } from '../model/usePositionName';
import type { LiveWeek } from '../model/useScheduler';
import { slotMask, type ViewState } from '../model/viewState';
import type { DialogTarget } from './dialogTarget';
import { GapDialog } from './GapDialog';
import { ShiftDialog } from './ShiftDialog';

interface SchedulerDialogsProps {
  live: LiveWeek;
  state: ViewState;
  target: DialogTarget;
  onTarget: (target: DialogTarget | null) => void;
}

type ShiftTarget = Exclude<DialogTarget, { kind: 'gap' }>;

function ShiftTargetDialog({ live, state, target, onTarget }: SchedulerDialogsProps & { target: ShiftTarget }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { handle, week, positions, staff } = live.open;
  const positionName = usePositionName(positions);
  const { team, position, slots } = state;
  const details = useMemo(() => {
    if (target.kind === 'hour') return handle.hourDetails(team, position, target.day, target.hour);
    if (target.kind === 'member') return handle.memberDayDetails(target.staffId, target.day);
    return handle.positionDayDetails(target.positionId, target.day, slotMask(slots));
  }, [handle, team, position, slots, target]);
  const day = formatDate(week.days[target.day] ?? week.monday, 'full', language);
  const when = {
    hour: () =>
      target.kind === 'hour'
        ? t(($) => $.details.when, {
            day,
            start: formatHour(target.hour, language),
            end: formatHour(target.hour + 1, language),
          })
        : day,
    member: () =>
      target.kind === 'member'
        ? t(($) => $.details.memberDay, { name: staff.find(({ id }) => id === target.staffId)?.name ?? '', day })
        : day,
    position: () =>
      target.kind === 'position'
        ? t(($) => $.details.positionDay, { position: positionName(target.positionId), day })
        : day,
  }[target.kind]();
  return <ShiftDialog open={live.open} details={details} when={when} onClose={() => onTarget(null)} />;
}

/** The dialog that the roster has asked for. */
export default function SchedulerDialogs(props: SchedulerDialogsProps) {
  const { live, target, onTarget } = props;
  if (target.kind !== 'gap') return <ShiftTargetDialog {...props} target={target} />;
  return (
    <GapDialog
      open={live.open}
      gaps={live.model.summary.gaps}
      index={target.index}
      onStep={(index) => onTarget({ kind: 'gap', index })}
      onClose={() => onTarget(null)}
    />
  );
}
