import { ListHeader } from './ListHeader';
import { PostList } from './PostList';
import { ServerFilled } from './ServerFilled';
import { useBrokenImages } from './useBrokenImages';

/** The list of all posts. */
export function BlogPage() {
  useBrokenImages();
  return (
    <ServerFilled>
      <ListHeader />
      <PostList />
    </ServerFilled>
  );
}
