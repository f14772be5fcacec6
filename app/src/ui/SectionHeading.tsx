import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: ReactNode;
  text?: ReactNode;
  className?: string;
  id?: string;
  /** 3 for a part of a section that has a heading already. */
  level?: 2 | 3;
}

/** A section's heading and the line or two below it. */
export function SectionHeading({ title, text, className, id, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('grid gap-2.5 md:gap-4', className)}>
      <Heading id={id} className="text-section-narrow measure-22">
        {title}
      </Heading>
      {text && <p className="max-md:leading-snug md:text-lg text-muted measure-54">{text}</p>}
    </div>
  );
}
