import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { StrokeIcon } from './StrokeIcon';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** `wide` takes the whole line and replaces tabs on narrow screens. */
  size?: 'small' | 'wide';
  className?: string;
  /** The name in a guided tour. */
  'data-tour'?: string;
}

const sizes = {
  small: {
    box: 'inline-flex max-w-full',
    select: 'min-h-11 pl-3 pr-8 border-line text-note',
    icon: 'right-2.5 size-4',
  },
  wide: { box: 'block', select: 'w-full min-h-13 pl-4 pr-11 border-ink text-lg', icon: 'right-3.5 size-5' },
} as const;

/** A native select. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, size = 'small', className } = props;
  const styles = sizes[size];
  const select = useRef<HTMLSelectElement>(null);
  // A choice may have been made before hydration.
  const first = useRef({ value, onChange });
  useEffect(() => {
    const there = select.current?.value;
    if (there !== undefined && there !== first.current.value) first.current.onChange(there as Value);
  }, []);
  return (
    <span className={clsx('relative', className ?? styles.box)}>
      <select
        ref={select}
        aria-label={label}
        data-tour={props['data-tour']}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={clsx(
          'appearance-none min-w-0 max-w-full text-ellipsis rounded-control border-firm bg-white font-semibold text-ink',
          styles.select,
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <StrokeIcon
        path="m6 9 6 6 6-6"
        className={clsx('pointer-events-none absolute top-1/2 -translate-y-1/2', styles.icon)}
      />
    </span>
  );
}
