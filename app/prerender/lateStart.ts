/** The framework's own start of a page: its modules as static imports, in the order in which they must run. */
const startOfFramework = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]+)"\/?>/g;

/**
 * Lets a page's scripts, and its stylesheets, of which it has the part that it needs, wait until the page has been
 * painted. A static import is fetched as soon as it is read, and on a slow line it takes its share from the text and the
 * fonts. All scripts of the page are then asked for at once.
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
    'document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))',
  ].join('');
  return html.replace(preload, '').replace(startOfFramework, () => `<script type="module" async="">${script}</script>`);
}
