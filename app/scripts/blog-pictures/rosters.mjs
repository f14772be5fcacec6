/** Blog illustrations of plans: rosters, calendars, streets and nights. */
import * as p from './pieces.mjs';

const { at, box, card, chip, dot, repeat, shape, sheet, stroke, words } = p;

const names = ['Ana', 'Luis', 'Mei', 'Noor', 'Jon', 'Priya', 'Karim', 'Olga', 'Rui', 'Eva'];
const positions = ['server', 'server', 'cook', 'server', 'host', 'manager', 'cook'];

/** A part of a roster: columns of 176, rows of 116. */
function roster(columns, rows, days, gap) {
  const cell = (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = 96 + column * 176;
    const y = 64 + row * 116;
    if (gap.column === column && row >= gap.from && row < gap.to) return '';
    const first = (column * 3 + row * 5) % names.length;
    return (
      chip(x + 12, y + 14, names[first], positions[first % 7], { size: 20, pending: (column + row * 2) % 7 === 3 }) +
      chip(x + 12, y + 62, names[(first + 4) % names.length], positions[(first + 2) % 7], { size: 20 })
    );
  };
  const width = 96 + columns * 176;
  const height = 64 + rows * 116;
  const x = 96 + gap.column * 176;
  const y = 64 + gap.from * 116;
  return card(
    width,
    height,
    days.map((day, column) => words(112 + column * 176, 42, day, 22, { weight: 700 })).join('') +
      repeat(
        rows,
        (row) =>
          stroke(`M0 ${64 + row * 116}H${width}`, p.line, 2) +
          words(80, 100 + row * 116, `${row + 5} PM`, 19, { fill: p.muted, anchor: 'end' }),
      ) +
      repeat(columns, (column) => stroke(`M${96 + column * 176} 0V${height}`, p.line, 2)) +
      repeat(columns * rows, cell) +
      box(x, y, 176, (gap.to - gap.from) * 116, 'url(#hatch)') +
      box(x, y, 8, (gap.to - gap.from) * 116, p.danger),
  );
}

const coverage = sheet(
  p.sand,
  shape('M760 675C700 470 860 330 1200 300v375Z', p.mint) +
    stroke('M70 96c60-34 110 20 170-8s90-30 140 4', p.sun, 14) +
    at(70, 168, roster(5, 4, ['Thu 19', 'Fri 20', 'Sat 21', 'Sun 22', 'Mon 23'], { column: 2, from: 1, to: 3 }), -3) +
    `<clipPath id="glass"><circle cx="652" cy="356" r="166"/></clipPath>` +
    `<g clip-path="url(#glass)">${box(480, 180, 350, 350, 'url(#hatch)')}${box(480, 180, 26, 350, p.danger)}${words(664, 338, '3 of 8', 84, { fill: p.danger, weight: 700, family: 'Heading', anchor: 'middle' })}${words(664, 396, 'servers at 7 PM', 30, { fill: p.danger, anchor: 'middle' })}</g>` +
    `<circle cx="652" cy="356" r="166" fill="none" stroke="${p.green}" stroke-width="26"/>` +
    stroke('M548 274a130 130 0 0 1 62-50', '#fff', 12) +
    stroke('M776 480 928 636', p.green, 46) +
    stroke('M800 504 928 636', p.coral, 30) +
    p.rays(1030, 170, 26, 62, p.coral, 12, [10, 60, 110]),
);

const december = repeat(31, (index) => {
  const place = index + 1;
  const x = 52 + (place % 7) * 56;
  const y = 150 + Math.floor(place / 7) * 54;
  const peak = [3, 10, 17, 18, 21, 22].includes(index);
  const rest = [26, 27, 28].includes(index);
  return (
    (peak ? dot(x, y - 8, 23, p.coral) : '') +
    (rest ? dot(x, y - 8, 23, p.mint) : '') +
    words(x, y, index + 1, 22, { anchor: 'middle', fill: peak ? p.ink : rest ? p.deep : p.muted })
  );
});

