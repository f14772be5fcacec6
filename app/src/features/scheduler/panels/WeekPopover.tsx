import { Copy, Layers, type LucideIcon, Repeat, Search } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { openDialog } from '~/roster/week/session';
import { openWeekDialog, type WeekDialogPart } from '~/roster/weekDialogStore';
import WeekCalendar from './WeekCalendar';

interface WeekPopoverProps {
  id: string;
  /** The button that it is anchored to. */
  anchor: RefObject<HTMLButtonElement | null>;
  dates: IsoWeek;
  onPick: (isoDate: string) => void;
  onClose: () => void;
}

const plans: readonly { readonly part: Exclude<WeekDialogPart, 'files'>; readonly Icon: LucideIcon }[] = [
  { part: 'copy', Icon: Copy },
  { part: 'pattern', Icon: Repeat },
  { part: 'rosters', Icon: Layers },
];

function Action({ Icon, onAct, children }: { Icon: LucideIcon; onAct: () => void; children: string }) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex w-full items-center gap-3 min-h-11 px-3 rounded-control text-left text-note font-semibold hover:bg-sand"
        onClick={onAct}
      >
        <Icon className="size-4.5 text-muted" aria-hidden="true" />
        {children}
      </button>
    </li>
  );
}

/** The week's menu: a calendar of ISO weeks, the search in it, and what plans the week from others. */
export default function WeekPopover({ id, anchor, dates, onPick, onClose }: WeekPopoverProps) {
  const { t } = useTranslation('scheduler');
  /** Closes the menu first, so that the focus is back on its button when a dialog opens. */
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          align="start"
          sideOffset={8}
          collisionPadding={3}
          aria-label={t(($) => $.controls.calendar)}
          onInteractOutside={(event) => {
            // The button toggles the popover itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-40 rounded-card border border-line bg-white p-0.5 sm:p-4 shadow-float motion-safe:animate-fade-in"
        >
          <WeekCalendar dates={dates} onPick={onPick} />
          <ul className="mt-2 border-t border-line pt-2 max-sm:p-2">
            <Action Icon={Search} onAct={closing(() => openDialog({ kind: 'search' }))}>
              {t(($) => $.search.menu)}
            </Action>
            {plans.map(({ part, Icon }) => (
              <Action key={part} Icon={Icon} onAct={closing(() => openWeekDialog(part, dates.monday))}>
                {t(($) => $.controls.plans[part])}
              </Action>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
