/** Blog illustrations of the posts about working-time law. */
import * as p from './pieces.mjs';

const { at, box, card, dot, repeat, shape, sheet, stroke, words } = p;

/** Two weeks of a wall calendar and the days after them: twelve of work, three of rest, and the next. */
const days = repeat(21, (index) => {
  const [x, y] = [44 + (index % 7) * 104, 128 + Math.floor(index / 7) * 118];
  const isWork = index < 12 || index > 14;
  const fill = index > 15 ? p.sand : isWork ? p.leaf : p.peach;
  const mark = index < 12 ? stroke(`M${x + 24} ${y + 48}l16 16 28-32`, p.green, 9) : '';
  const rest = index > 11 && index < 15 ? dot(x + 46, y + 46, 16, p.coral) : '';
  return box(x, y, 92, 92, fill, 12) + mark + rest;
});

const alarm =
  stroke('M-70 96l-26 40M70 96l26 40', p.ink, 16) +
  dot(-78, -92, 36, p.coralDeep) +
  dot(78, -92, 36, p.coralDeep) +
  p.clock(0, 0, 112, 6, 30, { rim: p.coral }) +
  // Two heavy lids.
  shape('M-84-36q40 22 76 0v-10h-76Z', p.peach) +
  shape('M8-36q40 22 76 0v-10H8Z', p.peach);

const twelveDays = sheet(
  '#CDE9DB',
  box(0, 588, 1200, 87, '#A9DCC4') +
    at(
      70,
      62,
      card(
        812,
        510,
        box(0, 0, 812, 92, p.green, 24) +
          box(0, 60, 812, 36, p.green) +
          repeat(7, (index) => dot(90 + index * 105, 46, 13, p.leaf)) +
          days,
      ),
      -1.5,
    ) +
    at(1016, 452, alarm, 7) +
    at(
      960,
      108,
      card(180, 132, words(90, 92, '84 h', 58, { weight: 700, family: 'Heading', anchor: 'middle' }), { radius: 14 }),
      4,
    ),
);

const stool = (x) =>
  box(x, 352, 118, 22, p.brick, 8) + stroke(`M${x + 20} 352l-16-96M${x + 98} 352l16-96M${x + 4} 290h110`, p.brick, 12);

/** A bar after closing: stools on the counter, a clock that says one, and the moon behind the window. */
const lateBar = sheet(
  p.night,
  box(90, 70, 640, 300, '#12382E', 18) +
    dot(590, 168, 58, p.sun) +
    dot(566, 152, 52, '#12382E') +
    repeat(22, (index) => dot(120 + p.chance(index) * 560, 92 + p.chance(index + 50) * 150, 3, p.leaf)) +
    repeat(6, (index) => box(110 + index * 104, 300 - (index % 3) * 34, 84, 70 + (index % 3) * 34, '#0B2A22', 4)) +
    repeat(3, (index) => box(152 + index * 208, 322, 14, 18, p.sun, 2)) +
    stroke('M410 70v300M90 220h640', p.deep, 10) +
    stroke('M900 0v52', p.leaf, 6) +
    p.clock(960, 190, 120, 1, 0, { rim: p.coral }) +
    stool(150) +
    stool(360) +
    stool(570) +
    box(60, 374, 1080, 46, '#D9A273', 12) +
    box(90, 420, 1020, 255, '#8E5B34') +
    repeat(8, (index) => stroke(`M${150 + index * 128} 450v200`, '#7A4C2A', 6)) +
    box(800, 300, 60, 74, p.sky, 8) +
    box(800, 340, 60, 34, p.sun, 8) +
    at(
      930,
      318,
      card(190, 56, words(95, 38, '16–1', 34, { weight: 700, family: 'Heading', anchor: 'middle' }), { radius: 8 }),
      -3,
    ),
);

export const lawScenes = {
  'twelve-days-in-a-row-can-be-legal': twelveDays,
  'el-camarero-que-no-sabia-que-trabaja-de-noche': lateBar,
};
