import { useTranslation } from 'react-i18next';
import { CategoryIntro } from './CategoryIntro';
import CategoryUnavailable from './CategoryUnavailable';
import type { Term } from './rawPost';
import { TermTemplates } from './TermTemplates';

/** Templates from which the server renders a category: the header of its posts, and translations. */
function Templates() {
  const { t } = useTranslation('blog');
  return (
    <>
      <div data-pattern="category">
        <CategoryIntro texts={{ name: '-', description: '-', foreign: 'en' }} />
      </div>
      <div data-pattern="missing">
        <CategoryUnavailable />
      </div>
      <p data-pattern="missing-title">{t(($) => $.category.missing.meta)}</p>
      <TermTemplates />
    </>
  );
}

/** The categories that the server has embedded in this document, if any. */
export function readEmbeddedCategories(): Term[] | undefined {
  const data = document.querySelector('[data-written="category"] > script')?.textContent;
  return data ? (JSON.parse(data) as Term[]) : undefined;
}

/**
 * Container into which the server renders a category's header. React leaves its content alone until it renders the same
 * header itself; the sibling after it is hidden while it is filled.
 *
 * The templates are in the built page only; the server removes them from its responses.
 */
export function ServerRenderedCategory() {
  return (
    <>
      <div
        data-written="category"
        className="peer"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty value makes React leave the content alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <noscript data-category-patterns="">{import.meta.env.SSR && <Templates />}</noscript>
    </>
  );
}
