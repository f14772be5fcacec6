import { useTranslation } from 'react-i18next';
import { CtaLink } from '~/site/CtaLink';

/** The call to action at the end of a post. */
export function PostCallToAction() {
  const { t } = useTranslation('blogPost');
  return (
    <aside
      aria-labelledby="post-call"
      className="no-print relative overflow-clip rounded-band bg-evergreen text-white p-7 sm:p-10"
    >
      <svg
        viewBox="0 0 300 200"
        aria-hidden="true"
        focusable="false"
        className="max-sm:hidden absolute -right-10 -bottom-8 w-72"
      >
        <circle cx="170" cy="190" r="96" className="fill-coral" />
        <path
          d="M170 66V34M96 92 74 66M244 92l22-26M54 150l-34-12"
          className="fill-none stroke-sun"
          strokeWidth="13"
          strokeLinecap="round"
        />
      </svg>
      <div className="relative sm:max-w-[70%]">
        <h2 id="post-call" className="text-subsection">
          {t(($) => $.call.title)}
        </h2>
        <p className="mt-3 text-on-dark text-pretty">{t(($) => $.call.text)}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <CtaLink cta="start" component="blog_post" tone="dark" />
          <CtaLink cta="tour" component="blog_post" variant="outline" tone="dark" />
        </p>
      </div>
    </aside>
  );
}
