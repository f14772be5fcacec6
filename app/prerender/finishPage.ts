import { deferScripts } from './deferScripts';
import { withThisWeek } from './thisWeek';

/** The stylesheets that a page links to, in order. */
export function stylesheets(html: string): string[] {
  return (html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []).flatMap((link) => {
    const href = /href="([^"]+)"/.exec(link)?.[1];
    return href ? [href] : [];
  });
}

/**
 * Makes a prerendered page paint at once: the rules it uses are inlined, the full stylesheets and the scripts follow
 * after the first paint. The stylesheet links remain, disabled, because React hydrates them.
 */
export function finishPage(html: string, critical: string): string {
  const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  if (links.length === 0 || critical === '') return html;
  let finished = withThisWeek(deferScripts(html));
  for (const [index, link] of links.entries()) {
    const deferredLink = link.replace('<link ', '<link disabled="" ');
    const first = index === 0 ? `<style>${critical}</style>` : '';
    const last = index === links.length - 1 ? `<noscript>${links.join('')}</noscript>` : '';
    finished = finished.replace(link, () => first + deferredLink + last);
  }
  return finished;
}
