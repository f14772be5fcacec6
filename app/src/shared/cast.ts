/** The people of the sample team: whoever a page tells of is one of them, with the same face everywhere. */
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

/** What each of them works as in the drawings of `npm run people`; the file's name. */
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

/** The portrait of somebody by their full or first name, if they are of the sample team. */
export function portraitOf(name: string): string | undefined {
  const known = Object.entries(cast).find(([full]) => full === name || full.split(' ')[0] === name);
  return known && `/images/avatars/${known[1]}.svg`;
}
