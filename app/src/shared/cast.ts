/** The sample team, the rest of the sample week, and the persons of the demo's roles: each has the same portrait everywhere. */
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
  'Amina Belkacem': 'st-05',
  'Jordi Puigdevall': 'st-06',
  'Chloé Marchand': 'st-12',
  'Beatriz Salgado': 'st-13',
  'Emeka Oduya': 'st-14',
  'Noa Lindqvist': 'st-15',
  'Adrián Cifuentes': 'st-16',
  'Mateus Brandão': 'st-18',
  'Ilinca Popescu': 'st-19',
  'Yuki Tanabe': 'st-22',
  'Elena Torralba': 'st-23',
  'Teo Sandoval': 'role-team-member',
  'Mónica Soler': 'role-manager',
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

/** The portrait of a person by full or first name; undefined for anybody else. */
export function portraitOf(name: string): string | undefined {
  const known = Object.entries(cast).find(([full]) => full === name || full.split(' ')[0] === name);
  return known && `/images/avatars/${known[1]}.svg`;
}
