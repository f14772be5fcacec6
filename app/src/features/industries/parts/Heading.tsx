import { clsx } from 'clsx';

interface HeadingProps {
  title: string;
  text: string;
  /** On a dark background. */
  dark?: boolean;
  centred?: boolean;
  className?: string;
}

/** A section's heading and text, on any background of the industry pages. */
export function Heading({ title, text, dark, centred, className }: HeadingProps) {
  return (
    <div className={clsx('grid gap-4 content-start', centred && 'justify-items-center text-center', className)}>
      <h2 className="text-[clamp(1.875rem,3.8vw,2.75rem)] measure-20">{title}</h2>
      <p className={clsx('text-lg measure-54 text-pretty', dark ? 'text-white/85' : 'text-ink/80')}>{text}</p>
    </div>
  );
}
