import { lateDrawingStyle } from '../src/shared/lateDrawing';
import { latePicturesStyle, lateStart } from './lateStart';

/** The stylesheets that a page links to, in their order. */
export function stylesheets(html: string): string[] {
  return (html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []).flatMap((link) => {
    const href = /href="([^"]+)"/.exec(link)?.[1];
    return href ? [href] : [];
  });
}

/**
 * A prerendered page that paints at once: the rules it uses stand in it, the whole stylesheets and the scripts come
 * after what is seen. The elements that the framework takes over stay as they are.
 */
export function finishPage(
  html: string,
  critical: string,
  inOrder: (files: readonly string[]) => readonly string[],
): string {
  const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  if (links.length === 0 || critical === '') return html;
  let finished = lateStart(html, inOrder);
  for (const [index, link] of links.entries()) {
    const late = link.replace('<link ', '<link disabled="" ');
    const first = index === 0 ? `<style>${critical}</style>${lateDrawingStyle}${latePicturesStyle}` : '';
    const last = index === links.length - 1 ? `<noscript>${links.join('')}</noscript>` : '';
    finished = finished.replace(link, () => first + late + last);
  }
  return finished;
}
