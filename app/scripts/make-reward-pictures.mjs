/**
 * Generates the rewards' pictures in public/images/rewards: `node scripts/make-reward-pictures.mjs`. A picture is a
 * drawn object, in plain shapes without outlines like the blog's pictures, in front of a simple scene of 160 by 100.
 */
import { mkdir, writeFile } from 'node:fs/promises';

const ink = '#12211C';
const paper = '#FFFCF7';
const green = '#0E5A43';
const deep = '#0A4634';
const leaf = '#7CC2A3';
const mint = '#DFF3E9';
const coral = '#FF7A50';
const rust = '#C8431D';
const pink = '#FFC0AA';
const peach = '#FFE6DB';
const sun = '#FFC83D';
const crust = '#D9A441';
const brown = '#A8703E';
const bark = '#74452B';
const sky = '#DCEBFA';
const blue = '#3C7FC0';
const navy = '#1D4E7E';
const plum = '#573A80';
const violet = '#8A63C0';
const lilac = '#EDE4F7';
const steel = '#C9D3CE';
const sand = '#F0E6D4';

const fill = (d, colour) => `<path d="${d}" fill="${colour}"/>`;
const line = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const box = (x, y, width, height, colour, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`;
const dot = (x, y, radius, colour) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const oval = (x, y, rx, ry, colour) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
const turned = (angle, ...parts) => `<g transform="rotate(${angle} 80 50)">${parts.join('')}</g>`;

/** Scenes: the ground, what is behind the object, and the table or floor from y = 82. */
const scenes = {
  sunrise: box(0, 0, 160, 100, sun) + dot(80, 82, 58, '#FF9A6E') + box(0, 82, 160, 18, coral),
  meadow: box(0, 0, 160, 100, mint) + fill('M0 82V62q34-30 74-12t86-16v48Z', '#C3E5D3') + box(0, 82, 160, 18, leaf),
  clay: box(0, 0, 160, 100, peach) + dot(80, 50, 40, '#FFD3C2') + box(0, 82, 160, 18, pink),
  harbour: box(0, 0, 160, 100, sky) + dot(118, 34, 18, paper) + box(0, 82, 160, 18, '#A9CBEB'),
  plum: box(0, 0, 160, 100, lilac) + dot(80, 48, 40, '#DDCDF0') + box(0, 82, 160, 18, '#C4ABE2'),
  night: box(0, 0, 160, 100, green) + fill('M22 82a58 58 0 0 1 116 0Z', '#176B51') + box(0, 82, 160, 18, deep),
};

/** Scene and object of each picture; objects stand on y = 86. */
const pictures = {
  apple: [
    'meadow',
    fill('M80 42c-9-8-29-4-29 16 0 16 11 29 20 29 4 0 5-2 9-2s5 2 9 2c9 0 20-13 20-29 0-20-20-24-29-16Z', coral),
    fill('M59 50c-4 4-4 14 0 20 2-9 3-14 6-20-2-2-4-2-6 0Z', pink),
    line('M80 43c0-8 2-13 6-17', bark, 4),
    fill('M85 30c3-11 14-14 24-12-1 10-12 16-24 12Z', green),
  ],
  armchair: [
    'plum',
    box(56, 74, 6, 13, bark, 2) + box(98, 74, 6, 13, bark, 2),
    box(54, 24, 52, 44, violet, 14),
    box(60, 30, 40, 30, '#9D7BD0', 9),
    box(58, 54, 44, 18, '#9D7BD0', 6),
    box(44, 46, 17, 32, plum, 8) + box(99, 46, 17, 32, plum, 8),
    box(50, 68, 60, 10, plum, 4),
    turned(-12, box(67, 36, 20, 20, sun, 5)),
  ],
  bag: [
    'harbour',
    line('M66 42v-8a14 14 0 0 1 28 0v8', navy, 4),
    fill('M48 40h64l5 47H43Z', coral),
    fill('M96 40h16l5 47H98Z', rust),
    dot(66, 47, 2.5, paper) + dot(94, 47, 2.5, paper),
    fill('M70 62c0-6 8-7 10-1 2-6 10-5 10 1 0 7-10 13-10 13s-10-6-10-13Z', paper),
  ],
  basket: [
    'meadow',
    dot(66, 42, 10, coral) + dot(84, 38, 11, sun) + fill('M92 46c2-14 10-22 18-20 2 10-4 20-12 24Z', green),
    fill('M74 40c-6-12-2-22 6-26 5 8 4 18-1 26Z', leaf),
    box(42, 46, 76, 9, brown, 4),
    fill('M47 55h66l-7 32H54Z', crust),
    line('M58 56l5 30M71 56l2 30M89 56l-2 30M102 56l-5 30M50 66h60M52 76h56', brown, 2.4),
  ],
  bed: [
    'harbour',
    box(34, 30, 7, 57, bark, 3) + box(119, 48, 7, 39, bark, 3),
    box(38, 64, 84, 14, brown, 3),
    box(40, 52, 80, 16, paper, 6),
    box(44, 42, 30, 16, sand, 7),
    fill('M70 50h44a6 6 0 0 1 6 6v16H64c6-6 0-16 6-22Z', blue),
    fill('M70 50h12c-6 7-1 15-7 22H64c6-6 0-16 6-22Z', navy),
    fill('M92 16a12 12 0 1 0 12 15 10 10 0 0 1-12-15Z', sun),
  ],
  bicycle: [
    'night',
    `<g fill="none" stroke="${paper}" stroke-width="3.5"><circle cx="52" cy="68" r="17"/><circle cx="108" cy="68" r="17"/></g>`,
    line('M52 68l14-28h30l12 28M66 40l14 28h-28M80 68l18-24', coral, 4.5),
    line('M60 36h12', ink, 5) + line('M96 40l-3-10h10', sun, 4),
    dot(80, 68, 5, sun) + dot(52, 68, 3, sun) + dot(108, 68, 3, sun),
  ],
  book: [
    'plum',
    box(48, 68, 62, 18, green, 3) + box(54, 71, 56, 12, sand),
    box(52, 54, 60, 14, sun, 3) + box(52, 57, 54, 8, paper),
    fill('M48 30c12-6 24-5 32 2 8-7 20-8 32-2v24c-12-5-24-4-32 3-8-7-20-8-32-3Z', paper),
    fill('M80 32c8-7 20-8 32-2v24c-12-5-24-4-32 3Z', sand),
    line('M56 37c6-2 12-1 17 2M56 44c6-2 12-1 17 2M87 39c5-3 11-4 17-2M87 46c5-3 11-4 17-2', violet, 2.2),
    fill('M98 28l7-1v16l-4-4-3 4Z', coral),
  ],
  bowl: [
    'clay',
    line('M66 36c-6-6 6-9 0-16M80 34c-6-6 6-9 0-16M94 36c-6-6 6-9 0-16', paper, 3.5),
    oval(80, 50, 38, 9, rust),
    oval(80, 50, 32, 6.5, sun),
    dot(70, 49, 3.5, coral) + dot(86, 51, 4, leaf) + dot(94, 48.5, 3, coral) + dot(78, 47.5, 2.5, green),
    fill('M42 50c0 20 14 33 38 33s38-13 38-33c-6 12-70 12-76 0Z', green),
    box(64, 80, 32, 6, deep, 3),
    fill('M48 62c18 7 46 7 64 0l-2 6c-17 6-43 6-60 0Z', leaf),
  ],
  bread: [
    'sunrise',
    fill(
      'M36 76c-4-18 8-38 24-44 14-5 26-5 40 0 16 6 28 26 24 44-2 8-13 8-18 2-7-9-15-12-26-12s-19 3-26 12c-5 6-16 6-18-2Z',
      crust,
    ),
    fill('M62 32c-5 12-6 24-3 37l10-4c-3-11-2-22 2-34Z', '#F0BE62'),
    fill('M98 32c5 12 6 24 3 37l-10-4c3-11 2-22-2-34Z', brown),
    fill('M40 52c5 6 8 14 9 26l8-7c-1-11-4-19-9-27Z', '#F0BE62'),
    fill('M120 52c-5 6-8 14-9 26l-8-7c1-11 4-19 9-27Z', brown),
  ],
  burger: [
    'sunrise',
    fill('M46 46c0-17 16-25 34-25s34 8 34 25Z', crust),
    oval(66, 33, 2.4, 1.6, paper) +
      oval(80, 28, 2.4, 1.6, paper) +
      oval(93, 34, 2.4, 1.6, paper) +
      oval(77, 38, 2.4, 1.6, paper),
    fill('M42 46h76c3 7-6 10-10 4-4 7-12 7-16 0-4 7-12 7-16 0-4 7-12 7-16 0-6 7-20 4-18-4Z', leaf),
    box(44, 54, 72, 11, bark, 5.5),
    fill('M48 54h64l-14 9Z', paper),
    box(46, 65, 68, 5, rust, 2),
    fill('M46 70h68c0 11-6 16-14 16H60c-8 0-14-5-14-16Z', '#F0BE62'),
  ],
  calendar: [
    'meadow',
    box(48, 26, 64, 60, paper, 7),
    fill('M55 26h50a7 7 0 0 1 7 7v11H48V33a7 7 0 0 1 7-7Z', coral),
    box(61, 19, 6, 14, ink, 3) + box(93, 19, 6, 14, ink, 3),
    [56, 70, 84, 98].map((x) => box(x, 50, 8, 7, sand, 2) + box(x, 61, 8, 7, sand, 2)).join(''),
    box(56, 72, 8, 7, sand, 2) + dot(89, 70, 14, green) + line('M83 70l4.5 4.5 8-9', paper, 3.5),
  ],
  cap: [
    'harbour',
    fill('M52 50v20c0 8 12 13 28 13s28-5 28-13V50L80 62Z', navy),
    fill('M52 50v20c0 8 12 13 28 13V62Z', blue),
    fill('M80 24l50 20-50 20-50-20Z', ink),
    line('M122 46v22', sun, 3.5) + dot(122, 70, 4, sun) + fill('M118 72h8l3 14h-14Z', sun),
    oval(80, 43, 5, 2.4, sun),
  ],
  cinema: [
    'plum',
    fill('M56 42h48l-7 45H63Z', paper),
    fill('M66 42h9l2 45h-8ZM85 42h9l-3 45h-8Z', coral) + fill('M56 42h5l7 45h-5ZM99 42h5l-7 45h-5Z', coral),
    [
      [58, 36, 9],
      [70, 29, 10],
      [83, 32, 10],
      [96, 34, 9],
      [78, 39, 8],
      [90, 41, 7],
      [67, 41, 7],
    ]
      .map(([x, y, r], index) => dot(x, y, r, index % 2 ? '#FFE7A8' : sun))
      .join(''),
    box(54, 40, 52, 6, rust, 3),
  ],
  clock: [
    'harbour',
    line('M62 80l-6 8M98 80l6 8', ink, 5),
    fill('M50 34a13 13 0 0 1 18-12ZM110 34a13 13 0 0 0-18-12Z', coral),
    dot(80, 55, 31, navy) + dot(80, 55, 25, paper),
    [0, 90, 180, 270]
      .map(
        (angle) =>
          `<rect x="78.7" y="33" width="2.6" height="5" rx="1.3" fill="${steel}" transform="rotate(${angle} 80 55)"/>`,
      )
      .join(''),
    line('M80 55V41M80 55l10 7', ink, 3.5) + dot(80, 55, 3, coral),
  ],
  cloud: [
    'harbour',
    dot(106, 34, 15, sun),
    fill('M50 78a17 17 0 0 1-1-34 23 23 0 0 1 43-7 19 19 0 0 1 29 18c12 2 12 23-3 23Z', paper),
    fill('M44 78c10-3 62-2 78-8 1 6-2 8-6 8Z', steel),
    line('M80 50v18M73 61l7 8 7-8', blue, 4),
  ],
  coffee: [
    'clay',
    line('M68 30c-6-6 6-9 0-16M84 30c-6-6 6-9 0-16', paper, 3.5),
    oval(78, 84, 36, 5, paper) + oval(78, 83, 30, 3, sand),
    line('M102 46c14-4 18 18-2 21', green, 6),
    fill('M50 38h54v22c0 15-9 22-20 22H70c-11 0-20-7-20-22Z', green),
    fill('M50 38h9v24c0 9 4 16 9 20-11-1-18-9-18-22Z', '#2A7A5F'),
    oval(77, 38, 27, 5.5, deep) + oval(77, 38.6, 23, 3.8, bark),
    fill('M71 38c3-3 9-3 12 0-3 3-9 3-12 0Z', sand),
  ],
  dice: [
    'clay',
    turned(
      -9,
      box(44, 42, 38, 38, coral, 8),
      [
        [54, 52],
        [72, 52],
        [63, 61],
        [54, 70],
        [72, 70],
      ]
        .map(([x, y]) => dot(x, y, 3.2, paper))
        .join(''),
    ),
    `<g transform="rotate(12 100 66)">${box(84, 50, 34, 34, paper, 7)}${dot(93, 59, 3, ink)}${dot(101, 67, 3, ink)}${dot(109, 75, 3, ink)}</g>`,
  ],
  drop: [
    'harbour',
    box(62, 40, 26, 47, leaf, 6) + box(67, 30, 16, 11, green, 2) + fill('M72 22h18v5h-4v4h-14Z', green),
    box(62, 54, 26, 20, paper) + fill('M75 57c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10Z', blue),
    box(94, 66, 30, 21, pink, 6) + oval(109, 66, 15, 4, peach),
    dot(108, 44, 6, paper) + dot(119, 52, 4, paper) + dot(104, 56, 3, paper),
    box(38, 74, 22, 12, sun, 5),
  ],
  dumbbell: [
    'plum',
    box(52, 60, 56, 8, steel, 4) + box(68, 60, 24, 8, ink, 3),
    box(40, 42, 12, 44, plum, 5) + box(50, 48, 10, 32, violet, 4),
    box(108, 42, 12, 44, plum, 5) + box(100, 48, 10, 32, violet, 4),
    box(34, 54, 7, 20, coral, 3) + box(119, 54, 7, 20, coral, 3),
  ],
  flower: [
    'clay',
    line('M80 62V36M70 64c-2-14-6-20-10-24M90 64c2-14 6-20 10-24', green, 3.5),
    fill('M78 58c-12-2-16-8-16-14 8 0 15 5 16 14ZM82 58c12-2 16-8 16-14-8 0-15 5-16 14Z', leaf),
    [0, 72, 144, 216, 288]
      .map((angle) => `<ellipse cx="80" cy="19" rx="6.5" ry="9" fill="${coral}" transform="rotate(${angle} 80 28)"/>`)
      .join('') + dot(80, 28, 5.5, sun),
    dot(58, 36, 9, violet) + dot(58, 36, 4, sun) + dot(102, 36, 9, sun) + dot(102, 36, 4, rust),
    fill('M60 60h40l-5 27H65Z', navy) + fill('M60 60h40l-1.2 6H61.200Z', blue),
  ],
  fuel: [
    'meadow',
    box(56, 22, 38, 64, coral, 7) + box(50, 80, 50, 7, ink, 3),
    box(62, 30, 26, 18, paper, 3) + line('M68 42c2-6 4-6 6-2s4 4 8-4', green, 2.6),
    box(62, 56, 26, 3, rust, 1.5) + box(62, 63, 26, 3, rust, 1.5),
    line('M94 50h6q6 0 6 6v14q0 6 6 6t6-6V44l-10-12', ink, 4),
    box(113, 40, 8, 12, navy, 3),
  ],
  gamepad: [
    'plum',
    line('M80 36c0-10 8-8 10-16', ink, 3),
    fill('M58 36h44c18 0 26 22 26 38 0 12-13 14-19 4l-5-8H56l-5 8c-6 10-19 8-19-4 0-16 8-38 26-38Z', plum),
    box(50, 48, 20, 6.5, paper, 2) + box(56.75, 41.25, 6.5, 20, paper, 2),
    dot(100, 44, 4, sun) + dot(109, 51, 4, coral) + dot(91, 51, 4, leaf) + dot(100, 58, 4, sky),
  ],
  headphones: [
    'night',
    line('M48 62V54a32 32 0 0 1 64 0v8', sun, 7),
    line('M54 40a28 28 0 0 1 14-14', '#FFE7A8', 3),
    box(40, 54, 18, 32, coral, 8) + box(102, 54, 18, 32, coral, 8),
    box(52, 57, 9, 26, paper, 4.5) + box(99, 57, 9, 26, paper, 4.5),
  ],
  heart: [
    'clay',
    fill('M80 80C40 54 46 22 65 22c10 0 15 9 15 12 0-3 5-12 15-12 19 0 25 32-15 58Z', coral),
    fill('M60 30c-7 2-9 12-5 20 3-8 6-13 12-17-2-3-5-4-7-3Z', pink),
    fill('M34 88c2-10 12-14 22-12l20 4c5 1 4 7-1 7l-13-1 26 3 26-11c7-3 11 4 5 8L94 100H34Z', brown),
    box(26, 74, 12, 26, navy, 3),
  ],
  jar: [
    'clay',
    box(62, 26, 36, 10, rust, 3),
    fill('M64 36h32c8 4 10 10 10 16v26a9 9 0 0 1-9 9H63a9 9 0 0 1-9-9V52c0-6 2-12 10-16Z', sun),
    fill('M64 36h8c-7 5-9 10-9 17v34a9 9 0 0 1-9-9V52c0-6 2-12 10-16Z', '#FFE7A8'),
    box(64, 54, 34, 22, paper, 3),
    fill('M72 62c4-5 8-2 9 2 1-4 6-7 9-2 1 5-5 8-9 8s-10-3-9-8Z', crust),
  ],
  knife: [
    'clay',
    box(34, 66, 92, 12, crust, 4) + box(34, 74, 92, 12, brown, 4),
    fill('M30 58c22-24 44-34 66-34v34Z', steel) + fill('M30 58c24-10 44-16 66-17v17Z', '#E6ECE8'),
    box(94, 38, 38, 14, ink, 6) + dot(106, 45, 2, steel) + dot(120, 45, 2, steel),
  ],
  lamp: [
    'sunrise',
    fill('M92 46l34 38H62Z', '#FFE7A8'),
    line('M58 84V58l22-18', ink, 4.5) + dot(58, 58, 4, ink),
    `<g transform="rotate(40 84 36)">${fill('M74 26h20l8 20H66Z', green)}${box(78, 18, 12, 9, deep, 3)}${oval(84, 46, 18, 3.5, paper)}</g>`,
    box(42, 80, 32, 7, green, 3.5),
  ],
  music: [
    'plum',
    dot(86, 52, 34, ink) +
      dot(86, 52, 27, '#22372F') +
      dot(86, 52, 20, ink) +
      dot(86, 52, 11, coral) +
      dot(86, 52, 2.5, paper),
    box(36, 20, 50, 66, sun, 4),
    dot(61, 56, 20, coral) + box(36, 60, 50, 26, rust, 4),
    line('M56 50V34l14-4v15', paper, 3.5) + oval(52.5, 50.5, 4.5, 3.5, paper) + oval(66.5, 45.5, 4.5, 3.5, paper),
  ],
  parking: [
    'harbour',
    box(50, 18, 6, 69, steel, 3),
    box(34, 14, 38, 36, navy, 8) + line('M48 42V23h8a6.5 6.5 0 0 1 0 13h-8', paper, 5),
    fill('M72 66l7-14a6 6 0 0 1 5-3h20a6 6 0 0 1 5 3l7 14 5 3v14H67V69Z', coral),
    fill('M78 65l5-10h9v10ZM96 55h9l5 10H96Z', sky),
    dot(79, 83, 6.5, ink) + dot(109, 83, 6.5, ink) + dot(79, 83, 2.5, steel) + dot(109, 83, 2.5, steel),
  ],
  paw: [
    'clay',
    fill('M58 62c0-10 8-16 22-16s26 6 30 18c2 8 0 16-2 23H62c-4-8-4-16-4-25Z', brown),
    line('M108 78c12 2 16-8 12-16', brown, 6),
    dot(64, 42, 19, brown),
    fill('M48 32c-8 2-12 14-8 24 6-2 10-10 12-20ZM76 28c10 2 14 12 11 22-7-2-11-8-13-17Z', bark),
    oval(60, 50, 11, 8.5, sand) + oval(57, 46, 4.5, 3.2, ink),
    dot(58, 37, 2.3, ink) + dot(70, 38, 2.3, ink) + line('M57 49c0 5 6 6 8 2', ink, 1.8),
    box(52, 57, 26, 5, coral, 2.5) + dot(64, 64, 4, sun),
    box(64, 74, 9, 13, sand, 4) + box(92, 74, 9, 13, bark, 4),
  ],
  pencil: [
    'sunrise',
    box(52, 52, 44, 35, green, 4) + box(52, 60, 44, 6, leaf),
    turned(-10, box(64, 14, 9, 44, paper, 1), fill('M64 14l4.5-10 4.5 10Z', brown)),
    box(79, 18, 8, 36, navy, 1) + fill('M79 18l4-9 4 9Z', sand),
    box(52, 52, 44, 35, green, 4) + box(52, 60, 44, 6, leaf),
    fill('M100 86l14-40 6 2-14 40Z', rust) + box(102, 76, 24, 11, paper, 2),
  ],
  phone: [
    'meadow',
    turned(
      8,
      box(58, 16, 40, 70, ink, 8),
      box(62, 22, 32, 56, paper, 3),
      box(62, 22, 32, 22, coral, 3),
      fill('M62 44a16 12 0 0 1 32 0Z', sun),
      box(67, 50, 22, 4, steel, 2),
      box(67, 58, 16, 4, steel, 2),
      box(67, 66, 22, 7, green, 3.5),
    ),
  ],
  plate: [
    'night',
    oval(80, 82, 44, 6, deep),
    dot(80, 50, 33, paper) + dot(80, 50, 24, sand),
    fill('M66 52c2-12 12-16 22-12 9 4 8 16-2 19-10 2-20 2-20-7Z', coral) + fill('M70 50c3-7 9-9 15-7', pink),
    dot(72, 60, 4, leaf) + dot(79, 63, 3.5, leaf) + fill('M90 36c5-5 10-4 12-1-2 6-7 7-12 5Z', leaf),
    line('M34 26v14a5 5 0 0 0 10 0V26M39 26v54', sun, 3.5),
    line('M122 80V26c8 6 8 20 0 28', sun, 4),
  ],
  shirt: [
    'meadow',
    fill('M64 22l-26 12 7 18 11-4v38h48V48l11 4 7-18-26-12c-4 9-28 9-32 0Z', blue),
    fill('M64 22c4 9 28 9 32 0l-5-1c-4 5-18 5-22 0Z', navy),
    fill('M56 48v38h10V40Z', navy),
    fill('M88 46c0-5 6-6 8-1 2-5 8-4 8 1 0 5-8 10-8 10s-8-5-8-10Z', sun),
  ],
  shoe: [
    'night',
    fill('M36 48c8 4 16 2 20-8l9-2c8 12 18 20 34 23 14 2 24 6 24 16v3H36Z', coral),
    fill('M36 48c8 4 16 2 20-8l9-2c2 3 4 6 7 9-8 10-22 16-36 14Z', rust),
    fill('M96 60c14 2 27 6 27 16v4h-22c-4-6-6-12-5-20Z', sun),
    line('M70 52l9-6M77 58l9-6M85 63l8-5', paper, 3),
    box(34, 78, 92, 8, paper, 4),
    fill('M46 70c14 2 26 0 38-6 2 6 0 12-2 14H46Z', '#FF9A6E'),
  ],
  speech: [
    'meadow',
    fill('M44 24h46a9 9 0 0 1 9 9v20a9 9 0 0 1-9 9H62L49 73V62h-5a9 9 0 0 1-9-9V33a9 9 0 0 1 9-9Z', green),
    fill('M82 44h32a9 9 0 0 1 9 9v15a9 9 0 0 1-9 9h-2v11L100 77H82a9 9 0 0 1-9-9V53a9 9 0 0 1 9-9Z', sun),
    dot(52, 42, 3.5, paper) + dot(64, 42, 3.5, paper) + dot(76, 42, 3.5, mint),
    line('M84 57h28M84 65h18', ink, 3.5),
  ],
  suitcase: [
    'sunrise',
    line('M68 34V24h24v10', ink, 4.5),
    box(44, 34, 72, 48, green, 9),
    box(58, 34, 7, 48, deep) + box(95, 34, 7, 48, deep),
    `<g transform="rotate(-12 80 58)">${box(70, 50, 20, 14, paper, 2)}${dot(77, 57, 4, coral)}</g>`,
    dot(106, 46, 5, sun),
    dot(58, 84, 4, ink) + dot(102, 84, 4, ink),
  ],
  sun: [
    'sunrise',
    box(0, 0, 160, 100, sky) +
      dot(114, 30, 15, sun) +
      fill('M0 82c30-8 60 4 90-2s50-4 70 2v18H0Z', '#F4DFB2') +
      box(0, 62, 160, 18, '#8FC1E8') +
      fill('M0 80c30-8 60 4 90-2s50-4 70 2v20H0Z', '#F4DFB2'),
    line('M62 88V32', paper, 4),
    fill('M22 44c4-20 20-30 40-30s36 10 40 30c-7-6-13-6-20 0-7-6-13-6-20 0-7-6-13-6-20 0-7-6-13-6-20 0Z', coral),
    fill('M42 44c2-16 10-28 20-30 10 2 18 14 20 30-7-6-13-6-20 0-7-6-13-6-20 0Z', paper),
    fill('M78 84l30-8 16-16 5 4-16 18-32 8Z', green) + line('M88 82l4 8M110 78l5 10', bark, 3.5),
  ],
  ticket: [
    'night',
    turned(
      -10,
      fill('M38 36h84v10a7 7 0 0 0 0 14v12H38V60a7 7 0 0 0 0-14Z', sun),
      box(94, 36, 3, 36, crust),
      fill('M60 45l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z', rust),
      box(74, 46, 14, 4, brown, 2),
      box(74, 54, 14, 4, brown, 2),
      box(102, 44, 12, 4, brown, 2),
      box(102, 52, 8, 4, brown, 2),
    ),
  ],
  train: [
    'harbour',
    fill('M62 82l-10 18h56L98 82Z', steel),
    box(50, 18, 60, 62, navy, 16),
    box(57, 28, 46, 22, sky, 6) + box(78.5, 28, 3, 22, navy),
    box(50, 56, 60, 9, coral),
    dot(62, 72, 4.5, sun) + dot(98, 72, 4.5, sun) + box(70, 21, 20, 4, sun, 2),
    box(58, 80, 44, 6, ink, 3),
  ],
  tree: [
    'meadow',
    box(76, 62, 8, 26, bark, 2),
    fill('M80 12l22 28H90l18 24H52l18-24H58Z', green),
    fill('M80 12l22 28H90l18 24H80Z', deep),
    fill('M40 86c0-8 5-12 11-12s11 4 11 12Z', bark) +
      line('M51 76V64', leaf, 3) +
      fill('M51 68c-7 0-9-4-9-8 6 0 9 3 9 8ZM51 66c6 0 9-4 9-8-6 0-9 3-9 8Z', leaf),
    fill('M112 87l4-26h4l4 26Z', coral) + box(115, 40, 6, 24, brown, 3),
  ],
  wave: [
    'harbour',
    fill('M20 82C24 48 52 26 84 30c22 3 32 18 28 30-6-10-18-12-26-4-6 7-4 18 6 26Z', blue),
    fill('M84 30c22 3 32 18 28 30-6-10-18-12-26-4 0-8 8-12 14-10-4-8-16-10-30-8 4-6 9-8 14-8Z', paper),
    fill('M42 82c2-18 14-32 34-36-10 10-12 22-6 36Z', '#6AA5DC'),
    fill('M0 76c14-6 26-6 40 0s26 6 40 0 26-6 40 0 26 6 40 0v24H0Z', navy),
    fill('M0 86c14-6 26-6 40 0s26 6 40 0 26-6 40 0 26 6 40 0v14H0Z', '#2B639B'),
  ],
  wine: [
    'plum',
    fill('M50 20h10v16c8 5 10 10 10 18v26q0 6-6 6H46q-6 0-6-6V54c0-8 2-13 10-18Z', green),
    box(49, 16, 12, 9, rust, 2) + box(40, 56, 30, 18, paper) + dot(55, 65, 5, coral),
    fill('M84 34h32c2 18-4 30-16 30S82 52 84 34Z', paper) + fill('M84 44h32c0 12-6 20-16 20s-16-8-16-20Z', rust),
    box(98, 62, 4, 20, paper) + box(88, 82, 24, 4, paper, 2),
  ],
};

const folder = new URL('../public/images/rewards/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, [scene, ...parts]] of Object.entries(pictures)) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 160 100">${scenes[scene]}${parts.flat().join('')}</svg>\n`;
  await writeFile(new URL(`${name}.svg`, folder), drawn);
}