const christmas = sheet(
  '#123F33',
  shape('M0 0H1200V280C900 340 500 220 0 330Z', p.night) +
    repeat(70, (index) =>
      dot(p.chance(index) * 1200, p.chance(index + 99) * 520, 2.5 + p.chance(index + 7) * 5, '#fff', 'opacity="0.85"'),
    ) +
    shape('M0 560c200-50 460-20 700-10s360-40 500-20v145H0Z', '#EAF4F0') +
    box(92, 214, 560, 366, p.coralDeep, 10) +
    box(92, 214, 560, 40, p.brick, 10) +
    box(134, 332, 330, 206, '#FFE9A8', 8) +
    shape('M134 538 220 332h150l94 206Z', p.sun, 'opacity="0.45"') +
    box(500, 332, 112, 248, p.deep, 8) +
    box(518, 352, 76, 116, '#FFE9A8', 6) +
    dot(590, 494, 7, p.sun) +
    repeat(8, (index) => shape(`M${80 + index * 73} 262h73v52q-36 34-73 0Z`, index % 2 ? paperWhite() : p.coral)) +
    stroke('M134 470h330', p.brick, 8) +
    [
      [166, 44, 62, p.green],
      [236, 58, 42, p.coral],
      [318, 40, 74, p.skyInk],
      [378, 54, 50, p.green],
    ]
      .map(
        ([x, width, height, fill]) =>
          box(x, 470 - height, width, height, fill, 6) + box(x + width / 2 - 5, 470 - height, 10, height, p.paper),
      )
      .join('') +
    `<circle cx="556" cy="398" r="30" fill="none" stroke="${p.green}" stroke-width="18"/>` +
    dot(556, 428, 9, p.coral) +
    shape('M70 214c60-30 140-8 200-20s130-24 200-6 130-10 206 22c-120 24-180 4-260 14s-220 18-346-10Z', '#fff') +
    shape('M60 590c90-22 180-4 300 4s240-14 330 6c-90 26-520 26-630-10Z', '#fff') +
    at(
      724,
      120,
      card(
        440,
        430,
        box(0, 0, 440, 84, p.green, 24) +
          box(0, 50, 440, 34, p.green) +
          words(220, 58, 'December', 38, { fill: '#fff', weight: 700, family: 'Heading', anchor: 'middle' }) +
          december,
      ),
      3,
    ) +
    repeat(2, (index) => box(820 + index * 200, 96, 16, 66, p.line, 8)) +
    p.spark(1090, 84, 26, p.sun),
);

function paperWhite() {
  return p.paper;
}

const house = (x, width, height, wall, { roof = p.ink, lit = false, kind = 'windows' } = {}) => {
  const y = 560 - height;
  const glass = lit ? '#FFF6D8' : '#F2F8F5';
  const windows = repeat(Math.floor((height - 120) / 74) * Math.floor((width - 30) / 66), (index) => {
    const columns = Math.floor((width - 30) / 66);
    return box(x + 26 + (index % columns) * 66, y + 40 + Math.floor(index / columns) * 74, 40, 46, glass, 4);
  });
  const door = box(x + width / 2 - 28, 478, 56, 82, lit ? p.green : roof, 6);
  const tops = {
    windows: '',
    gable: shape(`M${x - 12} ${y + 4}L${x + width / 2} ${y - 74}L${x + width + 12} ${y + 4}Z`, roof),
    saw: repeat(3, (index) => shape(`M${x + (index * width) / 3} ${y + 4}v-58l${width / 3} 58Z`, roof)),
  };
  return box(x, y, width, height, wall, 4) + tops[kind] + windows + door;
};

