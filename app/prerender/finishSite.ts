import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteManifest } from '../src/shared/siteManifest';
import { type Chunks, withoutReact } from './blogDocument';
import { CriticalCss } from './criticalCss';
import { finishPage, stylesheets } from './finishPage';

/** The templates of the blog's pages. */
function blogFiles(): string[] {
  return siteManifest().blog.flatMap(({ list, post, category }) => [list, post, category].map(({ file }) => file));
}

/** Post-processes every prerendered page in the folder, and the stylesheets that load after the first paint. */
export async function finishSite(site: string): Promise<void> {
  const critical = new CriticalCss(site);
  const chunks: Chunks = JSON.parse(await readFile(join(site, '.vite', 'manifest.json'), 'utf8'));
  const ofBlog = new Set(blogFiles());
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = join(site, name);
    const built = await readFile(file, 'utf8');
    const html = ofBlog.has(name) ? withoutReact(built, chunks) : built;
    const hrefs = stylesheets(html);
    if (hrefs.length > 0) await writeFile(file, finishPage(html, await critical.of(html, hrefs)));
  }
  for (const [file, text] of critical.deferredSheets()) await writeFile(join(site, file), text);
}
