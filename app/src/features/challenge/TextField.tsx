import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onText: (text: string) => void;
  /** What is wrong with the value, once that has been found out. */
  problem?: string;
}

/** A labelled text field that says what is wrong with it below. */
export function TextField({ label, value, onText, problem, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={clsx(
          'min-h-12 w-full px-4 rounded-control border-[1.5px] bg-white text-base placeholder:text-muted read-only:bg-sand',
          problem ? 'border-danger' : 'border-line-strong',
        )}
      />
      <div aria-live="polite">
        {problem && (
          <p id={`${id}-problem`} className="flex items-center gap-1.5 text-[0.9375rem] font-medium text-danger">
            <CircleAlert className="size-4.5 shrink-0" aria-hidden="true" />
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
