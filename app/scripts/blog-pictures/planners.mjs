/** Blog illustrations of the Spanish posts about planning. */
import * as p from './pieces.mjs';

const { at, box, card, dot, repeat, shape, sheet, stroke, words } = p;

const title = (x, y, text, size = 40, more = {}) =>
  words(x, y, text, size, { weight: 700, family: 'Heading', ...more });
const floor = (y, fill) => box(0, y, 1200, 675 - y, fill);

/** A shutter half down at one in the morning, and beside it a coffee machine that is on at ten. */
const closeAndOpen = sheet(
  p.night,
  box(600, 0, 600, 675, '#FFE9A8') +
    floor(590, '#E3D6BF') +
    box(0, 590, 600, 85, '#081F18') +
    box(80, 120, 430, 470, '#12382E', 10) +
    box(110, 330, 370, 260, p.sun, 4) +
    box(110, 330, 370, 260, p.ink, 4, 'opacity="0.72"') +
    repeat(3, (index) => box(140 + index * 120, 430, 70, 160, '#0B2A22', 8)) +
    repeat(11, (index) => box(96, 130 + index * 26, 398, 22, index % 2 ? '#3C7A66' : '#4B8B76', 3)) +
    box(96, 412, 398, 14, p.line, 4) +
    p.clock(300, 66, 52, 1, 0, { rim: p.coral }) +
    p.moon(520, 90, 34) +
    repeat(9, (index) => dot(40 + p.chance(index) * 540, 20 + p.chance(index + 30) * 80, 2.5, p.leaf)) +
    box(680, 430, 450, 30, p.brick, 8) +
    box(700, 460, 410, 130, '#8E5B34') +
    box(750, 230, 300, 200, p.coral, 22) +
    box(750, 230, 300, 54, p.coralDeep, 22) +
    box(750, 262, 300, 22, p.coralDeep) +
    [830, 970].map((x) => box(x - 24, 300, 48, 34, p.ink, 6) + stroke(`M${x} 334v22`, p.ink, 10)).join('') +
    [830, 970]
      .map((x) => box(x - 28, 378, 56, 44, '#fff', 10) + stroke(`M${x + 28} 388q20 8 0 24`, '#fff', 7))
      .join('') +
    [0, 1, 2].map((index) => stroke(`M${816 + index * 16} 366q8-12 0-24`, p.muted, 4)).join('') +
    p.clock(900, 130, 70, 10, 0, {}) +
    at(508, 470, card(184, 96, title(92, 64, '9 h', 52, { anchor: 'middle', fill: p.danger }), { radius: 14 }), -3),
);

/** A sandwich in two halves, a coffee, and a clock with a quarter of an hour in yellow. */
const bread = (x, y, turn) =>
  at(
    x,
    y,
    shape('M0 60q-14-84 110-84t110 84q-8 20-110 20T0 60Z', '#D9A273') +
      repeat(9, (index) => dot(34 + index * 19, 8 + p.chance(index) * 22, 4, '#F1D2AA')) +
      shape('M-4 72q30 26 58 6t58 6 58-6 54-4v16H-2Z', '#5FA56B') +
      box(2, 82, 216, 16, p.coralDeep, 6) +
      box(-4, 94, 228, 14, p.sun, 6) +
      shape('M-2 106h224q-4 44-50 44H48q-46 0-50-44Z', '#C98F5E'),
    turn,
  );
