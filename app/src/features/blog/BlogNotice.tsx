import type { ReactNode } from 'react';
import { StrokeIcon } from '~/ui/StrokeIcon';

const icons = {
  offline: 'M4 4l16 16M8.5 8.2A6 6 0 0 0 7 18h10M10.5 6.3A6 6 0 0 1 17.6 11 4 4 0 0 1 20 16.5',
  empty: 'M5 4h11v16H7a2 2 0 0 1-2-2ZM16 9h3v9a2 2 0 0 1-2 2M8 8h5M8 12h5',
} as const;

interface BlogNoticeProps {
  icon: keyof typeof icons;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A notice in place of posts: what is wrong and what to do. */
export function BlogNotice({ icon, title, text, children }: BlogNoticeProps) {
  return (
    <div
      role="alert"
      className="rounded-band border border-line bg-white px-6 py-14 sm:py-20 grid gap-3 justify-items-center text-center"
    >
      <span className="grid place-items-center size-20 rounded-full bg-peach text-peach-ink">
        <StrokeIcon path={icons[icon]} className="size-10" />
      </span>
      <p className="mt-2 font-heading font-bold text-headline leading-tight tracking-title text-balance">{title}</p>
      <p className="text-muted text-lg measure-52 text-pretty">{text}</p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
