/** React Router's inline start script: the page's modules as static imports, then the entry. */
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/?>/g;

/**
 * Starts a page's scripts and its full stylesheets after the first paint. The browser fetches static imports and
 * preloads as soon as it parses them, and on a slow connection they compete with the fonts and the text; starting them
 * after the paint saves 1.3 s of simulated LCP (decision 11).
 *
 * A background page is not painted, and a browser may not report paints: those start at once, or after a second.
 */
export function deferScripts(html: string): string {
  const body = startScript.exec(html)?.[1];
  if (body === undefined)
    throw new Error("A page has no start script of React Router's known form; see deferScripts.ts");
  const preloads = [...html.matchAll(preloadLink)].map(([, href = '']) => href);
  const start = body
    .replace(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replace(/import ("[^"]+");/g, 'await import($1);');
  if (/\bimport[\s{"*]/.test(start))
    throw new Error(`A static import in React Router's start script is not deferred: ${start}`);
  const script = [
    // Every load starts at the top of the page, including a reload.
    'history.scrollRestoration="manual";',
    'const start=async()=>{',
    'for(const sheet of document.querySelectorAll("link[rel=stylesheet][disabled]"))sheet.disabled=false;',
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));`,
    `${start.trim()}};`,
    'new Promise(painted=>{if(document.hidden)painted();',
    'new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)painted()}).observe({type:"paint",buffered:true});',
    'addEventListener("visibilitychange",painted,{once:true});setTimeout(painted,1000)',
    // A separate task, so that the paint is on the screen before the first script is parsed.
    '}).then(()=>setTimeout(start))',
  ].join('');
  return html.replace(preloadLink, '').replace(startScript, () => `<script type="module" async="">${script}</script>`);
}
