import { useState } from 'react';
import { brand } from '~/shared/brand';

/** The page's title: the one that the server has written until the page knows its own. */
export function WrittenTitle({ title }: { title?: string }) {
  const [first] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  return <title>{title ?? (first || brand.name)}</title>;
}
