import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './Link';

/** Classes of an underlined line of text that is pressed, 44 pixels high; also for links out of the site. */
export const textLinkClass = 'inline-flex items-center min-h-11 font-semibold underline underline-offset-4';

/** A link inside the site that stands for itself, not inside a sentence. */
export function TextLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return <Link className={clsx(textLinkClass, className)} {...rest} />;
}

/** A button that looks like such a link. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(textLinkClass, className)} {...rest} />;
}
