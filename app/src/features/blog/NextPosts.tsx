import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { previewCache } from './caches';
import { PostCard } from './PostCard';
import { useQuery } from './queryCache';
import { useIsNear } from './useIsNear';

/** Other posts, newest first, requested near the end of the post. Renders nothing if the request fails. */
export function NextPosts({ after }: { after: string }) {
  const { t } = useTranslation('blogPost');
  const container = useRef<HTMLDivElement>(null);
  const near = useIsNear(container);
  const query = useQuery(previewCache, near ? 'latest' : null);
  const posts =
    query.kind === 'loaded' ? query.value.filter(({ slug }) => slug !== after).slice(0, blog.nextPosts) : [];
  return (
    <div ref={container} className="no-print">
      {posts.length > 0 && (
        <section aria-labelledby="next-posts" className="mt-14">
          <h2 id="next-posts" className="text-[1.75rem]">
            {t(($) => $.next)}
          </h2>
          <ul className="mt-6 grid gap-5 md:grid-cols-2">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
