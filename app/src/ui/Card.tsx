import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const radii = { card: 'rounded-card', sheet: 'rounded-sheet' } as const;

export function Card({ radius = 'card', className, ...rest }: ComponentProps<'div'> & { radius?: keyof typeof radii }) {
  return <div className={clsx(radii[radius], 'border border-line bg-white shadow-card', className)} {...rest} />;
}
