import type { ComponentType } from 'react';
import type { DialogTarget } from '~/roster/week/dialogTarget';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import type { ViewState } from '~/roster/week/viewState';
import { GapDialog } from './GapDialog';
import { KeysDialog } from './KeysDialog';
import { PublishDialog } from './PublishDialog';
import { RequestsDialog } from './RequestsDialog';
import { ReviewDialog } from './ReviewDialog';
import { SampleDialog } from './SampleDialog';
import { SearchDialog } from './SearchDialog';
import { ShiftDialog } from './ShiftDialog';
import { WorkingTimeDialog } from './WorkingTimeDialog';

interface DialogProps<Target> {
  readonly loaded: WeekOnScreen;
  readonly state: ViewState;
  readonly target: Target;
}

type Kind = DialogTarget['kind'];

/** The dialog for each kind of target. */
const dialogs: { readonly [K in Kind]: ComponentType<DialogProps<Extract<DialogTarget, { kind: K }>>> } = {
  gap: GapDialog,
  hour: ShiftDialog,
  member: ShiftDialog,
  position: ShiftDialog,
  requests: RequestsDialog,
  review: ReviewDialog,
  workingTime: WorkingTimeDialog,
  publish: PublishDialog,
  sample: SampleDialog,
  search: SearchDialog,
  keys: KeysDialog,
};

/** The dialog for a target. */
export default function SchedulerDialogs(props: DialogProps<DialogTarget>) {
  // The table's types hold that a dialog takes targets of its kind.
  const Dialog = dialogs[props.target.kind] as ComponentType<DialogProps<DialogTarget>>;
  return <Dialog {...props} />;
}
