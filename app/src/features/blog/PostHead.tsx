import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';

/**
 * The page's title. The prerendered page has words of its own, in whose place the server writes the post's title,
 * description and share tags; those stand until the post is here, and nothing of them is written twice.
 */
export function PostHead({ title }: { title?: string }) {
  const { t } = useTranslation('blogPost');
  const [first] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  if (import.meta.env.SSR) {
    return (
      <>
        <title>{t(($) => $.meta.title)}</title>
        <meta name="description" content={t(($) => $.meta.description)} />
      </>
    );
  }
  return <title>{title ?? (first || brand.name)}</title>;
}
