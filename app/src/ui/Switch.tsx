import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  label: ReactNode;
  /** One sentence on what the switch does, read with its name. */
  description: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A labelled switch with a description; a tick and the knob's position show the state without colour. */
export function SwitchRow({ label, description, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold cursor-pointer">
          {label}
        </label>
        <p id={`${id}-text`} className="text-note text-muted">
          {description}
        </p>
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={`${id}-text`}
        onClick={() => onChange(!checked)}
        className="group shrink-0 grid place-items-center min-h-11 min-w-14 rounded-full"
      >
        <span
          className={clsx(
            'flex w-13 h-7.5 p-0.75 rounded-full border-firm transition-colors duration-150',
            checked
              ? 'border-evergreen bg-evergreen group-hover:bg-evergreen-deep'
              : 'border-line-strong bg-white group-hover:bg-sand',
          )}
        >
          <span
            className={clsx(
              'grid place-items-center size-5.25 rounded-full transition-[translate,background-color] duration-150',
              checked ? 'translate-x-5.5 bg-white text-evergreen' : 'bg-line-strong',
            )}
          >
            {checked && <Check className="size-3.5" strokeWidth={3.2} aria-hidden="true" />}
          </span>
        </span>
      </button>
    </div>
  );
}
