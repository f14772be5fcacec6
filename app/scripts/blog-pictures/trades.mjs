/** Blog illustrations of industries: call centre, care home, school and shop. */
import * as p from './pieces.mjs';

const { at, box, card, dot, repeat, shape, sheet, stroke, words } = p;

const heart = (x, y, size, fill) =>
  at(x, y, shape('M0 30C-44-4-40-40-18-40-6-40 0-30 0-24 0-30 6-40 18-40 40-40 44-4 0 30Z', fill), 0, size);

const callCentre = sheet(
  p.green,
  dot(1060, 80, 260, p.deep) +
    shape('M0 520h1200v155H0Z', '#C98F62') +
    box(0, 520, 1200, 16, '#A86F44') +
    at(
      90,
      74,
      card(
        560,
        330,
        [
          ['Solved at once', 0.82, '82%', p.green],
          ['Within the corridor', 0.74, '74%', p.skyInk],
          ['Team goal', 0.6, '60%', p.coral],
        ]
          .map(
            ([label, share, text, fill], index) =>
              p.ring(104 + index * 176, 168, 62, share, text, { fill, width: 18 }) +
              words(104 + index * 176, 278, label, 20, { anchor: 'middle', fill: p.muted }),
          )
          .join('') + words(36, 62, 'This week', 22, { weight: 700 }),
      ),
    ) +
    box(330, 404, 80, 92, p.ink) +
    box(250, 492, 240, 30, p.ink, 12) +
    shape('M780 92h270q44 0 44 44v96q0 44-44 44H880l-70 66 12-66h-42q-44 0-44-44v-96q0-44 44-44Z', p.paper) +
    heart(914, 190, 1.55, p.coral) +
    stroke('M742 470a128 128 0 0 1 256 0', p.coral, 30) +
    stroke('M760 470a110 110 0 0 1 220 0', p.coralDeep, 6) +
    box(706, 448, 72, 120, p.ink, 30) +
    box(962, 448, 72, 120, p.ink, 30) +
    box(720, 462, 44, 92, p.coral, 20) +
    box(976, 462, 44, 92, p.coral, 20) +
    stroke('M742 562c4 50 50 62 100 56', p.ink, 12) +
    box(836, 600, 56, 32, p.coral, 16) +
    stroke('M998 566c20 60 90 30 120 70s60 30 120 40', p.ink, 9) +
    at(
      -20,
      34,
      shape('M564 440h92v72q0 30-30 30h-32q-30 0-30-30Z', p.sun) +
        stroke('M656 458h12q18 0 18 18t-18 18h-12', p.sun, 10) +
        stroke('M590 424c-8-16 8-20 2-34M622 424c-8-16 8-20 2-34', p.mint, 6),
    ),
);

