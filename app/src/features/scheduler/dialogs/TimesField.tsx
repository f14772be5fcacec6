import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedTimes } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { Button } from '~/ui/Button';

interface TimesFieldProps {
  /** The length that is kept when only a start is typed, in hours with quarters as fractions. */
  hours: number;
  /** What the field begins with. */
  initial?: string;
  /** Reads a text with the shift types of the week. */
  read: (text: string) => TypedTimes[];
  /** Applies the typed times, in hours with quarters as fractions; returns the reason if they are rejected. */
  onTimes: (start: number, hours: number, typed: TypedTimes) => string | null;
}

const faults = ['unreadable-times', 'not-a-quarter', 'no-length'] as const;
const faultOf = (code: string) => faults.find((known) => known === code) ?? 'unreadable-times';

/** A text field for the times of one shift: '9-17', '9:30 am', '9+8', the code of a shift type. Invalid input stays in the field, with the reason. */
export function TimesField({ hours, initial = '', read, onTimes }: TimesFieldProps) {
  const { t } = useTranslation('scheduler');
  const id = useId();
  const [text, setText] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = tryCatch(() => read(text));
    const [times, ...others] = result.ok ? result.value : [];
    const reason =
      times && others.length === 0
        ? onTimes(times.startMinutes / 60, (times.lengthMinutes ?? hours * 60) / 60, times)
        : t(($) => $.acting.times.fault[faultOf(result.ok ? '' : result.fault.code)]);
    setFault(reason);
    if (reason === null) setText('');
  };
  return (
    <form className="flex flex-wrap items-end gap-2" noValidate onSubmit={submit}>
      <div>
        <label htmlFor={id} className="block text-small font-semibold">
          {t(($) => $.acting.times.label)}
        </label>
        <input
          id={id}
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder={t(($) => $.acting.times.placeholder)}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${id}fault`}
          className="mt-1 w-44 min-h-11 rounded-control border-firm border-line-strong bg-white px-3"
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button size="small" variant="outline" type="submit" aria-disabled={text.trim() === '' || undefined}>
        {t(($) => $.acting.times.set)}
      </Button>
      {fault !== null && (
        <p id={`${id}fault`} role="alert" className="w-full text-note text-danger">
          {fault}
        </p>
      )}
    </form>
  );
}
