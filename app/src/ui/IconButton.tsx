import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const shapes = { control: 'rounded-control', round: 'rounded-full' } as const;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** An icon; it is decorative. */
  children: ReactNode;
  shape?: keyof typeof shapes;
}

/** A button of 44 pixels with an icon only. */
export function IconButton({
  label,
  shape = 'control',
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={clsx('grid place-items-center size-11 hover:bg-sand', shapes[shape], className)}
      {...rest}
    >
      {children}
    </button>
  );
}
