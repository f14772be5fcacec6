import { CalendarDays, ChevronDown } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { lazy, prefetch } from '~/shared/lazy';

const load = () => import('./WeekPopover');
const WeekPopover = lazy(load);

interface WeekPickerProps {
  dates: IsoWeek;
  /** The visible period: a week, a day or a month. */
  label: string;
  onPick: (isoDate: string) => void;
}

/** The week picker: a button with the visible period, and a calendar that is loaded on demand. */
export function WeekPicker({ dates, label, onPick }: WeekPickerProps) {
  const { t } = useTranslation('scheduler');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t(($) => $.controls.pickWeek, { label })}
        className="own-week inline-flex items-center gap-1.5 min-h-11 px-2 rounded-control text-note font-semibold tabular-nums whitespace-nowrap hover:bg-sand transition-colors duration-150"
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onClick={() => setOpen(!open)}
      >
        <CalendarDays className="size-4.5 text-evergreen" aria-hidden="true" />
        <span
          data-testid="period-label"
          data-dated="label"
          suppressHydrationWarning={true}
          className="first-letter:uppercase"
        >
          {label}
        </span>
        <ChevronDown className="size-4 text-muted max-md:hidden" aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <WeekPopover
            id={id}
            anchor={button}
            dates={dates}
            onPick={(date) => {
              setOpen(false);
              onPick(date);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
