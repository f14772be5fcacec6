import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { PostDate } from './PostDate';
import { PostView } from './PostView';
import type { Picture, PostCardData } from './post';
import type { RawPost } from './rawPost';
import { sampleDays } from './samples';
import { TermPatterns } from './TermPatterns';

/** A post with nothing of its own; the server knows these words and this number of minutes. */
const sample: PostCardData = {
  id: 0,
  slug: 'sample',
  date: '2026-01-15',
  title: 'sample-title',
  excerpt: '-',
  author: 'sample',
  categories: [{ slug: 'sample', name: '-' }],
  tags: [{ name: '-' }],
};
const sampleMinutes = 88;

/** One of each kind that a body is made of: only what the page's own rules speak of here is styled from the start. */
function SampleBody() {
  return (
    <div lang="en" className="post-text" data-testid="post-body">
      <p>
        <a href="/">-</a>
        <code>-</code>
      </p>
      <h2>-</h2>
      <h3>-</h3>
      <h4>-</h4>
      <ul>
        <li>-</li>
      </ul>
      <ol>
        <li>-</li>
      </ol>
      <blockquote>
        <p>-</p>
      </blockquote>
      <figure>
        <img src="data:," alt="" />
        <figcaption>-</figcaption>
      </figure>
      <pre>-</pre>
      <hr />
      <table>
        <tbody>
          <tr>
            <th>-</th>
            <td>-</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** What the server writes a post by: with and without a picture, the names of its terms, the minutes, and the names of the months. */
function Patterns() {
  const { t } = useTranslation('blogPost');
  const pictures: Record<string, Picture | undefined> = {
    pictured: { url: 'data:,', alt: '-', srcSet: 'data:, 1w' },
    bare: undefined,
  };
  return (
    <>
      {Object.entries(pictures).map(([name, picture]) => (
        <div key={name} data-pattern={name}>
          <PostView
            post={sample}
            picture={picture}
            headings={[{ id: 'sample', text: '-' }]}
            minutes={sampleMinutes}
            percent={0}
          >
            <SampleBody />
          </PostView>
        </div>
      ))}
      <TermPatterns />
      <div data-pattern="one-minute">{t(($) => $.minutes, { count: 1 })}</div>
      <div data-pattern="minutes">{t(($) => $.minutes, { count: sampleMinutes })}</div>
      <div data-pattern="months">
        {sampleDays.map((day) => (
          <PostDate key={day} date={day} />
        ))}
      </div>
    </>
  );
}

/** The post that the server has written into this document, if it has. */
export function readWrittenPost(): RawPost | undefined {
  const data = document.querySelector('[data-written="post"] > script')?.textContent;
  return data ? (JSON.parse(data) as RawPost) : undefined;
}

/**
 * The place into which the server writes the post, so that it is read before any script runs, and without one. React
 * leaves its content alone until it draws the same post itself. What stands behind it gives way while it is filled.
 *
 * The patterns are in the built page only; the server takes them out before anybody sees it.
 */
export function WrittenPost() {
  return (
    <>
      <div
        data-written="post"
        className="peer"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React is told to leave it alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <noscript data-post-patterns={blog.wordsPerMinute}>{import.meta.env.SSR && <Patterns />}</noscript>
    </>
  );
}
