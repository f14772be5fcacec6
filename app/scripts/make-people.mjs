/**
 * Draws people of the sample team half length and at work into public/images/people: `node scripts/make-people.mjs`. They
 * have the heads of their portraits, and no outlines: one system with the pictures of the blog.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { head, looks, shirts, skins } from './people/looks.mjs';

const ink = '#12211C';
const paper = '#FFFCF7';
const green = '#0E5A43';
const deep = '#0A4634';
const leaf = '#7CC2A3';
const coral = '#FF7A50';
const sun = '#FFC83D';
const sky = '#DCEBFA';
const skyInk = '#1D4E7E';
const brown = '#C9935A';

const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const box = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const dot = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const stroke = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A sleeve from the shoulder over the elbow, the forearm and the hand. */
function arm(from, elbow, hand, sleeve, skin) {
  const [sx, sy] = from;
  const [ex, ey] = elbow;
  const [hx, hy] = hand;
  const [mx, my] = [(ex + hx) / 2, (ey + hy) / 2];
  return (
    stroke(`M${mx} ${my}L${hx} ${hy}`, skin, 13) +
    dot(hx, hy, 8.5, skin) +
    stroke(`M${sx} ${sy}L${ex} ${ey}L${mx} ${my}`, sleeve, 19)
  );
}

const torso = 'M62 220V114c0-25 15-36 38-36s38 11 38 36v106Z';
const apron = (fill) => shape('M82 84l4 36h28l4-36h5l2 46c6 3 9 8 9 14v76H66v-76c0-6 3-11 9-14l2-46Z', fill);

/** Somebody's upper body with what they wear over it, then what they hold, then their arms. */
function figure(id, { over = '', held = '', arms, sleeve, extra = '', shirt }) {
  const look = looks[id];
  const colour = shirt ?? shirts[look.shirt];
  const [skin] = skins[look.skin];
  const drawnArms = arms
    .map(([elbow, hand], index) => arm(index === 0 ? [72, 112] : [128, 112], elbow, hand, sleeve, skin))
    .join('');
  const body = `<g transform="translate(-52 -8)">${shape(torso, colour)}${over}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="220" viewBox="0 0 200 220"><g transform="translate(52 8)">${head(look, body)}${extra}</g>${held}${drawnArms}</svg>\n`;
}

const people = {
  // A cook with a bowl of salad.
  cook: figure('TM004', {
    shirt: '#F0E6D4',
    over: apron(green),
    sleeve: '#E2D3B8',
    held:
      [78, 92, 106, 120].map((x, index) => dot(x, 160 - (index % 2) * 5, 12, index % 2 ? leaf : '#4F9E7D')).join('') +
      dot(88, 155, 6, coral) +
      dot(112, 153, 6, coral) +
      shape('M58 162h84c0 30-18 44-42 44s-42-14-42-44Z', coral) +
      shape('M58 162h84v8H59Z', '#E5623A'),
    arms: [
      [
        [52, 152],
        [64, 178],
      ],
      [
        [148, 152],
        [136, 178],
      ],
    ],
  }),
  // A driver with a parcel.
  driver: figure('TM011', {
    over: shape('M62 128h76v12H62Z', sun),
    sleeve: deep,
    extra: shape('M29 30c2-14 10-19 19-19s18 5 19 19Z', green) + shape('M27 28h44c3 0 4 5 0 5H27Z', deep),
    held:
      box(62, 142, 76, 62, brown, 6) +
      box(92, 142, 16, 62, '#E0B27C') +
      box(108, 176, 24, 18, paper, 3) +
      stroke('M112 182h14M112 188h9', ink, 2),
    arms: [
      [
        [50, 152],
        [66, 192],
      ],
      [
        [150, 152],
        [134, 192],
      ],
    ],
  }),
  // An agent with a headset at a laptop.
  agent: figure('TM005', {
    sleeve: '#153A5E',
    extra:
      stroke('M29 40c0-30 38-30 38 0', ink, 4) +
      box(25, 36, 9, 15, coral, 4.5) +
      box(62, 36, 9, 15, coral, 4.5) +
      stroke('M30 50c1 8 6 11 12 11', ink, 2.5) +
      dot(43, 61, 2.8, ink),
    held: shape('M58 158h84l7 50H51Z', paper) + dot(100, 182, 9, coral) + box(44, 206, 112, 8, '#D8CDB8', 4),
    arms: [
      [
        [44, 158],
        [58, 202],
      ],
      [
        [156, 158],
        [142, 202],
      ],
    ],
  }),
  // A nurse with a clipboard.
  nurse: figure('TM010', {
    shirt: '#3F7FB5',
    over:
      shape('M88 80l12 22 12-22Z', sky) + box(116, 132, 14, 18, paper, 3) + stroke('M119 138h8M119 143h5', skyInk, 2),
    sleeve: '#2F6A9C',
    held:
      box(66, 142, 62, 72, brown, 6) +
      box(72, 152, 50, 58, paper, 3) +
      box(86, 136, 22, 12, ink, 4) +
      stroke('M80 166h4M80 180h4M80 194h4', green, 5) +
      stroke('M92 166h22M92 180h22M92 194h14', '#8C8371', 4),
    arms: [
      [
        [50, 156],
        [68, 190],
      ],
      [
        [150, 154],
        [126, 172],
      ],
    ],
  }),
};

const folder = new URL('../public/images/people/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, drawing] of Object.entries(people)) await writeFile(new URL(`${name}.svg`, folder), drawing);
