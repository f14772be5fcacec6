/** The framework's own start of a page: its modules as static imports, in the order in which they must run. */
const startOfFramework = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]+)"\/?>/g;
const picturesId = 'late-pictures';

/**
 * Keeps pictures that may come late in their place and yet far from the window, so that the browser asks for none of them
 * until the page has been painted: beside the fonts they take from those the line on which the first text waits.
 */
export const latePicturesStyle = `<style id="${picturesId}">@media screen and (scripting:enabled){img[loading=lazy]{translate:0 -999999px}}</style>`;

/**
 * Lets a page's scripts, its pictures, and its stylesheets, of which it has the part that it needs, wait until the page
 * has been painted. A static import is fetched as soon as it is read, and on a slow line it takes its share from the text
 * and the fonts. All scripts of the page are then asked for at once.
 *
 * They are run each in its own task, and before it what it imports (`inOrder`): all of them in one task would keep a
 * slow phone from answering for a tenth of a second.
 *
 * A page that opens in the background is not painted: it starts at once.
 */
export function lateStart(html: string, inOrder: (files: readonly string[]) => readonly string[]): string {
  const body = startOfFramework.exec(html)?.[1];
  if (body === undefined) return html;
  const files = [...html.matchAll(preload)].map(([, href = '']) => href);
  const first: string[] = [];
  const routes: { name: string; file: string }[] = [];
  const rest = body.replace(
    /import (?:\* as (\w+) from )?"([^"]+)";\s*/g,
    (_, name: string | undefined, file: string) => {
      if (name) routes.push({ name, file });
      else first.push(file);
      return '';
    },
  );
  const script = [
    'const start=async()=>{',
    `document.getElementById("${picturesId}")?.remove();`,
    'for(const sheet of document.querySelectorAll("link[rel=stylesheet][disabled]"))sheet.disabled=false;',
    `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));`,
    `for(const file of ${JSON.stringify(inOrder(files.filter((file) => !rest.includes(file))))}){await import(file);await(window.scheduler?.yield?.()??new Promise(next=>setTimeout(next)))}`,
    ...first.map((file) => `await import(${JSON.stringify(file)});`),
    `const [${routes.map(({ name }) => name)}]=await Promise.all([${routes.map(({ file }) => `import(${JSON.stringify(file)})`)}]);`,
    `${rest.trim()}};`,
    // A page starts at its top, also when it is loaded again.
    'history.scrollRestoration="manual";',
    // Until the page's entry listens, a click is noted, to be repeated once the page is alive.
    'const early=new AbortController();window.stopEarly=()=>early.abort();',
    'addEventListener("click",e=>{window.earlyClick=e.target},{capture:true,signal:early.signal});',
    // The browser says when the first text is on the screen; one that keeps this to itself gets a second.
    'const painted=()=>new Promise(seen=>{',
    'new PerformanceObserver(list=>{list.getEntriesByName("first-contentful-paint").length&&seen()}).observe({type:"paint",buffered:true});',
    'addEventListener("visibilitychange",seen,{once:true});setTimeout(seen,1000)});',
    'document.hidden?start():painted().then(()=>setTimeout(start))',
  ].join('');
  return html.replace(preload, '').replace(startOfFramework, () => `<script type="module" async="">${script}</script>`);
}