const careHome = sheet(
  '#FFEBC4',
  box(0, 560, 1200, 115, '#C98F62') +
    box(0, 556, 1200, 12, '#A86F44') +
    box(330, 60, 560, 380, p.paper, 16) +
    box(352, 82, 516, 336, p.sky, 6) +
    `<clipPath id="pane"><rect x="352" y="82" width="516" height="336"/></clipPath><g clip-path="url(#pane)">${dot(690, 150, 48, p.sun)}${shape('M352 340c120-60 220-20 320-44s140-30 196-10v140H352Z', p.leaf)}${p.tree(736, 404, 130)}</g>` +
    box(602, 82, 16, 336, p.paper) +
    box(352, 246, 516, 14, p.paper) +
    box(306, 432, 608, 22, p.paper, 6) +
    shape('M306 44c70 130 40 260-10 400h-70V44ZM914 44c-70 130-40 260 10 400h70V44Z', p.coral) +
    stroke('M190 44h840', p.brick, 14) +
    shape('M844 432h88l-12-66h-64Z', p.coralDeep) +
    stroke('M888 366c-4-40-40-50-52-84M888 366c0-50 6-70 4-110M888 366c6-40 36-40 52-74', p.green, 8) +
    [
      [832, 276],
      [892, 246],
      [944, 286],
    ]
      .map(([x, y]) => dot(x, y, 15, p.plumInk) + dot(x, y, 6, p.sun))
      .join('') +
    shape('M190 675V470q0-90 84-90h130q84 0 84 90v205Z', p.plumInk) +
    at(
      340,
      675,
      p.person(0, 0, {
        skin: '#F0C7A6',
        shirt: p.plum,
        hair: '#F4F1EC',
        cut: 'bun',
        look: `${stroke('M-30-250a14 14 0 1 0 26 0a14 14 0 1 0-26 0M4-250a14 14 0 1 0 26 0a14 14 0 1 0-26 0', p.ink, 3.5)}${stroke('M-14-216q14 12 28 0', p.brick, 4)}`,
      }),
      0,
      1.12,
    ) +
    at(
      610,
      675,
      p.person(0, 0, {
        skin: '#A56E48',
        shirt: p.green,
        hair: p.skyInk,
        cut: 'scarf',
        look: `${dot(-15, -250, 4.5, p.ink)}${dot(15, -250, 4.5, p.ink)}${stroke('M-15-222q15 14 30 0', p.brick, 4)}${shape('M-30-158 0-112 30-158Z', p.leaf)}${box(38, -96, 46, 30, p.paper, 5)}`,
      }),
      0,
      1.22,
    ) +
    stroke('M268 592q60 50 138 32', '#D9CBEA', 54) +
    dot(430, 618, 28, '#F0C7A6') +
    stroke('M690 590q-80 66-196 34', p.deep, 58) +
    stroke('M478 616 436 604M474 626 430 620', '#A56E48', 24) +
    heart(472, 176, 0.9, p.coral),
);

const school = sheet(
  '#CFE6F7',
  dot(150, 130, 70, p.sun) +
    dot(870, 96, 30, '#fff') +
    dot(912, 86, 42, '#fff') +
    dot(960, 98, 28, '#fff') +
    shape('M0 470c220-80 420-40 620-60s380-60 580-20v285H0Z', p.leaf) +
    box(250, 264, 640, 300, '#F6D9B8', 6) +
    shape('M226 270 570 150l344 120Z', p.coralDeep) +
    box(510, 96, 120, 120, '#F6D9B8') +
    shape('M494 100 570 34l76 66Z', p.deep) +
    shape('M552 178v-22a18 18 0 0 1 36 0v22l8 10h-52Z', p.sun) +
    dot(570, 194, 7, p.ink) +
    p.clock(570, 276, 38, 6, 15, { rim: p.deep }) +
    [290, 390, 690, 790]
      .map(
        (x) =>
          box(x, 330, 64, 84, p.sky, 6, `stroke="${p.paper}" stroke-width="8"`) +
          stroke(`M${x + 32} 330v84M${x} 372h64`, p.paper, 5),
      )
      .join('') +
    [290, 390, 690, 790]
      .map((x, index) =>
        box(x, 456, 64, 72, index === 2 ? '#FFE9A8' : p.sky, 6, `stroke="${p.paper}" stroke-width="8"`),
      )
      .join('') +
    shape('M520 564V450q0-40 50-40t50 40v114Z', p.green) +
    stroke('M570 412v152', p.deep, 5) +
    dot(558, 500, 5, p.sun) +
    dot(582, 500, 5, p.sun) +
    box(500, 562, 140, 14, p.line) +
    box(484, 574, 172, 14, p.line) +
    stroke('M866 566 920 250M906 572 960 256', '#8F5D37', 10) +
    repeat(7, (index) => stroke(`M${872 + index * 7.2} ${530 - index * 42}h40`, '#8F5D37', 7)) +
    box(0, 588, 1200, 87, '#4B5A54') +
    box(0, 588, 1200, 10, p.line) +
    repeat(8, (index) => box(40 + index * 156, 640, 84, 8, p.paper, 4)) +
    at(
      70,
      650,
      shape('M0-40V-150q0-30 30-30h300q30 0 36 30l12 60h26q20 0 20 24v26Z', p.sun) +
        box(0, -92, 420, 14, p.ink) +
        repeat(4, (index) => box(26 + index * 80, -156, 60, 48, p.sky, 8)) +
        [86, 330].map((x) => dot(x, -34, 36, p.ink) + dot(x, -34, 15, p.line)).join('') +
        words(186, -52, 'School bus', 26, { weight: 700, anchor: 'middle' }),
    ) +
    p.tree(1080, 590, 230) +
    p.tree(1160, 590, 150, '#2E7B62') +
    box(1000, 548, 12, 46, p.brick) +
    box(966, 540, 80, 14, p.brick, 5) +
    at(706, 478, heartCard(), -6),
);

