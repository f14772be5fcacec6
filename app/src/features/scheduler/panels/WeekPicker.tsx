import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { Skeleton } from '~/ui/Skeleton';

const WeekCalendar = lazy(() => import('./WeekCalendar'));

interface WeekPickerProps {
  week: IsoWeek;
  /** What is shown now: the week's label, a day or a month. */
  label: string;
  onPick: (isoDate: string) => void;
}

/** The week picker: a button that says what is shown, and a calendar of ISO weeks behind it. */
export function WeekPicker({ week, label, onPick }: WeekPickerProps) {
  const { t } = useTranslation('scheduler');
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={t(($) => $.controls.pickWeek, { label })}
        className="inline-flex items-center gap-2 min-h-11 px-3.5 rounded-control border-[1.5px] border-line bg-white font-semibold tabular-nums hover:bg-sand transition-colors duration-150"
      >
        <CalendarDays className="size-4.5 text-evergreen" aria-hidden="true" />
        <span data-testid="period-label" className="first-letter:uppercase">
          {label}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={8}
          collisionPadding={3}
          aria-label={t(($) => $.controls.calendar)}
          className="z-40 rounded-card border border-line bg-white p-0.5 sm:p-4 shadow-float motion-safe:animate-[fade-in_150ms_ease-out]"
        >
          <Suspense fallback={<Skeleton className="w-[min(340px,calc(100vw-44px))] h-[330px]" />}>
            <WeekCalendar
              week={week}
              onPick={(date) => {
                setOpen(false);
                onPick(date);
              }}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
