/** Blog illustrations of staff rooms: lockers, hooks, shelves, boards and break rooms. */
import * as p from './pieces.mjs';

const { at, box, card, dot, repeat, shape, sheet, stroke, words } = p;

/** A locker door with slots, a handle and a small name plate. */
const locker = (x, fill, name) =>
  box(x, 96, 196, 470, fill, 8) +
  repeat(4, (index) => box(x + 58, 130 + index * 20, 80, 8, p.ink, 4, 'opacity="0.22"')) +
  box(x + 52, 226, 92, 36, p.paper, 6) +
  words(x + 98, 252, name, 22, { anchor: 'middle' }) +
  box(x + 160, 330, 14, 60, p.ink, 7, 'opacity="0.55"');

const lockers = sheet(
  p.sand,
  box(0, 566, 1200, 109, '#E3D6BF') +
    box(0, 566, 1200, 10, '#CDBFA5') +
    box(60, 80, 660, 502, p.deep, 12) +
    locker(76, p.leaf, 'Omar') +
    locker(292, p.coral, 'Giulia') +
    box(508, 96, 196, 470, '#123F33', 8) +
    stroke('M520 150h172', p.line, 8) +
    stroke('M606 150v26', p.muted, 7) +
    shape('M560 184q46-24 92 0l24 44-20 16-8-12v150h-84V232l-8 12-20-16Z', p.sun) +
    box(564, 306, 84, 18, p.paper) +
    stroke('M606 190v190', '#C79A1D', 4) +
    shape('M548 560v-76h36v44h36q14 6 14 32Z', p.brick) +
    shape('M616 560v-76h36v44h30q14 6 14 32Z', '#6E2410') +
    shape('M704 96 844 64V606L704 566Z', p.leaf) +
    shape('M704 96 844 64V606L704 566Z', p.ink, 'opacity="0.08"') +
    at(
      900,
      150,
      card(
        286,
        300,
        words(26, 62, 'This week', 24, { fill: p.coralDeep }) +
          words(26, 118, 'What did', 38, { weight: 700, family: 'Heading' }) +
          words(26, 164, 'you have to', 38, { weight: 700, family: 'Heading' }) +
          words(26, 210, 'look for?', 38, { weight: 700, family: 'Heading' }) +
          stroke('M26 246c40-8 90 6 150-2', p.line, 6) +
          stroke('M26 272c30-6 60 4 96-2', p.line, 6),
        { radius: 8 },
      ),
      5,
    ) +
    box(990, 134, 66, 30, p.sun, 2, 'opacity="0.85" transform="rotate(-4 1023 149)"') +
    box(930, 500, 180, 82, p.green, 10) +
    box(974, 514, 92, 10, p.night, 5) +
    words(1020, 562, 'Answers', 24, { fill: p.mint, anchor: 'middle' }) +
    at(1012, 512, box(-30, -56, 60, 60, p.paper, 3), 8) +
    box(886, 576, 270, 14, p.brick, 4) +
    stroke('M912 590v76M1130 590v76', p.brick, 12),
);

const vest = (x, fill, stripe) =>
  stroke(`M${x} 164v34`, p.muted, 9) +
  dot(x, 160, 13, p.ink) +
  shape(`M${x - 72} 214q28-8 40-24 32 34 64 0 12 16 40 24-20 50 0 96v150q-72 20-144 0V310q20-46 0-96Z`, fill) +
  stroke(`M${x} 212v252`, p.ink, 4, 'opacity="0.35"') +
  box(x - 74, 352, 148, 26, stripe) +
  shape(`M${x - 46} 206h20v150h-20ZM${x + 26} 206h20v150h-20Z`, stripe);

const promoted = sheet(
  p.mint,
  shape('M930 0h270v675H930Z', '#FFE9A8') +
    shape('M930 40h190v635H930Z', p.paper) +
    shape('M930 675V250l-330 425Z', '#FFF3CF', 'opacity="0.9"') +
    dot(1040, 400, 70, p.coral) +
    p.rays(1040, 400, 86, 112, p.sun, 10, [-80, -50, -20, 10, 40, 70]) +
    shape('M930 470c70-30 130-10 190-20v225H930Z', p.leaf) +
    box(914, 24, 26, 651, p.deep) +
    box(914, 24, 216, 22, p.deep) +
    box(1112, 24, 24, 651, p.deep) +
    box(60, 136, 810, 48, '#C98F62', 10) +
    box(60, 174, 810, 10, '#A86F44', 5) +
    [150, 306, 462, 618].map((x) => vest(x, p.green, p.sun)).join('') +
    vest(780, p.coral, p.paper) +
    stroke('M780 196c-40 120-36 160-6 214M780 196c40 120 30 160-6 214', p.skyInk, 8) +
    `<circle cx="774" cy="430" r="20" fill="none" stroke="${p.sun}" stroke-width="9"/>` +
    stroke('M774 450v60M774 486h18M774 506h14', p.sun, 10) +
    box(0, 612, 914, 63, p.leaf) +
    box(112, 548, 92, 64, p.brick, 8) +
    stroke('M128 548q30-44 60 0', p.brick, 10) +
    box(112, 568, 92, 10, p.sun),
);

