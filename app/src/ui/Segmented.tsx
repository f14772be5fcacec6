import { clsx } from 'clsx';
import { ToggleGroup } from 'radix-ui';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One choice out of a few, side by side; arrow keys move, as in a radio group. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as Value)}
      className="inline-flex rounded-control bg-sand p-1"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={clsx(
            'min-h-11 px-2.5 sm:px-3.5 rounded-[9px] text-[0.9375rem] font-semibold whitespace-nowrap transition-colors duration-150',
            option.value === value
              ? 'bg-white text-ink shadow-[0_1px_3px_rgb(18_33_28/0.18)]'
              : 'text-muted hover:text-ink',
          )}
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
