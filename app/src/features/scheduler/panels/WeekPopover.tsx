import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import WeekCalendar from './WeekCalendar';

interface WeekPopoverProps {
  id: string;
  /** The button that it is anchored to. */
  anchor: RefObject<HTMLButtonElement | null>;
  dates: IsoWeek;
  onPick: (isoDate: string) => void;
  onClose: () => void;
}

/** The week picker's calendar of ISO weeks. */
export default function WeekPopover({ id, anchor, dates, onPick, onClose }: WeekPopoverProps) {
  const { t } = useTranslation('scheduler');
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
