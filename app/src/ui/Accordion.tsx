import type { ReactNode } from 'react';

interface AccordionItemProps {
  /** Items with the same name form one accordion: the browser keeps at most one of them open. */
  name: string;
  title: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** An item of an accordion: a native `<details>`, which works without scripts and with find-in-page. */
export function AccordionItem({ name, title, open, children }: AccordionItemProps) {
  return (
    <details
      name={name}
      open={open}
      className="group border-t border-line [interpolate-size:allow-keywords] [&::details-content]:h-0 [&::details-content]:overflow-clip [&::details-content]:transition-[height,content-visibility] [&::details-content]:duration-200 [&::details-content]:transition-discrete open:[&::details-content]:h-auto"
    >
      <summary className="list-none [&::-webkit-details-marker]:hidden flex items-start justify-between gap-5 min-h-14 py-4 rounded-chip hover:text-evergreen">
        <h3 className="font-text font-semibold text-lg leading-snug tracking-normal group-open:text-evergreen">
          {title}
        </h3>
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-8 shrink-0 -mt-0.5">
          <circle cx="16" cy="16" r="16" className="fill-mint group-open:fill-sun transition-colors duration-150" />
          <g className="stroke-ink" strokeWidth="2.5" strokeLinecap="round">
            <path d="M10 16h12" />
            <path d="M16 10v12" className="origin-center transition-transform duration-200 group-open:rotate-90" />
          </g>
        </svg>
      </summary>
      <div className="pb-6 pr-4 sm:pr-13">{children}</div>
    </details>
  );
}