const quarter = sheet(
  p.mint,
  floor(520, '#CDE9DB') +
    at(90, 340, card(600, 250, '', { fill: '#fff', radius: 8 }), -2) +
    repeat(6, (index) => stroke(`M${130 + index * 96} 360l40 210`, p.line, 3)) +
    bread(150, 360, -7) +
    bread(430, 372, 5) +
    dot(800, 520, 96, '#fff', `stroke="${p.line}" stroke-width="3"`) +
    dot(800, 520, 62, p.brick) +
    dot(800, 520, 62, '#6B3A1E') +
    dot(784, 506, 16, '#8E5B34', 'opacity="0.7"') +
    stroke('M894 500q46-6 44 30-2 28-44 22', '#fff', 16) +
    p.clock(930, 220, 170, 12, 15, { rim: p.green }) +
    shape('M930 220V108A112 112 0 0 1 1042 220Z', p.sun, 'opacity="0.85"') +
    stroke('M930 220V122M930 220h112', p.ink, 9) +
    dot(930, 220, 14, p.coral) +
    at(330, 110, card(330, 130, title(165, 84, '15 minutos', 50, { anchor: 'middle' }), { radius: 16 }), -3),
);

/** A pair of scales with four tall figures on one side and eight small ones on the other, and two peaks of work. */
const figure = (x, y, size, shirt) =>
  at(x, y, dot(0, -92, 20, '#F0C29B') + shape('M-30 0v-34q0-34 30-34t30 34V0Z', shirt), 0, size);
const scales = sheet(
  '#FFE9A8',
  floor(600, '#E8B96A') +
    shape('M0 600q90-10 150-120t120 0 150 120Z', p.coral, 'opacity="0.55"') +
    shape('M780 600q90-10 150-150t120 0 150 150Z', p.coral, 'opacity="0.55"') +
    box(588, 150, 24, 430, p.green, 8) +
    box(480, 568, 240, 34, p.deep, 12) +
    dot(600, 146, 26, p.sun, `stroke="${p.deep}" stroke-width="8"`) +
    stroke('M210 196 990 128', p.deep, 16) +
    stroke('M210 196 110 360M210 196 310 360M990 128 890 300M990 128 1090 300', p.ink, 4) +
    shape('M80 360h260q-20 66-130 66T80 360Z', p.leaf) +
    shape('M840 300h300q-20 66-150 66T840 300Z', p.leaf) +
    [0, 1, 2, 3]
      .map((index) => figure(122 + index * 60, 360, 1, [p.green, p.coralDeep, p.skyInk, p.plumInk][index]))
      .join('') +
    repeat(8, (index) => figure(862 + index * 37, 300, 0.62, [p.green, p.coralDeep, p.skyInk, p.plumInk][index % 4])) +
    at(140, 466, card(170, 84, title(85, 58, '4 × 40', 42, { anchor: 'middle' }), { radius: 12 }), -2) +
    at(892, 404, card(190, 84, title(95, 58, '8 × 20', 42, { anchor: 'middle' }), { radius: 12 }), 2),
);

/** Five columns of counters of nearly the same height; two have grey ones of past weeks below. */
const columns = [
  ['Ana', 4, 3],
  ['Luis', 4, 4],
  ['Marta', 0, 7],
  ['Omar', 0, 8],
  ['Irene', 0, 8],
];
const fairWeekends = sheet(
  p.plum,
  floor(560, '#D8C7EC') +
    columns
      .map(([name, past, fresh], column) => {
        const x = 190 + column * 205;
        return (
          repeat(past + fresh, (index) =>
            at(
              x,
              548 - index * 42,
              `<ellipse cx="0" cy="8" rx="66" ry="22" fill="${p.plumInk}" opacity="0.25"/>` +
                box(-64, -28, 128, 34, index < past ? '#B9B2C4' : p.sun, 16) +
                `<ellipse cx="0" cy="-28" rx="64" ry="18" fill="${index < past ? '#CFC9D8' : '#FFD978'}"/>`,
            ),
          ) + words(x, 630, name, 36, { anchor: 'middle', fill: p.plumInk, weight: 700 })
        );
      })
      .join('') +
    stroke('M90 208H1110', p.plumInk, 5, 'stroke-dasharray="2 18"'),
);

/** A counter with nine stools, two of them on holiday, and a sign that says it is closed on Mondays. */
const stool = (x, seat) =>
  box(x - 44, 420, 88, 24, seat, 12) +
  stroke(`M${x - 28} 444l-12 140M${x + 28} 444l12 140M${x - 34} 520h68`, p.brick, 9);
