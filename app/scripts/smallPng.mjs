/** Converts a PNG of eight bits per channel to one with a palette, which is smaller for flat pictures. */
import { deflateSync, inflateSync } from 'node:zlib';
import gifenc from 'gifenc';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const tableOfRemainders = Uint32Array.from({ length: 256 }, (_, start) => {
  let remainder = start;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder >>> 0;
});

function checksum(bytes) {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = tableOfRemainders[(remainder ^ byte) & 0xff] ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(checksum(body), body.length + 4);
  return bytes;
}

/** The predicted value of a row filter, from the bytes to the left, above, and above left. */
function expected(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const distances = [left, up, corner].map((value) => Math.abs(guess - value));
  return [left, up, corner][distances.indexOf(Math.min(...distances))];
}

/** The RGBA pixels of a PNG with eight bits per channel. */
function pixelsOf(png) {
  const parts = [];
  let head;
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR')
      head = { width: data.readUInt32BE(0), height: data.readUInt32BE(4), samples: data[9] === 6 ? 4 : 3 };
    if (type === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const { width, height, samples } = head;
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * samples;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const place = y * stride + x;
      const left = x >= samples ? rows[place - samples] : 0;
      const up = y > 0 ? rows[place - stride] : 0;
      const corner = x >= samples && y > 0 ? rows[place - stride - samples] : 0;
      rows[place] = raw[y * (stride + 1) + 1 + x] + expected(filter, left, up, corner);
    }
  }
  const pixels = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    for (let sample = 0; sample < 3; sample += 1) pixels[index * 4 + sample] = rows[index * samples + sample];
    pixels[index * 4 + 3] = 255;
  }
  return { width, height, pixels };
}

/** The picture reduced to at most this many colours. */
export function smallPng(png, colours) {
  const { width, height, pixels } = pixelsOf(png);
  const palette = gifenc.quantize(pixels, colours);
  const indices = gifenc.applyPalette(pixels, palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    Buffer.from(indices.buffer, indices.byteOffset + y * width, width).copy(rows, y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
