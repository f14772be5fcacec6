import { useTranslation } from 'react-i18next';
import { CategoryIntro } from './CategoryIntro';
import CategoryMissing from './CategoryMissing';
import type { Term } from './rawPost';
import { TermPatterns } from './TermPatterns';

/** What the server writes a category by: its place over the posts, and the words of this language. */
function Patterns() {
  const { t } = useTranslation('blog');
  return (
    <>
      <div data-pattern="category">
        <CategoryIntro words={{ name: '-', description: '-', foreign: 'en' }} />
      </div>
      <div data-pattern="missing">
        <CategoryMissing />
      </div>
      <p data-pattern="missing-title">{t(($) => $.category.missing.meta)}</p>
      <TermPatterns />
    </>
  );
}

/** The categories that the server has written into this document, if it has. */
export function readWrittenCategories(): Term[] | undefined {
  const data = document.querySelector('[data-written="category"] > script')?.textContent;
  return data ? (JSON.parse(data) as Term[]) : undefined;
}

/**
 * The place into which the server writes what stands over a category's posts. React leaves its content alone until it
 * draws the same itself; what stands behind it gives way while it is filled.
 *
 * The patterns are in the built page only; the server takes them out before anybody sees it.
 */
export function WrittenCategory() {
  return (
    <>
      <div
        data-written="category"
        className="peer"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React is told to leave it alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <noscript data-category-patterns="">{import.meta.env.SSR && <Patterns />}</noscript>
    </>
  );
}
