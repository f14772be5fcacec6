import type { ReactNode } from 'react';

/**
 * The main element of a page that the server fills. The build draws it as a template; in the browser React leaves the
 * server's content alone, because it is told that it is empty.
 */
export function ServerFilled({ className, children }: { className?: string; children: ReactNode }) {
  return import.meta.env.SSR ? (
    <main id="content" className={className}>
      {children}
    </main>
  ) : (
    <main
      id="content"
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty value makes React leave the content alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
