import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { inLanguage, type Language, languages } from './shared/language';
import { type Frame, siteRoutes } from './shared/siteRoutes';

const frameFiles: Record<Frame, string> = {
  site: 'routes/frames/site.tsx',
  shift: 'routes/frames/shift.tsx',
  demo: 'routes/frames/demo.tsx',
};

/** The modules of pages that are not named after the page, in `routes/`. */
const modules: Readonly<Record<string, string>> = {
  'compare-spreadsheet': 'compare/spreadsheet',
  'compare-scheduling-tools': 'compare/scheduling-tools',
  'compare-by-hand': 'compare/by-hand',
  'celebrate-work': 'features/celebrate-work',
  'reward-incentives': 'features/reward-incentives',
  'boost-performance': 'features/boost-performance',
  'manage-with-ease': 'features/manage-with-ease',
  'privacy-and-terms': 'legal',
  privacy: 'legal',
  terms: 'legal',
  cookies: 'legal',
  'logistics-case': 'industries/logistics',
  'telemarketing-case': 'industries/telemarketing',
  'healthcare-case': 'industries/healthcare',
  'hospitality-case': 'industries/hospitality',
  'retail-case': 'industries/retail',
  'restaurant-case': 'industries/restaurant',
  'education-case': 'industries/education',
  'enterprise-case': 'industries/enterprise',
  'smallbusiness-case': 'industries/smallbusiness',
  'team-member-overview': 'demo/overview',
  'team-member-gift-shop': 'demo/gift-shop',
  'manager-gift-shop': 'demo/gift-shop',
  'team-member-recognitions': 'demo/recognitions',
  'manager-recognitions': 'demo/recognitions',
  'manager-overview': 'demo/manager-overview',
  'manager-view-team': 'demo/view-team',
  'manager-team-member': 'demo/member',
  'manager-view-team-member': 'demo/member',
};

function pageEntries(language: Language, frame: Frame): RouteConfigEntry[] {
  return siteRoutes
    .filter((page) => page.frame === frame && (language === 'en' || page.twin))
    .map((page) =>
      route(inLanguage(page.path, language), `routes/${modules[page.id] ?? page.id}.tsx`, {
        id: `${page.id}.${language}`,
      }),
    );
}

/** One catch-all route, so that the prerendered /404 matches the same route at any path. */
function notFoundEntries(language: Language): RouteConfigEntry[] {
  const prefix = language === 'en' ? '' : 'es/';
  return [route(`${prefix}*`, 'routes/not-found.tsx', { id: `not-found.${language}` })];
}

export default languages.flatMap((language) => [
  layout(frameFiles.site, { id: `frame-site.${language}` }, [
    ...pageEntries(language, 'site'),
    ...notFoundEntries(language),
  ]),
  layout(frameFiles.shift, { id: `frame-shift.${language}` }, pageEntries(language, 'shift')),
  layout(frameFiles.demo, { id: `frame-demo.${language}` }, pageEntries(language, 'demo')),
]) satisfies RouteConfig;
