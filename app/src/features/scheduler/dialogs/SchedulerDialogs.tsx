import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { formatDate, formatHour } from '../text/format';
import { usePositionName } from '../text/usePositionName';
import type { DialogTarget, ShiftTarget } from '../week/dialogTarget';
import { closeDialog, openDialog } from '../week/session';
import type { WeekOnScreen } from '../week/useScheduler';
import { slotMask, type ViewState } from '../week/viewState';
import { GapDialog } from './GapDialog';
import { PublishDialog } from './PublishDialog';
import { RequestsDialog } from './RequestsDialog';
import { ReviewDialog } from './ReviewDialog';
import { SampleDialog } from './SampleDialog';
import { ShiftDialog } from './ShiftDialog';

interface SchedulerDialogsProps {
  loaded: WeekOnScreen;
  state: ViewState;
  target: DialogTarget;
  /** Goes to a problem's cell. */
  onJump: (problem: Problem) => void;
}

function ShiftTargetDialog({ loaded, state, target }: SchedulerDialogsProps & { target: ShiftTarget }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { week } = loaded;
  const { dates, positions, staff } = week;
  const positionName = usePositionName(positions);
  const { team, position, slots } = state;
  const details = useMemo(() => {
    if (target.kind === 'hour') return week.handle.hourDetails(team, position, target.day, target.hour);
    if (target.kind === 'member') return week.handle.memberDayDetails(target.staffId, target.day);
    return week.handle.positionDayDetails(target.positionId, target.day, slotMask(slots));
  }, [week, team, position, slots, target]);
  const day = formatDate(dates.days[target.day] ?? dates.monday, 'full', language);
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
  return (
    <ShiftDialog
      loaded={loaded}
      target={target}
      position={position}
      details={details}
      when={when}
      onClose={closeDialog}
    />
  );
}

/** The dialogs for what a review of the week found. */
function ProblemsDialog({ loaded, state, kind, onJump }: SchedulerDialogsProps & { kind: 'requests' | 'review' }) {
  const { week } = loaded;
  if (kind === 'requests') return <RequestsDialog week={week} state={state} onClose={closeDialog} />;
  return <ReviewDialog week={week} state={state} onClose={closeDialog} onJump={onJump} />;
}

/** The dialog for a target. */
export default function SchedulerDialogs(props: SchedulerDialogsProps) {
  const { loaded, target } = props;
  switch (target.kind) {
    case 'gap':
      return (
        <GapDialog
          loaded={loaded}
          team={props.state.team}
          target={target}
          onStep={(index) => openDialog({ ...target, index })}
          onClose={closeDialog}
        />
      );
    case 'sample':
      return <SampleDialog />;
    case 'publish':
      return <PublishDialog week={loaded.week} />;
    case 'requests':
    case 'review':
      return <ProblemsDialog {...props} kind={target.kind} />;
    default:
      return <ShiftTargetDialog {...props} target={target} />;
  }
}
