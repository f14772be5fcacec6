import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { languages } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { BlogPage } from './BlogPage';
import { CategoryPage } from './CategoryPage';
import { PostPage } from './PostPage';

/** What neither the server nor its tests read, and looks alone change. */
const looks = / (?:class|sizes|style)="[^"]*"|<svg\b.*?<\/svg>/g;

// The server's tests fill these files: `npx vitest run src/features/blog/templates.test.tsx -u` writes them anew.
describe.each(languages)('%s', (language) => {
  test.each([
    ['list', <BlogPage key="" />],
    ['category', <CategoryPage key="" />],
    ['post', <PostPage key="" />],
  ])('the template of a %s is the one that the tests of the server fill', async (name, page) => {
    const translator = createTranslator(language, [await loadTexts(language, 'common', 'site', 'blog', 'blogPost')]);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={translator}>
        <MemoryRouter initialEntries={[pathTo('blog', language)]}>{page}</MemoryRouter>
      </I18nextProvider>,
    );
    // A line per element or condition, so that a change is seen.
    const lines = html.replace(looks, '').replace(/(?<=>|%⟧)(?=<|⟦%)/g, '\n');
    await expect(`${lines}\n`).toMatchFileSnapshot(`../../../../fixtures/blog/templates/${name}.${language}.html`);
  });
});
