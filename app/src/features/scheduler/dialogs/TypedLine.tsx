import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';

const faults = ['unreadable-times', 'not-a-quarter', 'no-length'] as const;

/** Says why typed times were refused, given the engine's code. */
export function useTimesFault(): (code: string) => string {
  const { t } = useTranslation('scheduler');
  return (code) => t(($) => $.acting.times.fault[faults.find((known) => known === code) ?? 'unreadable-times']);
}

interface TypedLineProps {
  label: string;
  placeholder: string;
  /** The class of the field's width. */
  width: string;
  text: string;
  onText: (text: string) => void;
  /** Why the text was refused, shown below it. */
  fault: string | null;
  submit: string;
  variant?: 'solid' | 'outline';
  onSubmit: () => void;
}

/** A text field with a button: a code or times. */
export function TypedLine(props: TypedLineProps) {
  const { label, placeholder, width, text, onText, fault, submit, variant = 'solid', onSubmit } = props;
  const id = useId();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div>
        <label htmlFor={id} className="block text-small font-semibold">
          {label}
        </label>
        <input
          id={id}
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${id}fault`}
          className={`mt-1 ${width} min-h-11 rounded-control border-firm border-line-strong bg-white px-3`}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <Button size="small" variant={variant} type="submit" aria-disabled={text.trim() === '' || undefined}>
        {submit}
      </Button>
      {fault !== null && (
        <p id={`${id}fault`} role="alert" className="w-full text-note text-danger">
          {fault}
        </p>
      )}
    </form>
  );
}
