/**
 * Generates the demo's sixteen animated GIFs in public/images/gifs: `node scripts/make-gifs.mjs`. Every picture is a
 * function from position and time to a brand colour, so there is nothing to license and little to download.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import gifenc from 'gifenc';

const { GIFEncoder, applyPalette, quantize } = gifenc;
/** Drawing units; a picture has `scale` pixels per unit. */
const width = 200;
const height = 150;
const scale = 1.6;
const frames = 14;
const delay = 80;
/** Samples per pixel in each direction, for antialiasing. */
const points = 3;

const palette = [
  [255, 252, 247],
  [223, 243, 233],
  [14, 90, 67],
  [255, 122, 80],
  [255, 200, 61],
  [255, 230, 219],
  [220, 235, 250],
  [237, 228, 247],
  [18, 33, 28],
  [200, 67, 29],
  [255, 255, 255],
  [29, 78, 126],
];
const [paper, mint, green, coral, sun, peach, sky, plum, ink, deep, white, blue] = palette.keys();

const turn = Math.PI * 2;
const wave = (t) => (1 - Math.cos(t * turn)) / 2;
const inCircle = (x, y, cx, cy, r) => (x - cx) ** 2 + (y - cy) ** 2 < r * r;
const inBox = (x, y, left, top, w, h) => x >= left && x < left + w && y >= top && y < top + h;
const inHeart = (x, y, cx, cy, size) => {
  const u = (x - cx) / size;
  const v = -(y - cy) / size;
  return (u * u + v * v - 1) ** 3 - u * u * v * v * v < 0;
};
/** A star with five straight points; without spin one of them is upright. */
const inStar = (x, y, cx, cy, r, spin) => {
  const part = turn / 5;
  const angle = Math.atan2(y - cy, x - cx) - spin + turn / 4 + part / 2;
  const fromPoint = Math.abs((((angle % part) + part) % part) - part / 2);
  const distance = Math.hypot(x - cx, y - cy);
  const [along, across] = [distance * Math.cos(fromPoint), distance * Math.sin(fromPoint)];
  const [innerAlong, innerAcross] = [r * 0.45 * Math.cos(part / 2), r * 0.45 * Math.sin(part / 2)];
  return (along - r) * innerAcross < across * (innerAlong - r);
};
const onRay = (x, y, cx, cy, count, from, to, thick, spin) => {
  const angle = Math.atan2(y - cy, x - cx) - spin;
  const distance = Math.hypot(x - cx, y - cy);
  const part = turn / count;
  const off = ((((angle + part / 2) % part) + part) % part) - part / 2;
  return distance > from && distance < to && Math.abs(Math.sin(off) * distance) < thick;
};
/** The same scattered points in every frame. */
const scatter = (count, seed) =>
  Array.from({ length: count }, (_, index) => {
    const a = Math.sin(seed + index * 12.9898) * 43758.5453;
    const b = Math.sin(seed + index * 78.233) * 12543.123;
    return { x: (a - Math.floor(a)) * width, y: b - Math.floor(b), kind: index };
  });
const bits = scatter(46, 3);
const coins = scatter(12, 9);
const sparks = scatter(15, 21);

