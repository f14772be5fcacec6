import { clsx } from 'clsx';
import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** As high as a button, for a bar of controls. */
  dense?: boolean;
}

/** A segmented control: native radio buttons, with their keyboard handling. */
export function Segmented<Value extends string>({ label, value, options, onChange, dense }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('inline-flex rounded-control bg-sand', !dense && 'p-1')}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <label
            key={option.value}
            className={clsx(
              'relative inline-flex items-center min-h-11 rounded-[9px] font-semibold whitespace-nowrap transition-colors duration-150',
              dense ? 'px-2 text-small' : 'px-2.5 max-[374px]:px-1.5 sm:px-3.5 text-note',
              'has-focus-visible:outline-3 has-focus-visible:outline-evergreen has-focus-visible:outline-offset-2',
              chosen ? 'bg-white text-ink shadow-thumb' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full opacity-0 cursor-pointer"
            />
            {option.label}
          </label>
        );
      })}
    </fieldset>
  );
}
