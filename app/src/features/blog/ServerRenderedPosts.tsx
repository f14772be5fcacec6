import type { Ref } from 'react';
import { blog } from '~/content/blog';
import { listQuery } from './blogApi';
import { FeaturedPost } from './FeaturedPost';
import { Paging } from './Paging';
import { PostDate } from './PostDate';
import { PostGrid } from './PostGrid';
import type { PostCardData } from './post';
import { sampleDays } from './samples';
import { TermTemplates } from './TermTemplates';

/** Empty posts for every position of the list. The server knows the word `sample` in addresses. */
function samples(picture: PostCardData['picture']): PostCardData[] {
  return Array.from({ length: blog.pageSize }, (_, index) => ({
    id: index,
    slug: 'sample',
    date: '2026-01-15',
    title: '-',
    excerpt: '-',
    author: '-',
    categories: Array.from({ length: blog.chipsPerCard }, (_, chip) => ({ name: `-${chip}` })),
    tags: [],
    picture,
  }));
}

/**
 * Templates from which the server renders posts: each position of the list with and without a picture, translated
 * categories, and month names.
 */
function Templates() {
  const pictured = samples({ url: 'data:,', alt: '-', srcSet: 'data:, 1w' });
  return (
    <>
      {Object.entries({ pictured, bare: samples(undefined) }).map(([name, [first, ...others]]) => (
        <div key={name} data-pattern={name}>
          {first && <FeaturedPost post={first} />}
          <PostGrid posts={others} />
        </div>
      ))}
      <TermTemplates />
      <div data-pattern="paging">
        <Paging page={88} totalPages={99} path="/sample" />
      </div>
      <div data-pattern="paging-single">
        <Paging page={1} path="/sample" />
      </div>
      <div data-pattern="months">
        {sampleDays.map((day) => (
          <PostDate key={day} date={day} />
        ))}
      </div>
    </>
  );
}

/**
 * Container into which the server renders the posts that it has cached, so that they are visible before any script
 * runs, and without one. React leaves its content alone. The sibling after it is hidden while it is filled (`peer`).
 *
 * The templates are in the built page only; the server removes them from its responses.
 */
export function ServerRenderedPosts({ container }: { container: Ref<HTMLDivElement> }) {
  return (
    <>
      <div
        ref={container}
        data-written="posts"
        className="peer"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty value makes React leave the content alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <noscript data-patterns={listQuery(blog.pageSize)}>{import.meta.env.SSR && <Templates />}</noscript>
    </>
  );
}
