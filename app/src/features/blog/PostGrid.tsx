import { clsx } from 'clsx';
import { PostCard } from './PostCard';
import type { PostCardData } from './post';

/** The posts after the first: two wide cards, then rows of three, so that eight fill the grid. */
export function PostGrid({ posts }: { posts: readonly PostCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <ul className="mt-6 lg:mt-8 grid gap-5 lg:gap-6 md:grid-cols-2 lg:grid-cols-6">
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} className={clsx(index < 2 ? 'lg:col-span-3' : 'lg:col-span-2')} />
      ))}
    </ul>
  );
}
