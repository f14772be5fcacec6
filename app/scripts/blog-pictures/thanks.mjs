/** Blog illustrations of recognition, points and gift cards. */
import * as p from './pieces.mjs';

const { at, box, card, dot, repeat, shape, sheet, stroke, words } = p;

const remembered = sheet(
  p.mint,
  dot(980, 640, 300, p.coral) +
    p.rays(980, 640, 340, 412, p.green, 22, [-84, -62, -40, -18, 4, 26]) +
    at(
      120,
      130,
      card(
        760,
        440,
        p.avatar(100, 104, 56, 'IR', 'cook') +
          words(182, 94, 'Irene', 44, { weight: 700, family: 'Heading' }) +
          words(182, 138, 'to Marcus, evening crew', 28, { fill: p.muted, weight: 500 }) +
          p.points(596, 66, '+50', 46) +
          stroke('M52 196H708', p.line, 3) +
          words(52, 262, 'You rang the next three stops', 42, { weight: 500 }) +
          words(52, 322, 'when the van broke down.', 42, { weight: 500 }) +
          words(52, 382, 'All three waited', 42, { weight: 500 }) +
          stroke('M360 384c10-18 18 6 28-8s14-8 22 2', p.ink, 5),
        { radius: 36 },
      ),
      -4,
    ) +
    at(564, 484, p.pencil(330), 22) +
    stroke('M180 620c50-26 90 14 140-6s70-20 120 2', p.sun, 14) +
    p.spark(90, 110, 30, p.sun) +
    p.spark(960, 120, 40, p.green) +
    p.spark(1040, 190, 20, p.coral),
);

const pan = (x, y) =>
  stroke(`M${x} 190 ${x - 120} ${y}M${x} 190 ${x + 120} ${y}`, p.ink, 5) +
  shape(`M${x - 150} ${y}h300c-14 58-64 84-150 84s-136-26-150-84Z`, p.coralDeep);

const fair = sheet(
  p.peach,
  box(600, 0, 600, 675, p.deep) +
    repeat(24, (index) =>
      dot(
        620 + p.chance(index) * 570,
        p.chance(index + 50) * 640,
        2 + p.chance(index + 9) * 3,
        '#fff',
        'opacity="0.6"',
      ),
    ) +
    shape('M0 600c150-40 380-30 600 0v75H0Z', '#FFD2BF') +
    shape('M600 600c200-40 420-20 600 10v65H600Z', p.night) +
    p.rays(290, 336, 92, 120, p.coral, 12, [-75, -50, -25, 0, 25, 50, 75]) +
    dot(290, 352, 78, p.sun) +
    pan(290, 400) +
    p.moon(934, 330, 70) +
    pan(910, 400) +
    stroke('M290 190H910', p.sun, 20) +
    dot(600, 190, 34, p.coral, `stroke="${p.paper}" stroke-width="10"`) +
    stroke('M600 224V590', p.sun, 22) +
    shape('M470 620q0-46 130-46t130 46v10H470Z', p.sun) +
    [0, 1, 2]
      .map((index) =>
        at(204 + index * 6, 506 + index * 40, p.points(0, 0, ['+20', '+50', '+20'][index], 28), index * 4 - 4),
      )
      .join('') +
    [0, 1, 2]
      .map((index) =>
        at(860 - index * 5, 506 + index * 40, p.points(0, 0, ['+50', '+20', '+20'][index], 28), 4 - index * 4),
      )
      .join(''),
);

const giftCard = (fill, front, drawing) =>
  `<g filter="url(#soft)">${box(0, 0, 400, 250, fill, 26)}</g>${box(0, 168, 400, 26, front, 0, 'opacity="0.18"')}${drawing}`;

const question = (y, ticked, length) =>
  box(36, y, 34, 34, ticked ? p.green : '#fff', 9, `stroke="${ticked ? p.green : p.line}" stroke-width="3"`) +
  (ticked ? stroke(`m43 ${y + 17} 8 9 14-17`, '#fff', 5) : '') +
  p.lines(88, y + 11, [length]) +
  words(108 + length, y + 29, '?', 34, { weight: 700, family: 'Heading', fill: p.coralDeep });

const giftCards = sheet(
  '#FFDFA0',
  shape('M0 0h620C560 240 330 300 0 270Z', p.sun) +
    shape('M0 675V560c260-70 700 60 1200-40v155Z', p.peach) +
    at(
      92,
      96,
      giftCard(
        p.green,
        '#fff',
        words(34, 62, 'Books', 36, { fill: '#fff', weight: 700, family: 'Heading' }) +
          words(366, 62, '10 €', 34, { fill: p.sun, weight: 700, anchor: 'end' }) +
          shape('M60 92h90v64H60Z', p.leaf) +
          shape('M164 92h90v64h-90Z', p.mint) +
          stroke('M157 88v72', p.deep, 6),
      ),
      -11,
    ) +
    at(
      166,
      206,
      giftCard(
        p.paper,
        p.ink,
        words(34, 62, 'Coffee', 36, { weight: 700, family: 'Heading' }) +
          words(366, 62, '5 €', 34, { weight: 700, anchor: 'end' }) +
          shape('M70 92h84v36a30 30 0 0 1-30 30h-24a30 30 0 0 1-30-30Z', p.coral) +
          stroke('M156 104h14q16 0 16 16t-16 16h-16', p.coral, 9),
      ),
      -2,
    ) +
    at(
      262,
      320,
      giftCard(
        p.coral,
        p.ink,
        words(34, 62, 'Spa day', 36, { weight: 700, family: 'Heading' }) +
          words(366, 62, '20 €', 34, { weight: 700, anchor: 'end' }) +
          shape('M110 158c-46-14-46-52-20-72 20 18 30 44 20 72Zm0 0c8-30 30-48 62-44-2 28-26 46-62 44Z', p.paper),
      ),
      7,
    ) +
    at(
      760,
      66,
      card(
        350,
        540,
        words(36, 70, 'Ask payroll', 36, { weight: 700, family: 'Heading' }) +
          [
            [112, true, 150],
            [168, true, 110],
            [224, false, 170],
            [280, true, 130],
            [336, false, 96],
            [392, false, 160],
            [448, false, 120],
          ]
            .map((row) => question(...row))
            .join(''),
        { radius: 18 },
      ),
      4,
    ) +
    box(878, 48, 120, 46, p.muted, 12) +
    box(906, 30, 64, 36, p.muted, 14) +
    at(1140, 610, p.pencil(230), -84) +
    p.spark(640, 110, 28, p.coralDeep) +
    p.spark(110, 520, 30, p.coral),
);

export const thanksScenes = {
  'write-a-recognition-people-remember': remembered,
  'fair-points-across-shifts': fair,
  'gift-cards-questions-for-your-tax-adviser': giftCards,
};