const tag = (x, y, text) => stroke(`M${x + 20} ${y}v-18`, p.muted, 3) + p.points(x - 30, y, text, 22);

const shelf = sheet(
  p.plum,
  dot(220, 120, 260, '#E2D4F0') +
    dot(1010, 600, 300, '#E2D4F0') +
    [288, 536]
      .map(
        (y) =>
          box(90, y, 1020, 26, '#B97F52', 6) +
          box(90, y + 20, 1020, 8, '#8F5D37', 4) +
          [112, 1062].map((x) => shape(`M${x} ${y + 26}h26v44q-26 0-26-44Z`, '#8F5D37')).join(''),
      )
      .join('') +
    shape('M150 176h120v70q0 42-42 42h-36q-42 0-42-42Z', p.coral) +
    stroke('M272 194h16q24 0 24 24t-24 24h-18', p.coral, 13) +
    stroke('M184 152c-10-20 12-26 2-46M222 152c-10-20 12-26 2-46', '#fff', 8) +
    stroke('M400 236a80 80 0 0 1 160 0', p.skyInk, 18) +
    box(384, 222, 46, 66, p.skyInk, 16) +
    box(530, 222, 46, 66, p.skyInk, 16) +
    box(426, 232, 12, 46, p.sky, 6) +
    box(522, 232, 12, 46, p.sky, 6) +
    [
      [670, 150, 44, p.green],
      [718, 120, 38, p.sun],
      [760, 140, 52, p.coralDeep],
    ]
      .map(([x, y, width, fill]) => box(x, y, width, 288 - y, fill, 5) + box(x + 8, y + 24, width - 16, 8, '#fff', 4))
      .join('') +
    at(822, 288, box(0, -150, 40, 150, p.skyInk, 5), 14) +
    shape('M950 288V216q0-30 30-30h64q30 0 30 30v72Z', p.leaf) +
    shape('M950 222h124v16H950Z', p.green) +
    box(1000, 168, 24, 22, p.muted, 6) +
    shape('M140 536V446h210v90Z', '#D9A066') +
    repeat(5, (index) => stroke(`M${140 + index * 52} 446v90`, '#B97F52', 5)) +
    stroke('M140 476h210M140 508h210', '#B97F52', 5) +
    stroke('M160 446q84-130 170 0', '#B97F52', 14) +
    shape('M190 446q20-40 60-30 34-26 70 30Z', '#fff') +
    shape('M218 446q20-34 50-24l20 24Z', p.coral) +
    at(
      440,
      366,
      card(
        190,
        170,
        box(0, 0, 190, 48, p.green, 18) +
          box(0, 28, 190, 20, p.green) +
          words(95, 34, 'Friday', 25, { fill: '#fff', weight: 700, anchor: 'middle' }) +
          words(95, 128, 'Off', 62, { weight: 700, family: 'Heading', anchor: 'middle' }),
        { radius: 18 },
      ),
    ) +
    dot(786, 470, 66, p.sun) +
    stroke('M786 404v132M722 454q64 30 128 0M728 500q58-26 116 0', '#C79A1D', 6) +
    shape('M930 536c-14-60 20-80 30-120h100c10 40 44 60 30 120Z', p.coralDeep) +
    box(968, 400, 84, 22, p.ink, 8) +
    words(1010, 494, '+1', 46, { fill: p.sun, weight: 700, family: 'Heading', anchor: 'middle' }) +
    tag(196, 330, '2000') +
    tag(470, 330, '24000') +
    tag(732, 330, '4000') +
    tag(996, 330, '1500') +
    tag(236, 578, '5000') +
    tag(506, 578, '400000') +
    tag(776, 578, '8000') +
    tag(996, 578, '300'),
);

const note = (x, y, fill, turn) =>
  at(
    x,
    y,
    box(0, 0, 128, 128, fill, 4) +
      p.lines(18, 30, [90, 64, 78], { gap: 26, height: 8, fill: '#12211C2E' }) +
      dot(64, 8, 9, p.danger),
    turn,
  );

const week = card(
  560,
  330,
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    .map((day, index) => words(76 + index * 82, 40, day, 21, { weight: 700 }))
    .join('') +
    repeat(4, (row) => stroke(`M0 ${58 + row * 68}H560`, p.line, 2) + box(18, 80 + row * 68, 34, 24, p.line, 6)) +
    [
      [0, 0, 2, p.mint],
      [2, 0, 1, p.peach],
      [4, 0, 2, p.mint],
      [1, 1, 2, p.sky],
      [4, 1, 1, p.plum],
      [0, 2, 1, p.peach],
      [2, 2, 3, p.mint],
      [1, 3, 1, p.plum],
      [3, 3, 2, p.sky],
    ]
      .map(([column, row, span, fill]) => box(70 + column * 82, 72 + row * 68, span * 82 - 12, 42, fill, 10))
      .join('') +
    box(480, 208, 70, 42, 'none', 10, `stroke="${p.coralDeep}" stroke-width="3" stroke-dasharray="8 6"`) +
    words(515, 238, '?', 28, { fill: p.coralDeep, weight: 700, anchor: 'middle' }),
  { radius: 8 },
);

