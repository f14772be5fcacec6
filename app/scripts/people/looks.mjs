/**
 * The looks of the sample team, and the head shared by portraits and half-length figures: plain shapes, 96 units wide.
 */

export const skins = {
  fair: ['#F6D7C3', '#E8BFA5'],
  warm: ['#E9BC98', '#D6A27C'],
  tan: ['#C98F65', '#B37A52'],
  deep: ['#8A5638', '#74452B'],
};
export const grounds = {
  mint: '#DFF3E9',
  peach: '#FFE6DB',
  sky: '#DCEBFA',
  plum: '#EDE4F7',
  sun: '#FFE7A8',
  sand: '#F0E6D4',
};
export const shirts = {
  green: '#0E5A43',
  coral: '#FF7A50',
  blue: '#1D4E7E',
  plum: '#573A80',
  sun: '#FFC83D',
  ink: '#23372F',
};
const hairs = {
  black: '#1E1A1A',
  brown: '#4A2E20',
  chestnut: '#7A4526',
  blond: '#D9A441',
  grey: '#9A9A94',
  red: '#A8452A',
};

/** Hair behind and in front of the head, by haircut; the head is an ellipse at (48, 40) with radii 17 and 21. */
const cuts = {
  short: () => ['', 'M30 38c-2-18 8-25 19-25s20 8 17 25c-2-7-6-11-10-12-8 1-15 0-20-2-3 3-5 8-6 14Z'],
  crop: () => ['', 'M31 34c-1-14 8-20 17-20s18 6 17 20c-3-6-8-9-17-9s-14 3-17 9Z'],
  long: () => [
    'M28 76c-4-18-6-40 0-52 5-9 33-11 41 0 7 12 4 36-1 52Z',
    'M31 40c-1-16 8-25 18-25s18 8 17 25c-3-8-9-13-17-14-6 6-12 9-18 14Z',
  ],
  bob: () => [
    'M27 58c-4-12-4-30 3-37 9-9 28-9 36 0 7 7 6 26 3 37Z',
    'M31 38c1-13 9-20 18-20s16 7 17 20c-10-2-16-5-21-11-3 5-8 9-14 11Z',
  ],
  bun: () => [
    'M38 14a10 9 0 1 1 20 0 10 9 0 1 1-20 0Z',
    'M30 39c-2-17 8-25 18-25s20 8 18 25c-3-9-8-13-18-13s-15 4-18 13Z',
  ],
  curls: () => [
    'M24 44a9 9 0 0 1 4-15 10 10 0 0 1 10-14 12 12 0 0 1 20 0 10 10 0 0 1 10 14 9 9 0 0 1 4 15 8 8 0 0 1-6 14H30a8 8 0 0 1-6-14Z',
    'M31 38a8 8 0 0 1 6-13 9 9 0 0 1 11-3 9 9 0 0 1 11 3 8 8 0 0 1 6 13c-4-6-10-8-17-8s-13 2-17 8Z',
  ],
  wave: () => [
    'M29 66c-6-14-7-36 2-44 9-8 28-8 35 1 5 7 6 14 3 22 4 8 2 15-1 21Z',
    'M31 40c-3-17 7-25 17-25 12 0 20 9 18 25-2-9-7-14-14-16-5 7-12 9-21 16Z',
  ],
  bald: () => ['', ''],
};
const beards = {
  none: '',
  full: 'M31 42c1 14 7 21 17 21s16-7 17-21c-2 6-5 8-8 8-3-3-15-3-18 0-3 0-6-2-8-8Z',
  stubble: 'M33 48c2 9 8 13 15 13s13-4 15-13c-3 4-6 5-8 5-4-2-10-2-14 0-2 0-5-1-8-5Z',
};

