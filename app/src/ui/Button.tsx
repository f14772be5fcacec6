import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './Link';

export type ButtonVariant = 'solid' | 'outline' | 'text' | 'danger';
export type ButtonSize = 'large' | 'regular' | 'small';
/** The ground of a button: the page's, tinted, white, a picture, a card's colour, dark green, or night. */
export type ButtonTone = 'page' | 'tint' | 'white' | 'picture' | 'colour' | 'dark' | 'night';

const text = 'border-transparent text-ink underline underline-offset-4 decoration-firm hover:text-evergreen';
const danger = 'border-danger text-danger bg-white hover:bg-danger-soft';

const page: Record<ButtonVariant, string> = {
  solid: 'bg-evergreen text-white hover:bg-evergreen-deep border-transparent',
  outline: 'border-ink text-ink bg-transparent hover:bg-sand',
  text,
  danger,
};

const tint = { ...page, outline: 'border-ink text-ink bg-white/60 hover:bg-sand' };
const white = { ...page, outline: 'border-ink text-ink bg-white hover:bg-sand' };
const picture = { ...page, outline: 'border-ink text-ink bg-white/60 hover:bg-white' };
const colour = { ...page, outline: 'border-ink text-ink bg-transparent hover:bg-white/60' };
const dark = {
  solid: 'bg-sun text-ink hover:bg-white border-transparent focus-visible:outline-white',
  outline: 'border-white text-white bg-evergreen hover:bg-evergreen-deep focus-visible:outline-white',
  text: 'border-transparent text-white underline underline-offset-4 decoration-firm hover:text-sun focus-visible:outline-white',
  danger,
};
const night = {
  ...dark,
  outline: 'border-white text-white bg-transparent hover:bg-white/15 focus-visible:outline-white',
};

const tones: Record<ButtonTone, Record<ButtonVariant, string>> = { page, tint, white, picture, colour, dark, night };

const sizes: Record<ButtonSize, string> = {
  large: 'min-h-13 text-lg rounded-button',
  regular: 'min-h-12 text-base rounded-button',
  small: 'min-h-11 text-note rounded-control',
};

const paddings: Record<ButtonSize, string> = { large: 'px-5', regular: 'px-5', small: 'px-4' };

/** Button classes, also for links that look like one. */
export function buttonClass(
  variant: ButtonVariant = 'solid',
  size: ButtonSize = 'regular',
  extra?: string,
  tone: ButtonTone = 'page',
  padding: string = paddings[size],
): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 border-firm font-semibold text-center leading-tight',
    'transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55',
    sizes[size],
    padding,
    tones[tone][variant],
    extra,
  );
}

export interface ButtonProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  tone?: ButtonTone;
  /** Classes in place of the size's horizontal padding. */
  padding?: string;
}

export function Button({
  variant,
  size,
  tone,
  padding,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className, tone, padding)} {...rest} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant, size, tone, padding, className, ...rest }: LinkProps & ButtonProps) {
  return <Link className={buttonClass(variant, size, className as string | undefined, tone, padding)} {...rest} />;
}
