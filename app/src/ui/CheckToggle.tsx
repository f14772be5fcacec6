import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckToggleProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
  title?: string;
}

/** A button that stays pressed, with a tick that says so without colour. */
export function CheckToggle({ pressed, onChange, children, title }: CheckToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      title={title}
      onClick={() => onChange(!pressed)}
      className={clsx(
        'inline-flex items-center gap-1.5 min-h-11 px-2 rounded-control border-[1.5px] text-[0.875rem] font-semibold transition-colors duration-150',
        pressed ? 'border-line bg-white' : 'border-dashed border-line-strong bg-transparent text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid place-items-center size-4 rounded-[5px] border-[1.5px]',
          pressed ? 'bg-evergreen border-evergreen text-white' : 'border-line-strong bg-white',
        )}
      >
        {pressed && <Check className="size-3" strokeWidth={3.5} />}
      </span>
      {children}
    </button>
  );
}