const drawings = {
  sunrise: (x, y, t) => {
    const rise = 118 - 52 * wave(t);
    if (y > 122) return green;
    if (inCircle(x, y, 100, rise, 30)) return coral;
    if (onRay(x, y, 100, rise, 12, 40, 58, 3, t * 0.5)) return sun;
    return mint;
  },
  confetti: (x, y, t) => {
    for (const bit of bits) {
      const top = ((bit.y + t) % 1) * (height + 20) - 10;
      if (inBox(x, y, bit.x + 5 * Math.sin((t + bit.y) * turn), top, 7, 4 + 4 * wave(t * 2 + bit.y))) {
        return [coral, sun, green, blue][bit.kind % 4];
      }
    }
    return paper;
  },
  heart: (x, y, t) => (inHeart(x, y, 100, 72, 36 + 9 * wave(t * 2)) ? coral : peach),
  star: (x, y, t) => (inStar(x, y, 100, 76, 52 + 6 * wave(t), (t * turn) / 5) ? sun : sky),
  fireworks: (x, y, t) => {
    const bursts = [
      [60, 60, 0, coral],
      [140, 52, 0.35, sun],
      [100, 98, 0.7, mint],
    ];
    for (const [cx, cy, shift, colour] of bursts) {
      const age = (t + shift) % 1;
      if (onRay(x, y, cx, cy, 10, 34 * age, 10 + 38 * age, 2.2, shift)) return colour;
    }
    return ink;
  },
  progress: (x, y, t) => {
    for (let bar = 0; bar < 6; bar += 1) {
      const tall = (26 + bar * 13) * (0.6 + 0.4 * wave(t + bar / 6));
      if (inBox(x, y, 30 + bar * 25, 128 - tall, 17, tall)) return bar === 5 ? coral : green;
    }
    return inBox(x, y, 20, 128, 160, 4) ? ink : mint;
  },
  balloons: (x, y, t) => {
    const lift = 8 * Math.sin(t * turn);
    const set = [
      [58, 66 + lift, coral],
      [100, 54 - lift, sun],
      [142, 68 + lift * 0.6, green],
    ];
    for (const [cx, cy, colour] of set) if ((x - cx) ** 2 / 22 ** 2 + (y - cy) ** 2 / 28 ** 2 < 1) return colour;
    for (const [cx, cy] of set) if (y > cy + 26 && Math.abs(x - cx - 3 * Math.sin(y / 9)) < 1.2) return ink;
    return sky;
  },
  trophy: (x, y, t) => {
    const shine = ((t * 1.6) % 1.6) * 120 - 20;
    const cup = inBox(x, y, 72, 36, 56, 30) || inCircle(x, y, 100, 64, 28);
    if (cup) return Math.abs(x - y * 0.3 - shine - 30) < 6 ? white : sun;
    const ring = (cx) => Math.abs(Math.hypot(x - cx, y - 52) - 13) < 4;
    if ((ring(68) && x < 74) || (ring(132) && x > 126)) return sun;
    if (inBox(x, y, 95, 90, 10, 16) || inBox(x, y, 78, 106, 44, 10)) return deep;
    return plum;
  },
  done: (x, y, t) => {
    // The first picture, which is shown before it plays, has the whole tick.
    const reach = Math.min(1, ((t + 0.6) % 1) * 1.8);
    const along = (ax, ay, bx, by, part) => {
      const k = Math.max(
        0,
        Math.min(part, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
      );
      return Math.hypot(x - ax - k * (bx - ax), y - ay - k * (by - ay)) < 6 && part > 0;
    };
    const tick =
      along(74, 76, 93, 96, Math.min(1, reach * 2.5)) || along(93, 96, 130, 54, Math.max(0, reach * 1.7 - 0.7));
    if (tick) return white;
    return inCircle(x, y, 100, 75, 48 + 3 * wave(t)) ? green : mint;
  },
  coins: (x, y, t) => {
    for (const coin of coins) {
      const cy = ((coin.y + t) % 1) * (height + 40) - 20;
      const squeeze = 0.25 + 0.75 * Math.abs(Math.cos((t * 2 + coin.y) * Math.PI));
      if (((x - coin.x) / squeeze) ** 2 + (y - cy) ** 2 < 144)
        return ((x - coin.x) / squeeze) ** 2 + (y - cy) ** 2 < 64 ? sun : deep;
    }
    return peach;
  },
  rings: (x, y, t) => {
    const distance = Math.hypot(x - 100, y - 75);
    const step = (((distance / 22 - t * 2) % 2) + 2) % 2;
    if (distance < 12) return coral;
    return step < 1 ? mint : green;
  },
  smile: (x, y, t) => {
    const cy = 78 - 12 * Math.abs(Math.sin(t * turn));
    if (!inCircle(x, y, 100, cy, 46)) return sky;
    const wink = t > 0.55 && t < 0.75;
    if (inCircle(x, y, 84, cy - 12, 6)) return ink;
    if (wink ? inBox(x, y, 108, cy - 14, 16, 4) : inCircle(x, y, 116, cy - 12, 6)) return ink;
    if (Math.abs(Math.hypot(x - 100, y - cy - 2) - 25) < 3.2 && y > cy + 8) return ink;
    return sun;
  },
  sparkles: (x, y, t) => {
    for (const spark of sparks) {
      const size = 13 * wave(t + spark.kind / sparks.length);
      const dx = Math.abs(x - spark.x);
      const dy = Math.abs(y - spark.y * height);
      if (Math.sqrt(dx) + Math.sqrt(dy) < Math.sqrt(size)) return spark.kind % 3 === 0 ? coral : sun;
    }
    return green;
  },
  ribbon: (x, y, t) => {
    const band = y - 75 - 26 * Math.sin((x / width + t) * turn);
    if (Math.abs(band) < 9) return coral;
    if (Math.abs(band - 22) < 6) return sun;
    if (Math.abs(band + 22) < 6) return green;
    return paper;
  },
  coffee: (x, y, t) => {
    if (inBox(x, y, 68, 74, 54, 46) || (inCircle(x, y, 95, 112, 27) && y > 110)) return white;
    if (Math.abs(Math.hypot(x - 124, y - 92) - 13) < 4 && x > 121) return white;
    if (inBox(x, y, 52, 134, 88, 5)) return deep;
    for (const offset of [0, 18, 36]) {
      const sway = 5 * Math.sin(y / 8 + t * turn + offset);
      if (y > 26 && y < 66 && Math.abs(x - 78 - offset - sway) < 2.6) return coral;
    }
    return peach;
  },
  clap: (x, y, t) => {
    const gap = 4 + 17 * Math.abs(Math.cos(t * turn));
    // An upright hand, palm inwards: four fingers, a thumb, and the cuff of a sleeve.
    const hand = (side) => {
      const u = (x - 100) * side - gap;
      const v = y - u * 0.22;
      if (inBox(u, v, 2, 112, 30, 16)) return 'cuff';
      if (inBox(u, v, 4, 66, 26, 48)) return 'hand';
      for (let finger = 0; finger < 4; finger += 1) {
        const middle = 7.2 + finger * 6.6;
        const top = 44 + Math.abs(finger - 1.4) * 5;
        if (inBox(u, v, middle - 2.9, top, 5.8, 68 - top) || inCircle(u, v, middle, top, 2.9)) return 'hand';
      }
      const along = (v - 84) * 0.55;
      return Math.abs(u - 30 - along * -0.5) < 5 && v > 66 && v < 94 ? 'hand' : null;
    };
    const left = hand(-1);
    if (left) return left === 'cuff' ? green : coral;
    const right = hand(1);
    if (right) return right === 'cuff' ? blue : sun;
    if (gap < 11 && onRay(x, y, 100, 40, 12, 14, 30, 2.2, 0.26) && y < 44) return deep;
    return plum;
  },
};

/** The mean colour of a pixel's samples. */
function pixel(draw, column, row, t) {
  const mean = [0, 0, 0];
  for (let down = 0; down < points; down += 1) {
    for (let across = 0; across < points; across += 1) {
      const x = (column + (across + 0.5) / points) / scale;
      const y = (row + (down + 0.5) / points) / scale;
      const colour = palette[draw(x, y, t)];
      for (let part = 0; part < 3; part += 1) mean[part] += colour[part] / points ** 2;
    }
  }
  return mean;
}

/** A frame as RGBA, a byte each. */
function frameOf(draw, t) {
  const [columns, rows] = [width * scale, height * scale];
  const bytes = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      bytes.set([...pixel(draw, column, row, t).map(Math.round), 255], (row * columns + column) * 4);
    }
  }
  return bytes;
}

const folder = new URL('../public/images/gifs/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(drawings)) {
  const gif = GIFEncoder();
  const pictures = Array.from({ length: frames }, (_, frame) => frameOf(draw, frame / frames));
  const every = new Uint8Array(pictures.reduce((sum, { length }) => sum + length, 0));
  pictures.forEach((picture, frame) => {
    every.set(picture, frame * picture.length);
  });
  const colours = quantize(every, 32);
  for (const [frame, picture] of pictures.entries()) {
    const index = applyPalette(picture, colours);
    gif.writeFrame(index, width * scale, height * scale, {
      palette: frame === 0 ? colours : undefined,
      delay,
      repeat: 0,
    });
  }
  gif.finish();
  writeFileSync(new URL(`${name}.gif`, folder), gif.bytes());
}
