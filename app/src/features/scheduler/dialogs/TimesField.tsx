import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedTimes } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { TypedLine, useTimesFault } from './TypedLine';

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

/** A text field for the times of one shift: '9-17', '9:30 am', '9+8', the code of a shift type. Invalid input stays in the field, with the reason. */
export function TimesField({ hours, initial = '', read, onTimes }: TimesFieldProps) {
  const { t } = useTranslation('scheduler');
  const faultOf = useTimesFault();
  const [text, setText] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const submit = () => {
    const result = tryCatch(() => read(text));
    const [times, ...others] = result.ok ? result.value : [];
    const reason =
      times && others.length === 0
        ? onTimes(times.startMinutes / 60, (times.lengthMinutes ?? hours * 60) / 60, times)
        : faultOf(result.ok ? '' : result.fault.code);
    setFault(reason);
    if (reason === null) setText('');
  };
  return (
    <TypedLine
      label={t(($) => $.acting.times.label)}
      placeholder={t(($) => $.acting.times.placeholder)}
      width="w-44"
      text={text}
      onText={setText}
      fault={fault}
      submit={t(($) => $.acting.times.set)}
      variant="outline"
      onSubmit={submit}
    />
  );
}
