import type { ReactNode } from 'react';

/** One group of components on the developers' page, with its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line py-8 md:grid-cols-[200px_1fr]">
      <h2 className="text-xl">{name}</h2>
      <div className="flex flex-wrap items-start gap-4 min-w-0">{children}</div>
    </section>
  );
}