const augustCrew = sheet(
  '#BFE4F2',
  dot(1040, 120, 74, p.sun) +
    p.rays(1040, 120, 92, 122, p.sun, 10, [0, 45, 90, 135, 180, 225, 270, 315]) +
    shape('M0 330q150-30 300 0t300 0 300 0 300 0v345H0Z', '#7FC4DA') +
    shape('M0 390q150-24 300 0t300 0 300 0 300 0v285H0Z', '#F0DCA8') +
    box(40, 300, 1120, 46, '#D9A273', 12) +
    box(70, 346, 1060, 60, '#8E5B34') +
    repeat(9, (index) => stool(110 + index * 122, index === 2 || index === 6 ? p.sky : p.coralDeep)) +
    [354, 842]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="408" rx="62" ry="16" fill="#E8C77A"/>` +
          shape(`M${x - 34} 406q0-50 34-50t34 50Z`, '#F3D88F') +
          box(x - 34, 392, 68, 10, p.coral) +
          shape(`M${x + 34} 432h38v92q-18-8-38 0Z`, p.coral) +
          stroke(`M${x + 46} 434v84M${x + 60} 434v84`, '#fff', 5),
      )
      .join('') +
    at(
      130,
      76,
      card(
        380,
        150,
        title(190, 66, 'Lunes', 44, { anchor: 'middle', fill: p.coralDeep }) +
          title(190, 120, 'cerrado', 44, { anchor: 'middle' }),
        { radius: 14 },
      ),
      -3,
    ),
);

/** A long receipt with the seven days, and a bar beside each; four are over the line. */
const shares = [36, 36, 35, 33, 24, 24, 25];
const costs = sheet(
  p.sand,
  floor(610, '#E3D6BF') +
    at(
      150,
      40,
      shape(
        'M0 0h640v560l-40-24-40 24-40-24-40 24-40-24-40 24-40-24-40 24-40-24-40 24-40-24-40 24-40-24-40 24-40-24-40 24Z',
        '#fff',
      ) +
        title(40, 72, 'Semana 47', 44) +
        words(600, 72, '9.686 €', 40, { anchor: 'end', weight: 700 }) +
        stroke('M40 98h560', p.line, 4) +
        ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']
          .map((day, index) => {
            const y = 146 + index * 54;
            const over = shares[index] > 30;
            return (
              words(40, y, day, 30, { fill: p.muted }) +
              box(130, y - 26, shares[index] * 9, 32, over ? p.coral : p.leaf, 8) +
              words(600, y, `${shares[index]} %`, 30, { anchor: 'end', weight: 700, fill: over ? p.coralDeep : p.deep })
            );
          })
          .join('') +
        stroke('M400 112v380', p.ink, 4, 'stroke-dasharray="4 12"') +
        words(408, 508, '30', 24, { fill: p.muted }),
      -2,
    ) +
    dot(960, 470, 66, p.sun, `stroke="${p.ink}" stroke-width="6"`) +
    title(960, 492, '€', 64, { anchor: 'middle' }) +
    dot(1060, 530, 52, p.leaf, `stroke="${p.ink}" stroke-width="6"`) +
    title(1060, 548, '€', 50, { anchor: 'middle' }) +
    at(850, 250, p.pencil(200), 24),
);

/** A pinned roster, a calendar with the Wednesday circled, and a phone with a message. */
const notice = sheet(
  '#D9A273',
  box(30, 30, 1140, 615, '#E8BE90', 20) +
    repeat(60, (index) => dot(50 + p.chance(index) * 1100, 50 + p.chance(index + 99) * 580, 3, '#D0985F')) +
    at(
      90,
      90,
      card(
        560,
        430,
        box(0, 0, 560, 74, p.green, 24) +
          box(0, 44, 560, 34, p.green) +
          title(36, 54, 'Cuadrante', 42, { fill: p.paper }) +
          repeat(
            5,
            (row) =>
              box(30, 108 + row * 60, 90, 16, p.line, 8) +
              repeat(5, (day) =>
                p.chance(row * 7 + day) > 0.35
                  ? box(146 + day * 80, 98 + row * 60, 66, 36, [p.mint, p.peach, p.sky][(row + day) % 3], 8)
                  : '',
              ),
          ),
      ),
      -2,
    ) +
    dot(360, 92, 20, p.coralDeep) +
    dot(354, 86, 7, p.peach) +
    at(
      720,
      100,
      card(
        360,
        240,
        ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']
          .map((day, index) => words(42 + index * 46, 60, day, 26, { anchor: 'middle', fill: p.muted }))
          .join('') +
          repeat(14, (index) =>
            words(
              42 + (index % 7) * 46,
              120 + Math.floor(index / 7) * 66,
              String(23 + index > 30 ? index - 7 : 23 + index),
              28,
              {
                anchor: 'middle',
              },
            ),
          ) +
          stroke('M104 110c0-34 62-34 62 0s-62 34-62 0Z', p.coralDeep, 7),
      ),
      3,
    ) +
    at(
      860,
      370,
      box(0, 0, 170, 270, p.ink, 26) +
        box(12, 26, 146, 218, p.paper, 8) +
        box(24, 56, 122, 70, p.mint, 14) +
        p.lines(38, 74, [92, 70], { gap: 22, height: 10, fill: p.leaf }) +
        box(54, 142, 92, 44, p.sun, 14) +
        words(100, 172, 'Visto', 24, { anchor: 'middle', weight: 700 }),
      8,
    ),
);

/** A phone that rings beside a thermometer, and a roster behind with a red gap on Saturday. */
const call = sheet(
  p.sky,
  floor(540, '#B9D3EC') +
    at(
      110,
      70,
      card(
        700,
        400,
        ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']
          .map((day, index) => words(166 + index * 78, 56, day, 26, { anchor: 'middle', fill: p.muted }))
          .join('') +
          repeat(
            5,
            (row) =>
              box(26, 92 + row * 60, 86, 18, p.line, 9) +
              repeat(7, (day) =>
                day === 5 && row === 2
                  ? box(
                      136 + day * 82,
                      80 + row * 60,
                      70,
                      42,
                      'url(#hatch)',
                      8,
                      `stroke="${p.danger}" stroke-width="4"`,
                    )
                  : p.chance(row * 11 + day + 3) > 0.36
                    ? box(132 + day * 78, 80 + row * 60, 70, 42, [p.mint, p.peach, p.plum][(row + day) % 3], 8)
                    : '',
              ),
          ),
      ),
      -2,
    ) +
    box(640, 520, 520, 34, p.brick, 10) +
    box(680, 554, 440, 121, '#8E5B34') +
    at(
      800,
      236,
      box(0, 0, 176, 286, p.ink, 28) +
        box(12, 28, 152, 226, p.deep, 8) +
        dot(88, 108, 42, p.peach) +
        words(88, 122, 'AB', 38, { anchor: 'middle', weight: 700, fill: p.brick }) +
        words(88, 182, 'Amina', 28, { anchor: 'middle', fill: p.paper }) +
        dot(56, 222, 20, p.coral) +
        dot(120, 222, 20, p.leaf),
      -5,
    ) +
    stroke('M776 250q-36 36-30 90M744 222q-58 58-46 150M1004 234q40 30 42 84M1036 202q62 52 60 140', p.skyInk, 8) +
    at(
      1000,
      470,
      box(0, 0, 150, 30, '#fff', 15, `stroke="${p.line}" stroke-width="3"`) +
        box(16, 10, 96, 10, p.danger, 5) +
        dot(10, 15, 24, p.danger) +
        repeat(5, (index) => stroke(`M${44 + index * 18} 4v8`, p.muted, 3)),
      8,
    ),
);

/** A bicycle at the door of an ice-cream parlour, an apron on its handlebar, and ten o'clock. */
const wheel = (x, y) =>
  dot(x, y, 92, 'none', `stroke="${p.leaf}" stroke-width="12"`) +
  repeat(8, (index) => at(x, y, stroke('M0 0v-86', p.muted, 3), index * 45)) +
  dot(x, y, 12, p.leaf);
const summer = sheet(
  p.night,
  floor(580, '#12382E') +
    box(90, 60, 520, 520, p.peach, 8) +
    box(90, 60, 520, 96, p.coral, 8) +
    title(350, 128, 'Helados', 62, { anchor: 'middle', fill: p.paper }) +
    repeat(7, (index) => shape(`M${90 + index * 74.3} 156h74.3v26q-37 40-74.3 0Z`, index % 2 ? p.paper : p.coralDeep)) +
    box(140, 240, 200, 340, p.deep, 6) +
    dot(316, 420, 9, p.sun) +
    box(390, 250, 180, 150, p.sun, 6) +
    [430, 480, 530]
      .map(
        (x, index) =>
          shape(`M${x - 18} 340h36l-18 54Z`, '#D9A273') +
          dot(x, 326, 21, [p.coral, p.mint, p.plum][index]) +
          dot(x, 300, 16, [p.paper, p.coral, p.leaf][index]),
      )
      .join('') +
    wheel(720, 500) +
    wheel(1010, 500) +
    stroke('M720 500 800 360h140l70 140M800 360l70 140h-150M870 500l70-140', p.coral, 14) +
    stroke('M940 360l-16-56h54M786 330h54', p.leaf, 12) +
    shape('M950 316q60-10 84 24l26 120q-60 30-128 8Z', p.paper) +
    stroke('M960 318q26 40 66 18', p.line, 6) +
    box(980, 388, 44, 40, p.sand, 6) +
    p.clock(930, 150, 86, 10, 0, { rim: p.sun }) +
    p.moon(1120, 84, 30) +
    repeat(14, (index) => dot(660 + p.chance(index) * 520, 30 + p.chance(index + 40) * 250, 2.5, p.leaf)),
);

/** Four piles of boxes of different heights, and a taut string at forty. */
const piles = [45, 45, 35, 35];
const parcel = (x, y, index) =>
  box(x, y, 150, 46, index % 2 ? '#D9A273' : '#C98F5E', 4) +
  box(x + 62, y, 26, 46, '#E8C79C') +
  stroke(`M${x + 100} ${y + 30}h34`, p.brick, 4);
const mean = sheet(
  p.mint,
  floor(590, '#A9DCC4') +
    piles
      .map((height, pile) => {
        const x = 130 + pile * 250;
        return (
          repeat(height / 5, (index) => parcel(x + (p.chance(pile * 10 + index) - 0.5) * 10, 544 - index * 48, index)) +
          at(x + 25, 612, title(50, 40, `${height} h`, 40, { anchor: 'middle', fill: p.deep }))
        );
      })
      .join('') +
    stroke('M60 208H1140', p.coralDeep, 8) +
    dot(60, 208, 16, p.ink) +
    dot(1140, 208, 16, p.ink) +
    at(930, 70, card(190, 96, title(95, 66, '40 h', 54, { anchor: 'middle', fill: p.coralDeep }), { radius: 14 }), 3),
);

export const plannerScenes = {
  'cerrar-a-la-una-y-abrir-a-las-diez': closeAndOpen,
  'el-cuarto-de-hora-del-bocadillo': quarter,
  'cuatro-de-cuarenta-o-ocho-de-veinte': scales,
  'fines-de-semana-sin-libreta': fairWeekends,
  'cuantos-pueden-irse-a-la-vez-en-agosto': augustCrew,
  'cuanto-cuesta-el-lunes': costs,
  'avisar-el-miercoles': notice,
  'alguien-llama-a-las-ocho': call,
  'diecisiete-anos-y-un-verano': summer,
  'cuarenta-horas-de-media': mean,
};
