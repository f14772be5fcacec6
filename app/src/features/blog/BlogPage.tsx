import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ListHead } from './ListHead';
import { PostList } from './PostList';

export function BlogPage() {
  const language = useLanguage();
  return (
    <main id="content">
      <ListHead />
      <PostList path={pathTo('blog', language)} />
    </main>
  );
}
