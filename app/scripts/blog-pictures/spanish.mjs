/** Blog illustrations of the posts that exist in Spanish only. */
import * as p from './pieces.mjs';

const { at, box, card, dot, repeat, shape, sheet, stroke, words } = p;

const plate = (x, y, food) =>
  dot(x, y, 74, '#fff', `stroke="${p.line}" stroke-width="3"`) + dot(x, y, 52, p.sand) + food;
const rice = (x, y) =>
  dot(x, y, 38, p.sun) +
  repeat(16, (index) =>
    dot(x - 26 + p.chance(index) * 52, y - 26 + p.chance(index + 40) * 52, 4, '#fff', 'opacity="0.7"'),
  ) +
  dot(x + 10, y - 8, 9, p.coralDeep) +
  dot(x - 14, y + 12, 7, p.green);
const fork = (x, y, turn) => at(x, y, stroke('M0 0v74M-12-44v26q0 18 12 18t12-18v-26M0-44v44', p.muted, 6), turn);

/** The staff's table from above: a pan of rice, plates, and a card with a thank-you among them. */
const familyMeal = sheet(
  '#CDE9DB',
  box(70, 60, 1060, 555, '#D9A273', 60) +
    repeat(4, (index) => stroke(`M90 ${170 + index * 112}h1020`, '#C68C5C', 4)) +
    dot(600, 300, 172, p.ink) +
    dot(600, 300, 154, '#3A4A44') +
    dot(600, 300, 142, p.sun) +
    repeat(90, (index) =>
      dot(600 + (p.chance(index) - 0.5) * 190, 300 + (p.chance(index + 200) - 0.5) * 190, 5, '#FFF1C9'),
    ) +
    repeat(7, (index) =>
      at(
        600,
        300,
        shape('M0-100q22 12 22 34 0 12-10 18-16-14-12-52Z', p.coral) + stroke('M-2-98q10 24 12 48', p.brick, 3),
        index * 51,
      ),
    ) +
    [0, 120, 240].map((turn) => at(600, 300, dot(0, -46, 13, p.green) + dot(26, -40, 9, p.leaf), turn)).join('') +
    box(752, 282, 190, 34, p.ink, 17) +
    plate(230, 190, rice(230, 190)) +
    plate(230, 470, rice(230, 470)) +
    plate(470, 540, rice(470, 540)) +
    plate(960, 180, '') +
    fork(330, 190, 8) +
    fork(330, 480, -6) +
    fork(1062, 190, 4) +
    dot(396, 120, 34, p.sky, `stroke="#fff" stroke-width="6"`) +
    dot(820, 130, 34, p.sky, `stroke="#fff" stroke-width="6"`) +
    at(
      700,
      438,
      card(
        360,
        190,
        words(30, 66, 'Gracias, Karim:', 34, { weight: 700, family: 'Heading' }) +
          words(30, 114, 'viste el alérgico', 30, { fill: p.muted }) +
          words(30, 154, 'antes que nadie.', 30, { fill: p.muted }) +
          stroke('M30 124c60-6 130 6 214-2', p.coral, 5),
        { radius: 10 },
      ),
      -4,
    ),
);

const entry = (y, day, from, to) =>
  words(0, y, day, 30, { fill: p.muted }) +
  words(120, y, from, 30) +
  words(250, y, to, 30) +
  stroke(`M-6 ${y + 18}h390`, p.line, 3);

/** A notebook with the hours of a week beside a clock that says five. */
const timeRecord = sheet(
  p.sand,
  box(0, 560, 1200, 115, '#E3D6BF') +
    at(
      120,
      96,
      card(520, 470, '', { radius: 14 }) +
        box(0, 0, 60, 470, p.green, 14) +
        repeat(9, (index) => dot(30, 46 + index * 47, 9, p.paper)) +
        at(
          100,
          0,
          words(0, 76, 'Jornada', 42, { weight: 700, family: 'Heading' }) +
            entry(142, 'lun', '8:58', '17:02') +
            entry(206, 'mar', '9:00', '16:55') +
            entry(270, 'mié', '9:04', '17:00') +
            entry(334, 'jue', '8:55', '17:10') +
            words(0, 398, 'vie', 30, { fill: p.muted }) +
            words(120, 398, '9:00', 30) +
            stroke('M250 400q18-26 34-4', p.coralDeep, 6),
        ),
      -3,
    ) +
    at(420, 488, p.pencil(220), -38) +
    p.clock(930, 270, 160, 17, 0, {}) +
    box(800, 500, 260, 70, p.deep, 12) +
    words(930, 546, '17:00', 40, { fill: p.sun, weight: 700, family: 'Heading', anchor: 'middle' }) +
    box(780, 566, 300, 14, p.brick, 4),
);

const chosen = {
  3: p.coral,
  4: p.coral,
  5: p.coral,
  6: p.coral,
  7: p.coral,
  17: p.leaf,
  18: p.leaf,
  19: p.leaf,
  20: p.leaf,
  21: p.leaf,
};
const august = repeat(31, (index) => {
  // 1 August 2026 is a Saturday.
  const place = index + 5;
  const [x, y] = [40 + (place % 7) * 82, 132 + Math.floor(place / 7) * 62];
  const fill = chosen[index + 1] ?? p.sand;
  return box(x, y, 70, 50, fill, 8) + words(x + 35, y + 34, index + 1, 24, { anchor: 'middle', fill: p.ink });
});

/** August on the wall, two turns of holidays in it, and a suitcase that waits below. */
const augustHolidays = sheet(
  '#FFE9A8',
  dot(1070, 120, 86, p.coral) +
    p.rays(1070, 120, 106, 142, p.coralDeep, 12, [0, 45, 90, 135, 180, 225, 270, 315]) +
    box(0, 586, 1200, 89, '#E8B96A') +
    at(
      90,
      40,
      card(
        640,
        530,
        box(0, 0, 640, 92, p.green, 24) +
          box(0, 60, 640, 40, p.green) +
          words(40, 64, 'Agosto', 48, { fill: p.paper, weight: 700, family: 'Heading' }) +
          august,
      ),
      -1.5,
    ) +
    at(
      800,
      330,
      stroke('M96 0v-44q0-22 22-22h84q22 0 22 22V0', p.ink, 16) +
        box(0, 0, 320, 250, p.skyInk, 26) +
        box(46, 0, 26, 250, '#143A5E') +
        box(248, 0, 26, 250, '#143A5E') +
        box(132, 90, 58, 40, p.sun, 8) +
        dot(40, 262, 18, p.ink) +
        dot(280, 262, 18, p.ink),
    ) +
    at(
      872,
      424,
      card(
        170,
        108,
        words(85, 48, 'Turno 2:', 26, { anchor: 'middle' }) +
          words(85, 84, '17 al 21', 26, { anchor: 'middle', fill: p.coralDeep }),
        { radius: 8 },
      ),
      5,
    ),
);

export const spanishScenes = {
  'las-gracias-se-dan-en-la-comida-de-familia': familyMeal,
  'el-registro-de-jornada-que-nadie-odia': timeRecord,
  'vacaciones-de-agosto-sin-favoritos': augustHolidays,
};