const oneSite = sheet(
  p.sky,
  shape('M0 470c180-120 360-60 520-90s380-120 680 0v295H0Z', '#C7DDF2') +
    house(36, 178, 230, '#BFD3CB', { kind: 'gable', roof: '#8FA79D' }) +
    house(246, 216, 310, '#CBDCD4', { roof: '#8FA79D' }) +
    p.rays(610, 240, 190, 236, p.coral, 14, [-60, -36, 36, 60]) +
    house(496, 228, 270, p.sun, { kind: 'saw', roof: p.coralDeep, lit: true }) +
    stroke('M610 288V118', p.ink, 9) +
    shape('M614 122h118l-30 36 30 36H614Z', p.green) +
    house(762, 160, 350, '#BFD3CB', { roof: '#8FA79D' }) +
    house(956, 214, 214, '#CBDCD4', { kind: 'gable', roof: '#8FA79D' }) +
    box(0, 556, 1200, 119, p.sand) +
    box(0, 556, 1200, 12, p.line) +
    repeat(9, (index) => box(30 + index * 140, 624, 76, 10, '#fff', 5)) +
    p.tree(478, 566, 120) +
    p.tree(742, 566, 96, '#2E7B62') +
    p.tree(1180, 566, 150, '#8FB8A6') +
    at(520, 636, p.van(p.paper, p.coral), 0, 0.42) +
    dot(170, 100, 34, '#fff') +
    dot(214, 92, 44, '#fff') +
    dot(262, 104, 30, '#fff') +
    dot(1000, 90, 26, '#fff') +
    dot(1036, 82, 36, '#fff') +
    dot(1078, 94, 24, '#fff'),
);

const blocks = [
  [60, 380, 130, p.mint, -14],
  [196, 342, 150, p.peach, -12],
  [352, 306, 110, p.mint, -10],
  [470, 284, 170, p.sky, -7],
  [648, 264, 120, p.sun, -4],
  [776, 258, 150, p.mint, 1],
  [934, 262, 120, p.plum, 5],
  [1060, 274, 120, p.peach, 8],
];
const town = [
  [40, 150, 150],
  [200, 104, 96],
  [316, 136, 190],
  [470, 90, 120],
  [576, 172, 150],
  [770, 110, 210],
  [900, 130, 120],
  [1046, 120, 168],
];

const restAtNight = sheet(
  p.night,
  dot(930, 150, 190, '#0F3A2E') +
    dot(930, 150, 120, '#14493A') +
    p.moon(950, 150, 78) +
    repeat(46, (index) =>
      dot(p.chance(index + 3) * 1200, p.chance(index + 41) * 420, 1.5 + p.chance(index) * 3, '#fff', 'opacity="0.7"'),
    ) +
    p.spark(180, 120, 22, p.sun) +
    p.spark(520, 86, 14, '#fff') +
    p.spark(700, 190, 12, '#fff') +
    blocks
      .map(([x, y, width, fill, turn]) =>
        at(
          x,
          y,
          box(0, 0, width, 62, fill, 16) +
            p.lines(18, 18, [width * 0.5, width * 0.32], { gap: 20, height: 9, fill: '#12211C33' }),
          turn,
        ),
      )
      .join('') +
    shape('M0 560c140-30 260 10 420-14s300-50 430-20 220-10 350 10v139H0Z', '#08201A') +
    town
      .map(([x, width, height], index) => {
        const columns = Math.floor((width - 20) / 40);
        const windows = repeat(columns * Math.floor((height - 40) / 48), (place) =>
          box(x + 20 + (place % columns) * 40, 664 - height + Math.floor(place / columns) * 48, 18, 24, '#1B4A3B', 3),
        );
        const roof = shape(
          `M${x - 8} ${642 - height}L${x + width / 2} ${590 - height}L${x + width + 8} ${642 - height}Z`,
          '#0A261D',
        );
        return (
          box(x, 640 - height, width, height, index % 2 ? '#103529' : '#0D2E24', 4) +
          (index === 4 ? '' : windows) +
          (index % 3 === 0 ? roof : '')
        );
      })
      .join('') +
    box(626, 532, 50, 58, p.sun, 5) +
    stroke('M651 532v58M626 561h50', '#B8860B', 4) +
    shape('M626 590 560 675h190l-74-85Z', p.sun, 'opacity="0.14"') +
    box(0, 636, 1200, 39, '#061813'),
);

export const rosterScenes = {
  'minimum-coverage-half-the-heads': coverage,
  'christmas-roster-without-wearing-people-out': christmas,
  'one-site-first': oneSite,
  'night-shifts-and-rest': restAtNight,
};
