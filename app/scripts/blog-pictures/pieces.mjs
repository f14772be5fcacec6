/** SVG fragments of the product and its world, from which scenes are composed. */

export const ink = '#12211C';
export const paper = '#FFFCF7';
export const sand = '#F5EFE4';
export const line = '#E4DBCB';
export const green = '#0E5A43';
export const deep = '#0A4634';
export const night = '#0B2A22';
export const mint = '#DFF3E9';
export const leaf = '#A9DCC4';
export const coral = '#FF7A50';
export const coralDeep = '#C8431D';
export const peach = '#FFE6DB';
export const sun = '#FFC83D';
export const muted = '#5A6B63';
export const danger = '#B42318';
export const sky = '#DCEBFA';
export const skyInk = '#1D4E7E';
export const plum = '#EDE4F7';
export const plumInk = '#573A80';
export const brick = '#8E2F12';

const kinds = {
  server: [mint, deep],
  cook: [peach, brick],
  host: [sky, skyInk],
  manager: [plum, plumInk],
  sun: [sun, ink],
};

export const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
/** Deterministic pseudo-random numbers from 0 to 1. */
export const chance = (seed) => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

export const box = (x, y, width, height, fill, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
export const dot = (x, y, radius, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const words = (x, y, text, size, { fill = ink, weight = 600, family = 'Text', anchor = 'start' } = {}) =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;
/** A drawing moved to (x, y), rotated by degrees and scaled. */
export const at = (x, y, drawing, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

/** A sheet with the site's soft shadow and hairline. */
export const card = (width, height, drawing = '', { fill = '#fff', radius = 24 } = {}) =>
  `<g filter="url(#soft)">${box(0, 0, width, height, fill, radius)}</g>${box(0, 0, width, height, 'none', radius, `stroke="${line}" stroke-width="2"`)}${drawing}`;

/** A name chip of the roster; a pending one is dashed. */
export function chip(x, y, name, kind, { size = 22, pending = false } = {}) {
  const [back, front] = kinds[kind];
  const width = name.length * size * 0.58 + size;
  const edge = pending ? `stroke="${front}" stroke-width="2" stroke-dasharray="6 5"` : '';
  return (
    box(x, y, width, size * 1.6, back, size * 0.45, edge) +
    words(x + width / 2, y + size * 1.13, name, size, { fill: front, anchor: 'middle' })
  );
}

export function avatar(x, y, radius, initials, kind) {
  const [back, front] = kinds[kind];
  return (
    dot(x, y, radius, back) +
    words(x, y + radius * 0.3, initials, radius * 0.82, { fill: front, weight: 700, anchor: 'middle' })
  );
}

/** Points on the brand's yellow. */
export const points = (x, y, text, size = 30) => {
  const width = text.length * size * 0.62 + size * 0.9;
  return (
    box(x, y, width, size * 1.5, sun, size * 0.45) +
    words(x + width / 2, y + size * 1.08, text, size, { weight: 700, anchor: 'middle' })
  );
};

/** Grey lines as placeholder text. */
export const lines = (x, y, lengths, { gap = 30, height = 12, fill = line } = {}) =>
  lengths.map((length, index) => box(x, y + index * gap, length, height, fill, height / 2)).join('');

export const bar = (x, y, width, share, { fill = green, back = sand, height = 16 } = {}) =>
  box(x, y, width, height, back, height / 2) + box(x, y, width * share, height, fill, height / 2);

export function ring(x, y, radius, share, label, { fill = green, back = sand, width = 22, text = ink } = {}) {
  const around = 2 * Math.PI * radius;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${back}" stroke-width="${width}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${around * share} ${around}" transform="rotate(-90 ${x} ${y})"/>` +
    words(x, y + radius * 0.17, label, radius * 0.5, { weight: 700, family: 'Heading', anchor: 'middle', fill: text })
  );
}

/** Strokes around a centre, the brand's rays. */
export const rays = (x, y, from, to, colour, width, angles) =>
  angles
    .map((angle) => {
      const turn = (angle * Math.PI) / 180;
      const place = (distance) =>
        `${(x + Math.sin(turn) * distance).toFixed(1)} ${(y - Math.cos(turn) * distance).toFixed(1)}`;
      return stroke(`M${place(from)}L${place(to)}`, colour, width);
    })
    .join('');

export function clock(x, y, radius, hour, minute, { face = '#fff', rim = green, hands = ink } = {}) {
  const hand = (turn, length, width) =>
    `<g transform="rotate(${turn} ${x} ${y})">${stroke(`M${x} ${y}V${y - radius * length}`, hands, width)}</g>`;
  const marks = repeat(
    12,
    (index) =>
      `<g transform="rotate(${index * 30} ${x} ${y})">${stroke(`M${x} ${y - radius * 0.82}v${radius * 0.08}`, hands, radius * 0.045)}</g>`,
  );
  return (
    dot(x, y, radius, face, `stroke="${rim}" stroke-width="${radius * 0.12}"`) +
    marks +
    hand((hour % 12) * 30 + minute / 2, 0.46, radius * 0.085) +
    hand(minute * 6, 0.68, radius * 0.06) +
    dot(x, y, radius * 0.08, coral)
  );
}

/** A crescent lit from the right. */
export const moon = (x, y, radius, fill = sun) =>
  shape(
    `M${x} ${y - radius}a${radius} ${radius} 0 1 1 ${-radius * 0.9} ${radius * 1.45}a${radius * 0.88} ${radius * 0.88} 0 0 0 ${radius * 0.9} ${-radius * 1.45}Z`,
    fill,
  );

/** A small four-pointed star. */
export const spark = (x, y, size, fill) =>
  shape(
    `M${x} ${y - size}Q${x + size * 0.15} ${y - size * 0.15} ${x + size} ${y}Q${x + size * 0.15} ${y + size * 0.15} ${x} ${y + size}Q${x - size * 0.15} ${y + size * 0.15} ${x - size} ${y}Q${x - size * 0.15} ${y - size * 0.15} ${x} ${y - size}Z`,
    fill,
  );

/** A person from the chest up, standing on y; `look` is drawn over hair and clothes. */
export function person(x, y, { skin, shirt, hair, cut = 'short', look = '' }) {
  const cuts = {
    short: 'M-46-262c-6-50 20-78 52-76 36 2 50 34 42 78-8-22-16-32-30-38-24 10-46 8-56 2-4 10-6 22-8 34Z',
    bun: 'M-46-256c-8-52 16-74 26-78-6-28 14-44 30-42 20 2 30 22 20 42 20 8 26 36 18 76-10-24-20-34-32-38-22 8-42 6-52 0-4 10-8 24-10 40Z',
    scarf: 'M-56-190c-14-70-4-150 54-152 60-2 70 84 56 152 10 30 20 50 22 74H-78c2-30 12-50 22-74Z',
  };
  const face = cut === 'scarf' ? `<ellipse cx="0" cy="-246" rx="38" ry="50" fill="${skin}"/>` : '';
  return at(
    x,
    y,
    shape('M-120 0c0-96 30-146 84-158h72c54 12 84 62 84 158Z', shirt) +
      shape('M-24-196h48v36c0 22-48 22-48 0Z', skin, 'filter="brightness(0.93)"') +
      `<ellipse cx="0" cy="-246" rx="46" ry="56" fill="${skin}"/>` +
      shape(cuts[cut], hair) +
      face +
      look,
  );
}

/** A delivery van, 420 wide, wheels on y = 0. */
export const van = (body = green, stripe = coral) =>
  shape('M0-34V-196q0-22 22-22h236q14 0 22 12l52 78h62q26 0 26 26v68Z', body) +
  shape('M270-190h12l40 62h-52Z', sky) +
  box(0, -112, 250, 22, stripe) +
  dot(126, -158, 24, sun) +
  rays(126, -158, 32, 42, paper, 5, [-90, -45, 0, 45, 90]) +
  stroke('M260-196v158', deep, 4) +
  box(398, -92, 22, 20, sun, 6) +
  box(-8, -46, 436, 18, ink, 9) +
  [84, 330].map((x) => dot(x, -30, 38, ink) + dot(x, -30, 17, line)).join('');

export const tree = (x, y, height, fill = green) =>
  stroke(`M${x} ${y}v${-height * 0.5}`, brick, height * 0.07) +
  shape(
    `M${x} ${y - height}c${height * 0.3} 0 ${height * 0.38} ${height * 0.3} ${height * 0.3} ${height * 0.46}c${-height * 0.1} ${height * 0.24} ${-height * 0.5} ${height * 0.24} ${-height * 0.6} 0c${-height * 0.08} ${-height * 0.16} 0 ${-height * 0.46} ${height * 0.3} ${-height * 0.46}Z`,
    fill,
  );

export const pencil = (length = 300) =>
  shape('M0 0 44-20V20Z', '#F0C29B') +
  shape('M0 0 16-8V8Z', ink) +
  box(44, -20, length, 40, coral) +
  box(44, -7, length, 14, coralDeep) +
  box(44 + length, -20, 22, 40, line) +
  box(66 + length, -20, 34, 40, sun, 8);

/** The page of one picture. */
export const sheet = (background, drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675"><defs>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="14" stdDeviation="16" flood-color="${ink}" flood-opacity="0.16"/></filter>
    <pattern id="hatch" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="20" height="20" fill="#FEECEA"/><rect width="9" height="20" fill="#FBD5CF"/></pattern>
  </defs>${box(0, 0, 1200, 675, background)}${drawing}</svg>`;