/** Looks by member id; of the rest of the sample week by staff id, and of the persons of the demo's roles by theirs. */
export const looks = {
  TM001: { ground: 'peach', skin: 'warm', shirt: 'green', hair: 'brown', cut: 'wave' },
  TM002: { ground: 'mint', skin: 'deep', shirt: 'coral', hair: 'black', cut: 'crop', beard: 'stubble' },
  TM003: { ground: 'sun', skin: 'fair', shirt: 'plum', hair: 'chestnut', cut: 'bun' },
  TM004: { ground: 'sky', skin: 'tan', shirt: 'ink', hair: 'black', cut: 'short', beard: 'full' },
  TM005: { ground: 'plum', skin: 'fair', shirt: 'blue', hair: 'blond', cut: 'bob' },
  TM006: { ground: 'sand', skin: 'tan', shirt: 'sun', hair: 'black', cut: 'short', glasses: true },
  TM007: { ground: 'mint', skin: 'fair', shirt: 'coral', hair: 'black', cut: 'long' },
  TM008: { ground: 'sky', skin: 'fair', shirt: 'green', hair: 'brown', cut: 'crop', glasses: true },
  TM009: { ground: 'sun', skin: 'tan', shirt: 'blue', hair: 'black', cut: 'wave' },
  TM010: { ground: 'peach', skin: 'warm', shirt: 'ink', hair: 'chestnut', cut: 'long', glasses: true },
  TM011: { ground: 'plum', skin: 'warm', shirt: 'green', hair: 'brown', cut: 'short', beard: 'full' },
  TM012: { ground: 'sand', skin: 'warm', shirt: 'coral', hair: 'black', cut: 'bob' },
  'st-05': { ground: 'plum', skin: 'tan', shirt: 'green', hair: 'black', cut: 'curls' },
  'st-06': { ground: 'sand', skin: 'fair', shirt: 'blue', hair: 'red', cut: 'short', beard: 'stubble' },
  'st-12': { ground: 'sky', skin: 'deep', shirt: 'sun', hair: 'black', cut: 'bun' },
  'st-13': { ground: 'mint', skin: 'warm', shirt: 'plum', hair: 'grey', cut: 'bob', glasses: true },
  'st-14': { ground: 'peach', skin: 'deep', shirt: 'ink', hair: 'black', cut: 'bald', beard: 'full' },
  'st-15': { ground: 'sky', skin: 'fair', shirt: 'coral', hair: 'blond', cut: 'long' },
  'st-16': { ground: 'mint', skin: 'warm', shirt: 'blue', hair: 'chestnut', cut: 'crop' },
  'st-18': { ground: 'sun', skin: 'deep', shirt: 'green', hair: 'black', cut: 'curls', glasses: true },
  'st-19': { ground: 'peach', skin: 'fair', shirt: 'ink', hair: 'red', cut: 'wave' },
  'st-22': { ground: 'sand', skin: 'fair', shirt: 'plum', hair: 'black', cut: 'bob' },
  'st-23': { ground: 'plum', skin: 'warm', shirt: 'coral', hair: 'brown', cut: 'curls' },
  'role-team-member': { ground: 'sand', skin: 'tan', shirt: 'green', hair: 'chestnut', cut: 'crop', beard: 'stubble' },
  'role-manager': { ground: 'plum', skin: 'warm', shirt: 'blue', hair: 'black', cut: 'bob', glasses: true },
};

/** Hair, neck and head of a person as SVG, around (48, 40); `body` is drawn between the hair behind and the head. */
export function head({ skin, hair, cut, beard = 'none', glasses = false }, body = '') {
  const [light, shade] = skins[skin];
  const colour = hairs[hair];
  const [behind, before] = cuts[cut]();
  const parts = [
    behind && `<path d="${behind}" fill="${colour}"/>`,
    body,
    `<path d="M40 56h16v14c0 5-16 5-16 0Z" fill="${shade}"/>`,
    `<circle cx="31" cy="42" r="4" fill="${shade}"/><circle cx="65" cy="42" r="4" fill="${shade}"/>`,
    `<ellipse cx="48" cy="40" rx="17" ry="21" fill="${light}"/>`,
    beards[beard] && `<path d="${beards[beard]}" fill="${colour}"/>`,
    before && `<path d="${before}" fill="${colour}"/>`,
    `<circle cx="41.5" cy="41" r="1.9" fill="#12211C"/><circle cx="54.5" cy="41" r="1.9" fill="#12211C"/>`,
    glasses &&
      '<path d="M35.5 41a6 6 0 1 0 12 0 6 6 0 1 0-12 0Zm13 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0Zm-1-1h1" fill="none" stroke="#12211C" stroke-width="1.4"/>',
    `<path d="M43 51.5c3 3.4 7 3.4 10 0" fill="none" stroke="${beard === 'full' ? light : '#7A2F1C'}" stroke-width="1.8" stroke-linecap="round"/>`,
  ];
  return parts.filter(Boolean).join('');
}
