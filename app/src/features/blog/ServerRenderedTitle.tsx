import { useState } from 'react';
import { brand } from '~/shared/brand';

/** The page's title: the server-rendered one until the app knows it. */
export function ServerRenderedTitle({ title }: { title?: string }) {
  const [first] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  return <title>{title ?? (first || brand.name)}</title>;
}
