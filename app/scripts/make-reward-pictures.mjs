/**
 * Generates the gift shop's pictures in public/images/rewards: `node scripts/make-reward-pictures.mjs`. A picture is an
 * icon from the app's icon set in front of one plain shape.
 */
import { mkdir, writeFile } from 'node:fs/promises';

/** Backgrounds by mood: colour, line, and the shape behind the icon. */
const grounds = {
  sunrise: { ground: '#FFC83D', line: '#12211C', back: '#FF7A50', shape: 'M0 100V78a80 80 0 0 1 160 0v22Z' },
  meadow: { ground: '#DFF3E9', line: '#0A4634', back: '#F5FBF8', shape: 'M0 100V70q40-34 80-10t80-14v54Z' },
  clay: { ground: '#FFE6DB', line: '#8E2F12', back: '#FFC0AA', shape: 'M80 8 142 50 80 92 18 50Z' },
  harbour: { ground: '#DCEBFA', line: '#1D4E7E', back: '#F4F9FE', shape: 'M0 74q20-14 40 0t40 0 40 0 40 0v26H0Z' },
  plum: { ground: '#EDE4F7', line: '#573A80', back: '#F9F6FC', shape: 'M80 6a44 44 0 1 1 0 88 44 44 0 0 1 0-88Z' },
  night: { ground: '#0E5A43', line: '#FFC83D', back: '#0A4634', shape: 'M24 100a56 56 0 0 1 112 0Z' },
};

/** Icon and background of each picture. */
const pictures = {
  apple: ['apple', 'meadow'],
  armchair: ['armchair', 'plum'],
  bag: ['shopping-bag', 'harbour'],
  basket: ['shopping-basket', 'meadow'],
  bed: ['bed-double', 'harbour'],
  bicycle: ['bike', 'night'],
  book: ['book-open', 'plum'],
  bowl: ['soup', 'clay'],
  bread: ['croissant', 'sunrise'],
  burger: ['hamburger', 'sunrise'],
  calendar: ['calendar-check', 'meadow'],
  cinema: ['clapperboard', 'plum'],
  clock: ['clock', 'harbour'],
  cloud: ['cloud', 'harbour'],
  coffee: ['coffee', 'clay'],
  dice: ['dices', 'clay'],
  drop: ['droplets', 'harbour'],
  flower: ['flower-2', 'clay'],
  gamepad: ['gamepad-2', 'plum'],
  headphones: ['headphones', 'night'],
  jar: ['milk', 'clay'],
  lamp: ['lamp-desk', 'sunrise'],
  music: ['eighth-notes', 'plum'],
  parking: ['circle-letter-p', 'harbour'],
  paw: ['paw-print', 'clay'],
  pencil: ['pencil', 'sunrise'],
  phone: ['smartphone', 'meadow'],
  plate: ['utensils-crossed', 'night'],
  shirt: ['shirt', 'meadow'],
  shoe: ['footprints', 'night'],
  speech: ['messages-square', 'meadow'],
  suitcase: ['luggage', 'sunrise'],
  sun: ['sun', 'sunrise'],
  ticket: ['ticket', 'night'],
  train: ['train-front', 'harbour'],
  tree: ['tree-pine', 'meadow'],
  wave: ['waves-horizontal', 'harbour'],
};

/** An icon's shapes as SVG; the attribute names are already those of SVG. */
async function shapesOf(icon) {
  const { __iconData } = await import(`../node_modules/lucide-react/dist/esm/icons/${icon}.mjs`);
  return __iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
}

await mkdir(new URL('../public/images/rewards/', import.meta.url), { recursive: true });
for (const [name, [icon, mood]] of Object.entries(pictures)) {
  const { ground, line, back, shape } = grounds[mood];
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 160 100">',
    `<rect width="160" height="100" fill="${ground}"/><path d="${shape}" fill="${back}"/>`,
    `<g transform="translate(51 21) scale(2.42)" fill="none" stroke="${line}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">`,
    ...(await shapesOf(icon)),
    '</g></svg>\n',
  ];
  await writeFile(new URL(`../public/images/rewards/${name}.svg`, import.meta.url), picture.join(''));
}
