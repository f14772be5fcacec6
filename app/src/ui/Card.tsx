import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A white card with a hairline and the one soft shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-card border border-line bg-white shadow-card', className)} {...rest} />;
}
