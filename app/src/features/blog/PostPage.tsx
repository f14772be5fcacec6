import { useTranslation } from 'react-i18next';
import { PostView } from './PostView';
import { If } from './template';
import { Unavailable } from './Unavailable';
import '~/styles/post.css';

/** The template's own head, that of a post that does not exist. The server writes a post's. */
function MissingHead() {
  const { t } = useTranslation('blogPost');
  return <title>{t(($) => $.missing.meta)}</title>;
}

/** A blog post. */
export function PostPage() {
  const { t } = useTranslation('blogPost');
  const texts = t(($) => $.missing, { returnObjects: true });
  return (
    <>
      <MissingHead />
      <main id="content" className="pb-16 lg:pb-24">
        <If of="missing" otherwise={<PostView />}>
          <Unavailable title={texts.title} text={texts.text} back={texts.back} retry={texts.retry} />
        </If>
      </main>
    </>
  );
}
