/**
 * Generates the portraits of the people of the sample week and of the demo's roles in public/images/avatars: `node scripts/make-avatars.mjs`. A portrait is
 * composed of a few plain shapes, so no real person is depicted.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { grounds, head, looks, shirts } from './people/looks.mjs';

function portrait(look) {
  const shirt = `<path d="M12 96c2-19 15-26 36-26s34 7 36 26Z" fill="${shirts[look.shirt]}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${grounds[look.ground]}"/>${head(look, shirt)}</svg>\n`;
}

const folder = new URL('../public/images/avatars/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [id, look] of Object.entries(looks)) {
  await writeFile(new URL(`${id.toLowerCase()}.svg`, folder), portrait(look));
}
