import type { ReactNode } from 'react';

interface PlainFieldsProps {
  /** Where the form stands, and in which language: the server answers with a page in it. */
  page: string;
  locale: string;
  /** What to do where the form came back unaccepted. */
  failed: ReactNode;
}

/**
 * What a form needs besides its fields where the browser sends it by itself. It belongs into a `noscript`, and only into
 * the prerendered page. The server leads a form that it did not take back to `#failed` (decision 100).
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
