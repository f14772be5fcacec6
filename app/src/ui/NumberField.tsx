import { type ComponentProps, type KeyboardEvent, useState } from 'react';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'role'> {
  value: number;
  /** Parses the input; null if it cannot be parsed now, in which case the number stays unchanged. */
  parse: (text: string) => Promise<number | null>;
  onChange: (value: number) => void;
}

/**
 * A field for a whole number that accepts any input: the raw text while it has the focus, the parsed number afterwards.
 * Arrow up and down step by one.
 */
export function NumberField({ value, parse, onChange, onBlur, onFocus, onKeyDown, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = async (text: string) => {
    const read = await parse(text);
    if (read !== null) onChange(read);
    return read;
  };

  /** Replaces the raw text by the number. Typing has committed it already; the number may have changed since. */
  const settle = async (text: string) => {
    await parse(text);
    setDraft((now) => (now === text ? null : now));
  };

  const step = async (by: number) => {
    const from = draft === null ? value : ((await parse(draft)) ?? value);
    const read = await commit(String(from + by));
    if (read !== null) setDraft(null);
  };

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      void step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      void settle(draft);
    }
  };

  return (
    <input
      {...rest}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-valuenow={value}
      value={draft ?? String(value)}
      onChange={(event) => {
        setDraft(event.target.value);
        void commit(event.target.value);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        event.currentTarget.select();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (draft !== null) void settle(draft);
      }}
      onKeyDown={keyDown}
    />
  );
}
