/**
 * Generates the invented companies' logos and the funding bodies' emblems as SVG files: `node scripts/make-logos.mjs`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lines, wordmarks } from './logos/wordmarks.mjs';

const pictures = fileURLToPath(new URL('../public/images/', import.meta.url));
const ink = '#12211C';

/** An emblem of 40 by 40 with the name beside it. */
function logo(id, sign) {
  const { width, d } = wordmarks[id];
  const whole = 48 + width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="40" viewBox="0 0 ${whole} 40">${sign}<path transform="translate(46 27) scale(.1)" d="${d}" fill="${ink}"/></svg>\n`;
}

/** The emblems. */
const logos = {
  velopost: `<path d="M4 12h20M2 20h16M6 28h10" stroke="#C8431D" stroke-width="3.5" stroke-linecap="round"/><path d="M20 30 26 10h12L32 30Z" fill="#C8431D"/>`,
  'harbour-lane': `<path d="M4 26c5 5 10 5 15 0s10-5 17 0" fill="none" stroke="#1D4E7E" stroke-width="4" stroke-linecap="round"/><path d="M20 4v16H8Z" fill="#1D4E7E"/><path d="M24 8v12h9Z" fill="#7FA8D1"/>`,
  clarovoz: `<path d="M8 22v-3a12 12 0 0 1 24 0v3" fill="none" stroke="#573A80" stroke-width="4"/><rect x="4" y="20" width="9" height="14" rx="4" fill="#573A80"/><rect x="27" y="20" width="9" height="14" rx="4" fill="#573A80"/>`,
  'correo-sur': `<rect x="3" y="9" width="34" height="23" rx="4" fill="#FFC83D"/><path d="m5 12 15 11 15-11" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`,
  ostra: `<path d="M20 34C4 30 4 10 20 6c16 4 16 24 0 28Z" fill="#0E5A43"/><path d="M20 33V10M20 33 12 13M20 33l8-20" stroke="#DFF3E9" stroke-width="2" stroke-linecap="round"/>`,
  northdesk: `<path d="M20 5 33 34 20 27 7 34Z" fill="#0E5A43"/><path d="M20 5v22L7 34Z" fill="#0A4634"/>`,
};

/** A funding body's emblem with its name in two lines, in one language. */
function funder(sign, [first, second]) {
  const words = `<path transform="translate(66 25) scale(.1)" d="${lines[first]}"/><path transform="translate(66 43) scale(.1)" d="${lines[second]}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="56" viewBox="0 0 240 56">${sign}<g fill="${ink}">${words}</g></svg>\n`;
}

/** Twelve dots in a circle. */
function dots(cx, cy, radius) {
  return Array.from({ length: 12 }, (_, hour) => {
    const turn = (hour * Math.PI) / 6;
    const x = (cx + radius * Math.sin(turn)).toFixed(1);
    const y = (cy - radius * Math.cos(turn)).toFixed(1);
    return `<circle cx="${x}" cy="${y}" r="1.9" fill="#FFC83D"/>`;
  }).join('');
}

const flag = `<rect y="8" width="56" height="40" rx="4" fill="#1D4E7E"/>${dots(28, 28, 13)}`;

const funders = {
  eu: { sign: flag, en: ['Co-funded by the', 'European Union'], es: ['Cofinanciado por la', 'Unión Europea'] },
  fund: {
    sign: `<rect y="8" width="56" height="40" rx="4" fill="#DCEBFA"/><path d="M8 40V28h8v12M20 40V20h8v20M32 40V24h8v16M44 40V14h4v26" fill="#1D4E7E"/>`,
    en: ['Regional', 'Development Fund'],
    es: ['Fondo de', 'Desarrollo Regional'],
  },
  ministry: {
    sign: `<circle cx="28" cy="28" r="20" fill="none" stroke="#C8431D" stroke-width="5"/><path d="M28 8v12M28 36v12M8 28h12M36 28h12" stroke="#C8431D" stroke-width="5"/>`,
    en: ['Centre for Industrial', 'Technology'],
    es: ['Centro para la', 'Tecnología Industrial'],
  },
  region: {
    sign: `<path d="M6 10h44v16c0 12-10 20-22 24C16 46 6 38 6 26Z" fill="#B42318"/><path d="M6 24h44M28 10v40" stroke="#FFC83D" stroke-width="4"/>`,
    en: ['Regional', 'Government'],
    es: ['Gobierno', 'Regional'],
  },
};

await mkdir(`${pictures}logos`, { recursive: true });
await mkdir(`${pictures}funders`, { recursive: true });
for (const [id, sign] of Object.entries(logos)) await writeFile(`${pictures}logos/${id}.svg`, logo(id, sign));
for (const [file, { sign, ...words }] of Object.entries(funders)) {
  for (const [language, lines] of Object.entries(words)) {
    await writeFile(`${pictures}funders/${file}-${language}.svg`, funder(sign, lines));
  }
}
