import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import type { Heading } from './postBody';

/** Scrolls a heading to 80 px below the window's top and focuses it. */
function jumpTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = heading.getBoundingClientRect().top + window.scrollY - blog.tocOffsetPx;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  history.replaceState(history.state, '', `#${encodeURIComponent(id)}`);
  window.scrollTo({ top, behavior: reducedMotion ? 'instant' : 'smooth' });
}

interface TableOfContentsProps {
  headings: readonly Heading[];
  current: string | undefined;
}

/** The post's table of contents, from 1024 px. */
export function TableOfContents({ headings, current }: TableOfContentsProps) {
  const { t } = useTranslation('blogPost');
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="post-contents" className="max-lg:hidden mb-6">
      <h2 id="post-contents" className="font-text text-sm font-semibold tracking-normal text-muted">
        {t(($) => $.contents)}
      </h2>
      <ol lang="en" className="mt-2 grid">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => jumpTo(event, id)}
              className={clsx(
                'flex items-center min-h-11 py-2 leading-snug rounded-chip hover:text-evergreen',
                id === current ? 'font-bold text-evergreen' : 'text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
