import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import wasm from 'vite-plugin-wasm';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The consent screen's own properties on the screen alone: on the root they would restyle the whole page late. */
const consentStyles: Plugin = {
  name: 'consent-styles',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/cookieconsent.css') ? { code: code.replaceAll(':root{', '#cc-main{'), map: null } : undefined,
};

export default defineConfig({
  plugins: [consentStyles, tailwindcss(), reactRouter(), wasm()],
  resolve: {
    alias: {
      '~': here('./src'),
      '#fixtures': here('../fixtures'),
    },
  },
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2023',
    // The server hashes inline scripts and counts bytes itself; a data: URL for a small asset would need a wider CSP.
    assetsInlineLimit: 0,
    manifest: true,
    // Few larger files compress better than many small ones: together these save about a tenth of a page's script.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              priority: 3,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|clsx)[\\/]|src[\\/]shared[\\/]i18n[\\/]lean|vite[\\/]preload-helper|rolldown.runtime/,
            },
            {
              name: 'site',
              priority: 2,
              test: /src[\\/]features[\\/](site[\\/](SiteFrame|SiteHeader|CallLink|AnchorLink|NavLink|LanguageLink|HeaderActions|FooterPlace|MobileMenu\.|SolutionsMenu|use)|home[\\/](Hero\.|HomePage|sections|TrustedBy|useCount|Sunrise))|src[\\/]content[\\/](homeFrame|scroll)|src[\\/]ui[\\/](LazySection|SectionSkeleton|LineSign|BrandLogo)|src[\\/]shared[\\/](analytics[\\/](events|pageName|pageViews|useAnalytics|waitFor)|island|reveal|scrollToId|signOfLife|useIsland|useScroll(Target|edPast)|shareMeta|i18n[\\/]remember)/,
            },
            {
              name: 'page',
              priority: 1,
              test: /src[\\/](root\.tsx|shared[\\/](AlternateLinks|brand|language|pageMeta|pathRevalidation|paths|settings|siteRoutes|useLanguage|useScrollToTop|useSiteSettings|i18n[\\/]instance)|ui[\\/](Button|Logo|Skeleton)\.)/,
            },
          ],
        },
      },
    },
  },
});
