import type { ReactNode } from 'react';

interface PlainFieldsProps {
  /** The page and language of the form, for the server's response page. */
  page: string;
  locale: string;
  /** Instructions shown if the server refused the form. */
  failed: ReactNode;
}

/**
 * Hidden fields of a form submitted without scripts. Render it in a `noscript` and only on the prerendered page. The
 * server redirects a refused form to `#failed` (decision 100).
 */
export function PlainFields({ page, locale, failed }: PlainFieldsProps) {
  return (
    <>
      <p
        id="failed"
        role="alert"
        className="not-target:hidden scroll-mt-28 rounded-control border border-danger bg-danger-soft text-danger px-4 py-3 font-medium"
      >
        {failed}
      </p>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="locale" value={locale} />
    </>
  );
}
