import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './Link';

export type ButtonVariant = 'solid' | 'outline' | 'text' | 'danger';
export type ButtonSize = 'regular' | 'small';

const variants: Record<ButtonVariant, string> = {
  solid: 'bg-evergreen text-white hover:bg-evergreen-deep border-transparent',
  outline: 'border-ink text-ink bg-transparent hover:bg-sand',
  text: 'border-transparent text-ink underline underline-offset-4 decoration-[1.5px] hover:text-evergreen px-2',
  danger: 'border-danger text-danger bg-white hover:bg-danger-soft',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-5 text-base rounded-[14px]',
  small: 'min-h-11 px-4 text-[0.9375rem] rounded-control',
};

/** Button classes, also for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'solid', size: ButtonSize = 'regular', extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 border-[1.5px] font-semibold text-center leading-tight',
    'transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55',
    sizes[size],
    variants[variant],
    extra,
  );
}

interface ButtonProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonProps) {
  return <Link className={buttonClass(variant, size, className as string | undefined)} {...rest} />;
}
