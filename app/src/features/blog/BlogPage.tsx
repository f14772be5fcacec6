import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ListHeader } from './ListHeader';
import { PostList } from './PostList';

export function BlogPage() {
  const language = useLanguage();
  return (
    <main id="content">
      <ListHeader />
      <PostList path={pathTo('blog', language)} />
    </main>
  );
}