const board = sheet(
  '#E9F3EE',
  box(110, 46, 980, 520, '#9B6A40', 16) +
    box(134, 70, 932, 472, '#DDB587', 8) +
    repeat(60, (index) => dot(150 + p.chance(index) * 900, 86 + p.chance(index + 70) * 440, 2.4, '#C79A68')) +
    at(196, 112, week, -2) +
    dot(220, 122, 11, p.danger) +
    dot(742, 104, 11, p.green) +
    note(830, 110, p.sun, 5) +
    note(900, 258, '#fff', -4) +
    note(808, 300, p.leaf, 3) +
    at(
      410,
      690,
      p.person(0, 0, { skin: '#8A5A3C', shirt: '#fff', hair: p.ink, cut: 'short' }) +
        dot(-48, -244, 12, '#8A5A3C') +
        dot(48, -244, 12, '#8A5A3C') +
        `<ellipse cx="0" cy="-262" rx="52" ry="62" fill="${p.ink}"/>` +
        stroke('M-34-150c-8 60-6 100-2 150M34-150c8 60 6 100 2 150', p.green, 12) +
        stroke('M-104-40c60 16 148 16 208 0', p.green, 14),
      0,
      1.1,
    ) +
    at(
      690,
      690,
      p.person(0, 0, { skin: '#E7B48F', shirt: p.coral, hair: p.brick, cut: 'bun' }) +
        `<ellipse cx="0" cy="-258" rx="54" ry="64" fill="${p.brick}"/>` +
        stroke('M-34-150c-8 60-6 100-2 150M34-150c8 60 6 100 2 150', p.deep, 12) +
        stroke('M-104-40c60 16 148 16 208 0', p.deep, 14),
      0,
      1,
    ),
);

const birthday = sheet(
  '#FFD9C9',
  stroke('M-20 60C200 170 420 170 620 90s420-60 620 10', p.ink, 4) +
    [
      [40, 86, 8],
      [160, 126, 6],
      [290, 146, 0],
      [420, 140, -8],
      [548, 112, -14],
      [676, 72, -10],
      [806, 46, -4],
      [936, 44, 4],
      [1062, 60, 8],
    ]
      .map(([x, y, turn], index) =>
        at(x, y, shape('M0 0h86L43 84Z', [p.green, p.sun, p.paper, p.coralDeep][index % 4]), turn),
      )
      .join('') +
    box(0, 470, 1200, 205, '#F4B79E') +
    [230, 420]
      .map(
        (x) =>
          box(x, 330, 110, 120, p.green, 14) +
          box(x, 446, 110, 22, p.deep, 8) +
          stroke(`M${x + 14} 466v130M${x + 96} 466v130`, p.deep, 11),
      )
      .join('') +
    box(612, 330, 110, 120, p.green, 14) +
    box(612, 446, 110, 22, p.deep, 8) +
    stroke('M626 466v130M708 466v130', p.deep, 11) +
    box(966, 356, 26, 112, p.skyInk, 10) +
    box(966, 446, 110, 22, '#153A5E', 8) +
    stroke('M978 466v130M1066 466v130', '#153A5E', 11) +
    shape('M150 520h700l40 60H110Z', '#B97F52') +
    box(110, 576, 780, 22, '#8F5D37', 4) +
    stroke('M190 598v90M812 598v90', '#8F5D37', 18) +
    `<ellipse cx="500" cy="530" rx="190" ry="26" fill="${p.paper}"/>` +
    box(352, 400, 296, 126, '#FFF6EC', 16) +
    shape(
      'M352 420q0-30 30-30h236q30 0 30 30v20q-18 34-37 0-18 40-37 4-18 44-37 0-18 34-37 0-18 44-37 0-18 36-37 0-18 40-37 0-18 30-37-4Z',
      p.coral,
    ) +
    box(392, 330, 216, 70, p.sun, 14) +
    repeat(6, (index) => dot(412 + index * 35, 366, 8, p.coralDeep)) +
    box(492, 258, 16, 76, p.skyInk, 6) +
    shape('M500 200c22 26 22 52 0 56-22-4-22-30 0-56Z', p.sun) +
    shape('M500 226c9 12 9 24 0 28-9-4-9-16 0-28Z', p.coralDeep) +
    at(
      720,
      470,
      box(0, 0, 100, 56, '#fff', 8, 'transform="skewX(-12)"') +
        words(42, 38, 'Hanna', 24, { weight: 700, anchor: 'middle' }),
      -4,
    ),
);

export const roomScenes = {
  'feedback-from-people-without-a-desk': lockers,
  'promoted-on-friday-leading-on-monday': promoted,
  'choosing-rewards-people-use': shelf,
  'birthdays-anniversaries-and-those-who-would-rather-not': birthday,
};

/** A picture inside the text instead of above it. */
export const roomFigures = { 'what-a-good-roster-says-board': board };