function heartCard() {
  return (
    box(0, 0, 36, 30, '#fff', 3) +
    at(18, 17, shape('M0 9C-13-1-12-12-5-12-2-12 0-9 0-7 0-9 2-12 5-12 12-12 13-1 0 9Z', p.coral))
  );
}

const hanger = (x) => stroke(`M${x} 168q0-26 18-22M${x} 168l-74 50h148Z`, '#8F5D37', 7);
const coat = (x, fill, dark, long) =>
  hanger(x) +
  shape(`M${x - 30} 198h60l58 34 18 178h-40l-12-90v${long}h-108v${-long}l-12 90h-40l18-178Z`, fill) +
  stroke(`M${x} 206v${long + 112}`, dark, 5) +
  shape(`M${x - 30} 198l30 46 30-46-12-8h-36Z`, dark) +
  [0, 1, 2].map((index) => dot(x + 14, 290 + index * 44, 6, dark)).join('');

const quietShop = sheet(
  '#EAF1F8',
  box(0, 566, 1200, 109, '#D8C6A6') +
    box(0, 560, 1200, 12, '#BFA982') +
    box(800, 70, 330, 330, p.paper, 10) +
    box(818, 88, 294, 294, '#C9DDF0', 6) +
    repeat(26, (index) =>
      dot(828 + p.chance(index + 4) * 270, 96 + p.chance(index + 31) * 270, 3 + p.chance(index) * 3, '#fff'),
    ) +
    box(958, 88, 12, 294, p.paper) +
    shape('M818 382c60-40 120-20 180-30s90-16 114-6v36Z', '#fff') +
    stroke('M90 146H710', p.ink, 14) +
    stroke('M120 146V600M680 146V600M80 606h86M636 606h90', p.ink, 14) +
    coat(220, p.green, p.deep, 200) +
    coat(350, p.coral, p.coralDeep, 150) +
    coat(474, p.sun, '#C79A1D', 240) +
    hanger(580) +
    hanger(636) +
    at(
      742,
      426,
      card(
        178,
        196,
        box(0, 0, 178, 52, p.coralDeep, 14) +
          box(0, 30, 178, 22, p.coralDeep) +
          words(89, 37, 'January', 26, { fill: '#fff', weight: 700, anchor: 'middle' }) +
          words(89, 144, '15', 82, { weight: 700, family: 'Heading', anchor: 'middle' }),
        { radius: 14 },
      ),
      -4,
    ) +
    box(950, 506, 170, 22, '#8F5D37', 10) +
    stroke('M974 528l-20 120M1096 528l20 120M966 590h140', '#8F5D37', 13) +
    shape('M996 422h84v56q0 28-28 28h-28q-28 0-28-28Z', p.paper) +
    stroke('M1080 438h10q18 0 18 16t-18 16h-10', p.paper, 9) +
    box(996, 446, 84, 14, p.leaf) +
    stroke('M1020 406c-8-16 10-22 2-40M1052 406c-8-16 10-22 2-40', p.muted, 6, 'opacity="0.6"'),
);

export const tradeScenes = {
  'call-centre-goals-that-leave-room-for-kindness': callCentre,
  'thank-yous-that-fit-a-care-home': careHome,
  'the-people-who-keep-a-school-running': school,
  'january-in-the-shops': quietShop,
};
