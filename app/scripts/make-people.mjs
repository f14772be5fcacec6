/**
 * Generates half-length pictures of the sample team at work in public/images/people: `npm run people`. They share the
 * heads of their portraits, without outlines, in the style of the blog's pictures. Files are named by job; those in `dark`
 * have clothes and objects that stand out from a dark ground, and a light edge, as hair and skin keep their colours.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { head, looks, shirts, skins } from './people/looks.mjs';

const ink = '#12211C';
const paper = '#FFFCF7';
const leaf = '#7CC2A3';
const coral = '#FF7A50';
const sun = '#FFC83D';
const sky = '#DCEBFA';
const skyInk = '#1D4E7E';
const brown = '#C9935A';
const crust = '#D9A441';
const steel = '#C9D3CE';
const sand = '#F0E6D4';

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

/** The colours of clothes and objects that would vanish on one of the grounds. */
const palettes = {
  light: {
    green: '#0E5A43',
    deep: '#0A4634',
    cloth: ink,
    vest: '#23372F',
    blueSleeve: '#153A5E',
    plumSleeve: '#432A66',
    shirt: shirts,
  },
  dark: {
    green: '#BFE6D3',
    deep: '#94CFB3',
    cloth: '#F0E6D4',
    vest: '#DCE7E1',
    blueSleeve: '#6AA5DC',
    plumSleeve: '#B79DE2',
    shirt: { ...shirts, green: '#BFE6D3', blue: '#8FBFEA', plum: '#C4ABE2', ink: '#DCE7E1' },
  },
};

const torso = 'M62 220V114c0-25 15-36 38-36s38 11 38 36v106Z';
const apron = (fill) => shape('M82 84l4 36h28l4-36h5l2 46c6 3 9 8 9 14v76H66v-76c0-6 3-11 9-14l2-46Z', fill);

/** A person's upper body, then the clothes over it, the held object, and the arms. */
function figure(shirtColours, id, { over = '', held = '', arms, sleeve, extra = '', shirt }) {
  const look = looks[id];
  const colour = shirt ?? shirtColours[look.shirt];
  const [skin] = skins[look.skin];
  const drawnArms = arms
    .map(([elbow, hand], index) => arm(index === 0 ? [72, 112] : [128, 112], elbow, hand, sleeve, skin))
    .join('');
  const body = `<g transform="translate(-52 -8)">${shape(torso, colour)}${over}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="220" viewBox="0 0 200 220"><g transform="translate(52 8)">${head(look, body)}${extra}</g>${held}${drawnArms}</svg>\n`;
}

