import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/Button';
import { BlogNotice } from './BlogNotice';
import { FeaturedPost } from './FeaturedPost';
import { Paging } from './Paging';
import { PostCard } from './PostCard';
import { Topics } from './Topics';
import { Each, fill, If } from './template';

/** The template of a page of posts: one featured, a grid of the others, paging, and the topics. */
export function PostList() {
  const { t } = useTranslation('blog');
  const failed = (
    <BlogNotice icon="offline" title={t(($) => $.error_connection)} text={t(($) => $.error_wordpress)}>
      <a href="?" className={buttonClass()}>
        {t(($) => $.retry)}
      </a>
    </BlogNotice>
  );
  const none = (
    <BlogNotice icon="empty" title={t(($) => $.empty.title)} text={t(($) => $.empty.text)}>
      <If of="missing">
        <a href={fill('list')} className={buttonClass()}>
          {t(($) => $.empty.first)}
        </a>
      </If>
    </BlogNotice>
  );
  const posts = (
    <>
      <FeaturedPost />
      <If of="others">
        {/* Two wide cards, then rows of three, so that eight fill the grid. */}
        <ul className="mt-6 lg:mt-8 grid gap-5 lg:gap-6 md:grid-cols-2 lg:grid-cols-6">
          <Each of="others" as="post">
            <PostCard className="lg:col-span-2 nth-[-n+2]:lg:col-span-3" />
          </Each>
        </ul>
      </If>
    </>
  );
  return (
    <div data-blog="" className="wrap relative -mt-24 lg:-mt-28 pb-16 lg:pb-24">
      <section aria-label={t(($) => $.posts)}>
        <If
          of="failed"
          otherwise={
            <If of="not missing and featured" otherwise={none}>
              {posts}
            </If>
          }
        >
          {failed}
        </If>
      </section>
      <If of="not missing">
        <If of="paging">
          <Paging />
        </If>
        <If of="topics">
          <Topics />
        </If>
      </If>
    </div>
  );
}
