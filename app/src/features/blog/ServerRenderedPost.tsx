import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { PostDate } from './PostDate';
import { PostView } from './PostView';
import type { Picture, PostCardData } from './post';
import type { RawPost } from './rawPost';
import { sampleDays } from './samples';
import { TermTemplates } from './TermTemplates';

/** An empty post; the server knows these placeholders and this number of minutes. */
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

/** One element of each kind in a body, so that the critical CSS includes its styles. */
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

/**
 * Templates from which the server renders a post: with and without a picture, translated terms, the reading time, and
 * month names.
 */
function Templates() {
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
      <TermTemplates />
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

/** The post that the server has embedded in this document, if any. */
export function readEmbeddedPost(): RawPost | undefined {
  const data = document.querySelector('[data-written="post"] > script')?.textContent;
  return data ? (JSON.parse(data) as RawPost) : undefined;
}

/**
 * Container into which the server renders the post, so that it can be read before any script runs, and without one.
 * React leaves its content alone until it renders the same post itself. The sibling after it is hidden while it is
 * filled.
 *
 * The templates are in the built page only; the server removes them from its responses.
 */
export function ServerRenderedPost() {
  return (
    <>
      <div
        data-written="post"
        className="peer"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty value makes React leave the content alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <noscript data-post-patterns={blog.wordsPerMinute}>{import.meta.env.SSR && <Templates />}</noscript>
    </>
  );
}
