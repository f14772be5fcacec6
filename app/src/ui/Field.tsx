import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { StrokeIcon } from './StrokeIcon';

const warningIcon = 'M12 7v6M12 16.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';

/** Classes of a text field or select. */
export function fieldClass(wrong = false, width = 'w-full'): string {
  return clsx(
    'min-h-12 rounded-control border-firm bg-white text-base placeholder:text-muted',
    width,
    wrong ? 'border-danger' : 'border-line-strong',
  );
}

/** A field's error; screen readers announce it when it appears. */
export function FieldProblem({ id, problem }: { id: string; problem?: string }) {
  return (
    <div aria-live="polite">
      {problem && (
        <p id={id} className="mt-1.5 flex items-center gap-1.5 text-note font-medium text-danger">
          <StrokeIcon path={warningIcon} className="size-5 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** A hint beside the label, such as 'optional'. */
  hint?: string;
  /** The validation error, if any. */
  problem?: string;
}

/** A labelled field with its error below; uncontrolled unless it has a `value`. */
export function Field({ label, hint, problem, className, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="block mb-1.5 font-semibold">
        {label}
        {hint && <span className="ml-2 font-normal text-note text-muted">{hint}</span>}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={clsx(fieldClass(problem !== undefined), 'px-4 read-only:bg-sand')}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
