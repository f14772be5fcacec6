import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CriticalCss } from './criticalCss';
import { finishPage, stylesheets } from './finishPage';

/** Post-processes every prerendered page in the folder, and the stylesheets that load after the first paint. */
export async function finishSite(site: string): Promise<void> {
  const critical = new CriticalCss(site);
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = join(site, name);
    const html = await readFile(file, 'utf8');
    const hrefs = stylesheets(html);
    if (hrefs.length > 0) await writeFile(file, finishPage(html, await critical.of(html, hrefs)));
  }
  for (const [file, text] of critical.deferredSheets()) await writeFile(join(site, file), text);
}
