import { ListHeader } from './ListHeader';
import { PostList } from './PostList';

/** The list of all posts. */
export function BlogPage() {
  return (
    <main id="content">
      <ListHeader />
      <PostList />
    </main>
  );
}
