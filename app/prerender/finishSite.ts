import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CriticalCss } from './criticalCss';
import { finishPage, stylesheets } from './finishPage';
import { ImportOrder } from './importOrder';
import { ownManifest } from './routeManifest';

/** Finishes every prerendered page below the folder, and the stylesheets that come after its first paint. */
export async function finishSite(site: string): Promise<void> {
  const critical = new CriticalCss(site);
  const scripts = new ImportOrder(site);
  const inOrder = (files: readonly string[]) => scripts.of(files);
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = join(site, name);
    const prerendered = await readFile(file, 'utf8');
    const hrefs = stylesheets(prerendered);
    if (hrefs.length === 0) continue;
    const html = ownManifest(site, prerendered);
    await writeFile(file, finishPage(html, await critical.of(html, hrefs), inOrder));
  }
  for (const [file, text] of critical.lateSheets()) await writeFile(join(site, file), text);
}
