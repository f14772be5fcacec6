/** Blog illustrations of people at work, and the chart of the article on absence. */
import * as p from './pieces.mjs';

const { at, box, card, dot, repeat, shape, sheet, stroke, words } = p;

/** The centre line of the road as three Bezier curves, from the front to the crest of the hill. */
const curves = [
  [
    [-60, 700],
    [260, 650],
    [560, 640],
    [660, 560],
  ],
  [
    [660, 560],
    [740, 490],
    [400, 470],
    [540, 390],
  ],
  [
    [540, 390],
    [640, 340],
    [800, 340],
    [760, 250],
  ],
];

/** A point of the road at 0 to 1, and half of its width there. */
function roadAt(share) {
  const part = Math.min(2, Math.floor(share * 3));
  const t = share * 3 - part;
  const [a, b, c, d] = curves[part];
  const mix = (axis) =>
    a[axis] * (1 - t) ** 3 + 3 * b[axis] * t * (1 - t) ** 2 + 3 * c[axis] * t * t * (1 - t) + d[axis] * t ** 3;
  return { x: mix(0), y: mix(1), half: 62 * (1 - share) ** 1.2 + 7 };
}

const along = Array.from({ length: 301 }, (_, index) => roadAt(index / 300));
const edges = along.map((here, index) => {
  const next = along[Math.min(300, index + 1)];
  const before = along[Math.max(0, index - 1)];
  const [dx, dy] = [next.x - before.x, next.y - before.y];
  const length = Math.hypot(dx, dy);
  const side = (distance) => [here.x - (dy / length) * distance, here.y + (dx / length) * distance];
  return {
    left: side(-here.half),
    right: side(here.half),
    inner: side(-here.half * 1.25),
    outer: side(here.half * 1.25),
  };
});
const outline = `M${[...edges.map(({ left }) => left), ...edges.map(({ right }) => right).reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
const middle = `M${along.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Thirty posts beside the road, smaller and closer with distance; those of past days have flags. */
const walked = [];
for (const [index, { x, y }] of along.entries()) {
  const before = along[Math.max(0, index - 1)];
  walked.push((walked[index - 1] ?? 0) + Math.hypot(x - before.x, y - before.y));
}
const milestones = repeat(30, (index) => {
  const distance = 520 + (walked.at(-1) - 540) * (1 - (1 - index / 30) ** 2);
  const place = walked.findIndex((sum) => sum >= distance);
  const [x, y] = index < 11 ? edges[place].outer : edges[place].inner;
  const size = 1.5 * (along[place].half / 62) + 0.16;
  const done = index < 5;
  const flag = shape(
    `M${x} ${y - 62 * size}h${36 * size}l${-10 * size} ${12 * size} ${10 * size} ${12 * size}H${x}Z`,
    p.sun,
  );
  return stroke(`M${x} ${y}v${-58 * size}`, done ? p.ink : p.paper, 8 * size) + (done ? flag : '');
});

const driver = sheet(
  '#FDEBC8',
  dot(940, 150, 112, p.coral) +
    p.rays(940, 150, 136, 172, p.coral, 12, [-90, -64, -38, -12, 14, 40, 66, 92]) +
    shape('M0 330c160-100 330-80 480-40s320-110 720-130v515H0Z', '#BFE5D2') +
    shape('M0 430c260-90 420-10 620-20s360-140 580-110v375H0Z', p.leaf) +
    shape('M0 560c240-60 560 60 780 0s300-90 420-80v195H0Z', '#7CC2A3') +
    shape(outline, p.ink) +
    stroke(middle, p.sun, 4, 'stroke-dasharray="22 22"') +
    milestones +
    at(40, 664, p.van(), -6, 0.86) +
    p.tree(1010, 470, 150) +
    p.tree(1090, 520, 190, p.deep) +
    p.tree(900, 420, 90, '#2E7B62') +
    p.tree(180, 420, 110, '#2E7B62') +
    p.tree(70, 452, 140) +
    at(
      806,
      520,
      card(
        320,
        108,
        words(30, 46, 'Day 5', 24, { fill: p.muted }) +
          words(290, 46, '5 of 30', 26, { weight: 700, anchor: 'end' }) +
          p.bar(30, 66, 260, 1 / 6),
      ),
      2,
    ),
);

/** A sleeve and a hand reaching to the right, the fingertips near (0, 0). */
const arm = (sleeve, cuff, skin) =>
  shape('M-620-74C-420-96-320-84-190-62V62c-130 22-230 40-430 50Z', sleeve) +
  shape('M-206-66h46v130h-46Z', cuff) +
  shape(
    'M-164-50c60-16 96-22 130-14 26 6 54 14 60 26 4 12-10 16-32 12l-40-6 4 16c40-4 74-2 80 10 4 12-12 18-36 18l-40 2c36 0 52 8 50 18-4 14-30 12-60 12-50 2-86-2-116-10Z',
    skin,
  );

const handover = sheet(
  p.night,
  shape('M0 0h760L470 675H0Z', p.peach) +
    dot(170, 150, 84, p.sun) +
    p.rays(170, 150, 106, 138, p.coral, 11, [-150, -110, -70, -30, 10, 50, 90, 130]) +
    p.moon(1060, 140, 66) +
    repeat(22, (index) =>
      dot(
        780 + p.chance(index) * 410,
        20 + p.chance(index + 60) * 380,
        2 + p.chance(index + 3) * 2.5,
        '#fff',
        'opacity="0.7"',
      ),
    ) +
    `<g transform="translate(1200 0) scale(-1 1)">${at(454, 420, arm('#3F7FB5', p.skyInk, '#8A5A3C'), 5)}</g>` +
    at(
      430,
      150,
      `<g filter="url(#soft)">${box(0, 0, 340, 430, p.coralDeep, 22)}</g>` +
        box(22, 40, 296, 366, p.paper, 10) +
        box(110, -20, 120, 60, p.muted, 14) +
        words(50, 98, 'Handover', 32, { weight: 700, family: 'Heading' }) +
        p.lines(86, 132, [180, 140, 190], { gap: 46 }) +
        [132, 178, 224].map((y) => dot(60, y + 6, 10, p.coral)).join('') +
        stroke('M50 274h240', p.line, 3) +
        p.lines(50, 296, [220, 150], { gap: 32 }) +
        box(50, 356, 130, 34, p.mint, 10) +
        words(115, 380, 'Thanks', 21, { fill: p.deep, anchor: 'middle' }),
      -3,
    ) +
    at(452, 430, arm(p.green, p.deep, '#E7B48F'), -4) +
    p.clock(734, 506, 92, 7, 0) +
    shape('M734 506V440a66 66 0 0 1 44 17Z', p.sun, 'opacity="0.9"') +
    words(734, 642, '7 minutes', 30, { fill: p.sun, weight: 700, anchor: 'middle' }),
);

const medical = [
  [250, 160],
  [292, 208],
  [262, 262],
  [330, 190],
  [356, 284],
];
const single = [
  [690, 512],
  [742, 486],
  [776, 530],
  [820, 500],
  [860, 522],
  [898, 478],
  [930, 516],
  [726, 540],
  [846, 470],
  [964, 538],
];
const rare = [
  [220, 540],
  [252, 512],
  [290, 546],
  [336, 528],
  [366, 548],
  [240, 470],
  [410, 516],
  [318, 488],
  [446, 544],
];

const spells = sheet(
  p.paper,
  repeat(5, (index) => stroke(`M170 ${130 + index * 92}H1090`, p.line, 2, 'stroke-dasharray="4 12"')) +
    stroke('M170 84c2 160-3 330 0 500 300-3 620 2 926-1', p.ink, 6) +
    stroke('M156 106 170 82l14 24M1072 569l26 14-26 14', p.ink, 6) +
    `<ellipse cx="296" cy="222" rx="112" ry="124" fill="${p.sky}" transform="rotate(-18 296 222)"/>` +
    `<ellipse cx="832" cy="508" rx="196" ry="66" fill="${p.peach}"/>` +
    rare.map(([x, y]) => dot(x, y, 15, p.leaf)).join('') +
    medical.map(([x, y]) => dot(x, y, 18, p.skyInk)).join('') +
    single.map(([x, y]) => dot(x, y, 16, p.coral)).join('') +
    words(430, 190, 'few and long', 34, { weight: 700, family: 'Heading', fill: p.skyInk }) +
    words(430, 228, 'often medicine', 26, { fill: p.muted, weight: 500 }) +
    words(700, 392, 'many and short', 34, { weight: 700, family: 'Heading', fill: p.coralDeep }) +
    words(700, 428, 'often the plan', 26, { fill: p.muted, weight: 500 }) +
    stroke('M520 352l44 44M564 352l-44 44', p.danger, 9) +
    words(542, 330, 'the average', 24, { fill: p.danger, anchor: 'middle' }) +
    words(1090, 632, 'how often', 26, { anchor: 'end', fill: p.muted }) +
    at(132, 300, words(0, 0, 'how long', 26, { anchor: 'middle', fill: p.muted }), -90),
);

const mug = (x, fill, dark, turn, name) =>
  stroke(`M${x} 268v26q0 18 16 18`, p.ink, 8) +
  at(
    x + 8,
    316,
    stroke('M-8 12q-30-8-34 30t34 42', dark, 15) +
      shape('M-6-6H92v112q0 26-26 26H20q-26 0-26-26Z', fill) +
      shape('M-6-6H92v22H-6Z', dark) +
      stroke('M14 46v46', '#fff', 8, 'opacity="0.45"'),
    turn,
  ) +
  box(x - 34, 506, 130, 40, p.paper, 6) +
  words(x + 31, 534, name, 24, { anchor: 'middle' });

/** Six hooks, five mugs: one person is absent, and no label says why. */
const absence = sheet(
  '#F9E3D6',
  repeat(8, (row) =>
    repeat(13, (column) => box(column * 100 - (row % 2) * 50 + 3, row * 86 + 3, 94, 80, '#FBEBE1', 8)),
  ) +
    box(60, 236, 1080, 34, '#B97F52', 8) +
    box(60, 262, 1080, 8, '#8F5D37', 4) +
    box(120, 150, 92, 86, p.green, 8) +
    box(112, 136, 108, 22, p.deep, 8) +
    words(166, 204, 'Tea', 30, { fill: p.mint, anchor: 'middle' }) +
    box(232, 120, 104, 116, p.coralDeep, 8) +
    box(224, 106, 120, 22, p.brick, 8) +
    words(284, 190, 'Coffee', 25, { fill: p.peach, anchor: 'middle' }) +
    shape('M930 236v-44q0-40 44-40h52q44 0 44 40v44Z', p.muted) +
    stroke('M936 186l-36-22v-14', p.muted, 14) +
    stroke('M962 152q38-60 76 0', p.ink, 9) +
    p.clock(640, 124, 82, 10, 5) +
    mug(130, p.sun, '#D9A21B', 5, 'Amina') +
    mug(306, p.green, p.deep, -3, 'Luis') +
    mug(482, p.skyInk, '#153A5E', 4, 'Priya') +
    stroke('M658 268v26q0 18 16 18', p.ink, 8) +
    at(
      604,
      340,
      box(0, 0, 146, 116, p.sun, 4) +
        box(46, -14, 54, 26, '#fff', 2, 'opacity="0.7"') +
        words(73, 54, 'Back on', 28, { anchor: 'middle', weight: 500 }) +
        words(73, 90, 'Thursday', 28, { anchor: 'middle', weight: 700 }),
      -4,
    ) +
    box(624, 506, 130, 40, p.paper, 6) +
    words(689, 534, 'Jon', 24, { anchor: 'middle' }) +
    mug(834, p.coral, p.coralDeep, -4, 'Olga') +
    mug(1010, p.plumInk, '#3D2860', 3, 'Mei') +
    box(0, 596, 1200, 79, '#C98F62') +
    box(0, 590, 1200, 14, '#A86F44'),
);

export const peopleScenes = {
  'measuring-absence-honestly': absence,
  'first-30-days-of-a-driver': driver,
  'handover-in-seven-minutes': handover,
};

/** Pictures inside the text instead of above it. */
export const figures = { 'measuring-absence-honestly-spells': spells };
