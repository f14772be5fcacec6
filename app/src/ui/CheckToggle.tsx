import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CheckToggleProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
  /** A line below the name, exposed as its description. */
  note?: string;
}

/** A toggle button, with a tick that shows the state without colour. */
export function CheckToggle({ pressed, onChange, children, note }: CheckToggleProps) {
  const noteId = useId();
  const button = (
    <button
      type="button"
      aria-pressed={pressed}
      aria-describedby={note && noteId}
      onClick={() => onChange(!pressed)}
      className={clsx(
        note && 'min-[90rem]:pb-4 min-[90rem]:min-w-20',
        'inline-flex items-center gap-1.5 min-h-11 px-2 rounded-control border-firm text-small font-semibold transition-colors duration-150',
        pressed ? 'border-line bg-white' : 'border-dashed border-line-strong bg-transparent text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid place-items-center size-4 rounded-[5px] border-firm',
          pressed ? 'bg-evergreen border-evergreen text-white' : 'border-line-strong bg-white',
        )}
      >
        {pressed && <Check className="size-3" strokeWidth={3.5} />}
      </span>
      {children}
    </button>
  );
  if (!note) return button;
  return (
    <span className="relative inline-flex">
      {button}
      <span
        id={noteId}
        aria-hidden="true"
        className="max-[90rem]:hidden pointer-events-none absolute left-2 bottom-1.5 text-mini leading-none font-medium text-muted tabular-nums whitespace-nowrap"
      >
        {note}
      </span>
    </span>
  );
}
