/** The people of the sample team: every person on a page is one of them, with the same portrait everywhere. */
const cast = {
  'Marta Iglesias': 'tm001',
  'Daniel Osei': 'tm002',
  'Lucía Ferrándiz': 'tm003',
  'Karim Bouzid': 'tm004',
  'Hanna Kowalczyk': 'tm005',
  'Diego Arriaga': 'tm006',
  'Lan Anh Pham': 'tm007',
  'Tomasz Zieliński': 'tm008',
  'Anjali Deshmukh': 'tm009',
  'Valentina Quispe': 'tm010',
  'Rafael Mendonça': 'tm011',
  'Ainhoa Etxeberria': 'tm012',
} as const satisfies Record<string, string>;

/** The job in each of the illustrations of `npm run people`; also the file name. */
export const jobs = [
  'host',
  'server',
  'bar',
  'cook',
  'agent',
  'warehouse',
  'shop',
  'teacher',
  'hotel',
  'nurse',
  'driver',
  'baker',
] as const;
export type Job = (typeof jobs)[number];

/** The portrait of a person by full or first name; undefined outside the sample team. */
export function portraitOf(name: string): string | undefined {
  const known = Object.entries(cast).find(([full]) => full === name || full.split(' ')[0] === name);
  return known && `/images/avatars/${known[1]}.svg`;
}
