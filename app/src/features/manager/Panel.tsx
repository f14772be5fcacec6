import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** A titled card of the dashboard. */
export function Panel({ title, children, className = '' }: PanelProps) {
  return (
    <section className={`rounded-card border border-line bg-white shadow-card p-5 ${className}`}>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
