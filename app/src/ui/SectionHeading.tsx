import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: ReactNode;
  text?: ReactNode;
  className?: string;
  id?: string;
}

/** A section's heading and the line or two below it. */
export function SectionHeading({ title, text, className, id }: SectionHeadingProps) {
  return (
    <div className={clsx('grid gap-2.5 md:gap-4', className)}>
      <h2 id={id} className="text-section-narrow measure-22">
        {title}
      </h2>
      {text && <p className="max-md:leading-snug md:text-lg text-muted measure-54">{text}</p>}
    </div>
  );
}
