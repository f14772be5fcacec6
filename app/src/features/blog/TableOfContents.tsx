import { useTranslation } from 'react-i18next';
import { Each, fill } from './template';

/** The template of a post's table of contents, from 1024 px. The page's script marks the current heading. */
export function TableOfContents() {
  const { t } = useTranslation('blogPost');
  return (
    <nav aria-labelledby="post-contents" className="max-lg:hidden mb-6">
      <h2 id="post-contents" className="font-text text-sm font-semibold tracking-normal text-muted">
        {t(($) => $.contents)}
      </h2>
      <ol lang={fill('post.lang')} className="mt-2 grid">
        <Each of="post.headings" as="heading">
          <li>
            <a
              href={`#${fill('heading.id')}`}
              className="flex items-center min-h-11 py-2 leading-snug rounded-chip text-ink hover:text-evergreen aria-[current]:font-bold aria-[current]:text-evergreen"
            >
              {fill('heading.text')}
            </a>
          </li>
        </Each>
      </ol>
    </nav>
  );
}