/** Everybody, by job, in a palette. */
const peopleIn = ({ green, deep, cloth, vest, blueSleeve, plumSleeve, shirt }) => ({
  cook: figure(shirt, 'TM004', {
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
  driver: figure(shirt, 'TM011', {
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
  agent: figure(shirt, 'TM005', {
    sleeve: blueSleeve,
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
  nurse: figure(shirt, 'TM010', {
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
  host: figure(shirt, 'TM001', {
    over: shape('M88 80l12 30 12-30Z', paper),
    sleeve: deep,
    held:
      `<g transform="rotate(14 142 120)">${box(126, 92, 30, 46, sun, 3)}${box(132, 98, 30, 46, coral, 3)}${stroke('M139 110h16M139 119h16M139 128h10', paper, 3)}</g>` +
      shape('M44 190h112l-8 30H52Z', brown) +
      box(34, 178, 132, 13, '#A9743F', 4) +
      shape('M58 178l5-9h36l5 9Z', paper),
    arms: [
      [
        [48, 148],
        [72, 166],
      ],
      [
        [152, 162],
        [142, 138],
      ],
    ],
  }),
  server: figure(shirt, 'TM002', {
    over: shape('M62 168h76v52H62Z', cloth) + shape('M90 80l10 12 10-12-3 20h-14Z', paper),
    sleeve: '#E5623A',
    held:
      shape('M140 62h14l-3 30h-8Z', sun) +
      shape('M160 54h18l-4 20c-1 4-3 6-5 6s-4-2-5-6Z', leaf) +
      stroke('M169 78v12M162 91h14', paper, 3) +
      box(128, 92, 66, 7, green, 3.5) +
      `<g transform="rotate(8 62 190)">${box(48, 170, 28, 44, paper, 4)}${stroke('M49 206h26', coral, 3)}</g>`,
    arms: [
      [
        [50, 150],
        [68, 174],
      ],
      [
        [158, 142],
        [160, 106],
      ],
    ],
  }),
  bar: figure(shirt, 'TM003', {
    over: apron(cloth),
    sleeve: plumSleeve,
    held:
      `<g transform="rotate(18 104 146)">${shape('M94 132h20l4 44H90Z', steel)}${shape('M94 132l3-16h14l3 16Z', '#A9B7B0')}${box(99, 108, 10, 9, '#A9B7B0', 3)}</g>` +
      box(18, 204, 164, 16, brown, 4) +
      shape('M146 166h28l-6 26c-1 3-4 4-8 4s-7-1-8-4Z', sun) +
      shape('M146 166h28l-2 9h-24Z', '#FFE7A8') +
      box(152, 200, 16, 4, sand, 2) +
      box(158, 194, 4, 8, sand) +
      dot(172, 166, 8, coral),
    arms: [
      [
        [52, 158],
        [88, 172],
      ],
      [
        [150, 154],
        [112, 130],
      ],
    ],
  }),
  warehouse: figure(shirt, 'TM006', {
    shirt: vest,
    over:
      shape('M66 220V104c3-11 9-18 19-22l13 42v96Z', coral) +
      shape('M134 220V104c-3-11-9-18-19-22l-13 42v96Z', coral) +
      box(66, 158, 32, 10, '#FFE7A8') +
      box(102, 158, 32, 10, '#FFE7A8'),
    sleeve: cloth,
    held:
      box(22, 176, 70, 44, brown, 4) +
      box(50, 176, 14, 44, '#E0B27C') +
      box(30, 144, 52, 34, '#B98149', 4) +
      box(49, 144, 12, 34, '#E0B27C') +
      shape('M116 138h28c4 0 6 3 6 6v6h-34c-4 0-4-12 0-12Z', deep) +
      shape('M132 148h14l4 24h-13Z', deep) +
      shape('M112 144L86 132v22Z', sun, 'fill-opacity="0.7"'),
    arms: [
      [
        [46, 140],
        [56, 146],
      ],
      [
        [160, 158],
        [141, 164],
      ],
    ],
  }),
  shop: figure(shirt, 'TM007', {
    over: apron(green) + box(108, 128, 20, 11, paper, 3) + stroke('M112 133.5h12', ink, 2),
    sleeve: '#E5623A',
    held:
      stroke('M86 160c0-22 28-22 28 0', deep, 4) +
      shape('M66 158h68l5 58H61Z', sky) +
      shape('M61 216l1.5-18h75l1.5 18Z', '#BFD8F0') +
      dot(100, 184, 10, coral) +
      `<g transform="rotate(-10 146 150)">${shape('M134 116h22v44l-4-4-3.5 4-3.5-4-3.5 4-3.5-4-4 4Z', paper)}${stroke('M139 125h12M139 133h12M139 141h7', '#8C8371', 2.5)}</g>`,
    arms: [
      [
        [46, 150],
        [78, 166],
      ],
      [
        [158, 172],
        [144, 158],
      ],
    ],
  }),
  teacher: figure(shirt, 'TM008', {
    over: shape('M86 79l14 24 14-24 4 2 6 139H76l6-139Z', sand) + shape('M97 98h6l3 34-6 8-6-8Z', coral),
    sleeve: deep,
    held:
      shape('M48 150c18-6 38-4 52 6 14-10 34-12 52-6v56c-18-6-38-4-52 6-14-10-34-12-52-6Z', skyInk) +
      shape('M54 144c16-5 33-3 46 6v54c-13-8-30-10-46-6Z', paper) +
      shape('M146 144c-16-5-33-3-46 6v54c13-8 30-10 46-6Z', sand) +
      stroke('M62 158c10-2 20-1 29 4M62 170c10-2 20-1 29 4M62 182c8-2 14-1 20 2', '#8C8371', 3) +
      stroke('M138 158c-10-2-20-1-29 4M138 170c-10-2-20-1-29 4', '#8C8371', 3),
    arms: [
      [
        [44, 152],
        [52, 188],
      ],
      [
        [156, 152],
        [148, 188],
      ],
    ],
  }),
  hotel: figure(shirt, 'TM009', {
    over: apron(paper),
    sleeve: blueSleeve,
    held:
      box(58, 186, 84, 18, '#7CC2A3', 9) +
      box(60, 168, 80, 18, paper, 9) +
      box(60, 168, 80, 18, sand, 9) +
      box(62, 150, 76, 18, coral, 9) +
      stroke('M70 195h50M72 177h46M74 159h42', '#12211C22', 3) +
      shape('M100 150c-14-8-14-20-5-20 3 0 4 2 5 4 1-2 2-4 5-4 9 0 9 12-5 20Z', sun),
    arms: [
      [
        [46, 154],
        [66, 200],
      ],
      [
        [154, 154],
        [134, 200],
      ],
    ],
  }),
  baker: figure(shirt, 'TM012', {
    over: apron(paper),
    sleeve: '#E5623A',
    extra: shape('M27 32c1-14 10-21 21-21s20 7 21 21c-13-5-29-5-42 0Z', sun) + dot(70, 33, 5, sun),
    held:
      `<g transform="rotate(-24 78 146)">${box(68, 112, 20, 64, crust, 10)}${stroke('M73 126l10 5M73 138l10 5M73 150l10 5', '#A9743F', 3)}</g>` +
      `<g transform="rotate(16 118 144)">${box(108, 118, 20, 58, '#C58B33', 10)}${stroke('M113 132l10 5M113 144l10 5', '#8F5F22', 3)}</g>` +
      shape('M80 162c0-14 8-22 20-22s20 8 20 22Z', crust) +
      stroke('M92 152l4-7M101 152l4-7', '#A9743F', 3) +
      shape('M54 162h92l-9 46c-1 4-3 6-7 6H70c-4 0-6-2-7-6Z', brown) +
      box(50, 158, 100, 12, '#A9743F', 6) +
      stroke('M66 182h68M69 196h62', '#A9743F', 3),
    arms: [
      [
        [46, 150],
        [60, 178],
      ],
      [
        [154, 150],
        [140, 178],
      ],
    ],
  }),
});

/** A drawing with a light edge around all of it. */
function withEdge(drawing) {
  const edge = `<filter id="edge" x="0" y="0" width="200" height="220" filterUnits="userSpaceOnUse"><feMorphology in="SourceAlpha" operator="dilate" radius="2.5"/><feComposite in2="SourceAlpha" operator="out" result="around"/><feFlood flood-color="${paper}"/><feComposite in2="around" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return drawing.replace(/(<svg[^>]*>)(.*)<\/svg>/, `$1${edge}<g filter="url(#edge)">$2</g></svg>`);
}

const folder = new URL('../public/images/people/', import.meta.url);
await mkdir(new URL('dark/', folder), { recursive: true });
for (const [ground, palette] of Object.entries(palettes)) {
  for (const [job, drawing] of Object.entries(peopleIn(palette))) {
    const isDark = ground === 'dark';
    await writeFile(new URL(`${isDark ? 'dark/' : ''}${job}.svg`, folder), isDark ? withEdge(drawing) : drawing);
  }
}
