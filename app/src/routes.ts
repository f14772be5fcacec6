import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { inLanguage, type Language, languages } from './shared/language';
import { type Frame, siteRoutes } from './shared/siteRoutes';

const frameFiles: Record<Frame, string> = {
  site: 'routes/frames/site.tsx',
  shift: 'routes/frames/shift.tsx',
  demo: 'routes/frames/demo.tsx',
};

function pageEntries(language: Language, frame: Frame): RouteConfigEntry[] {
  return siteRoutes
    .filter((page) => page.frame === frame && (language === 'en' || page.twin))
    .map((page) => route(inLanguage(page.path, language), page.file, { id: `${page.id}.${language}` }));
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
