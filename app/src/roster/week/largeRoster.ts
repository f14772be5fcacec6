import type { Schedule, Shift, StaffMember } from '~/engine/engine';

const given = ['Ada', 'Bruno', 'Celia', 'Dario', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaya', 'Lena'];
const family = ['Abara', 'Brandt', 'Castro', 'Dumont', 'Eriksen', 'Ferrari', 'Gomes', 'Haddad', 'Ito', 'Jansen'];
const positions = [
  { id: 'server', name: 'Server', team: 'front-of-house', required: 200 },
  { id: 'cook', name: 'Cook', team: 'kitchen', required: 90 },
  { id: 'host', name: 'Host/Hostess', team: 'front-of-house', required: 40 },
  { id: 'manager', name: 'Manager', team: 'management', required: 12 },
];

/** A generated roster of 500 staff members and 10,000 shifts, for performance measurements. */
export function largeRoster(staffCount = 500, shiftCount = 10_000): Schedule {
  const staff: StaffMember[] = [];
  for (let index = 0; index < staffCount; index += 1) {
    const position = positions[index % 10 < 5 ? 0 : index % 10 < 8 ? 1 : index % 10 < 9 ? 2 : 3];
    staff.push({
      id: `large-${index}`,
      name: `${given[index % given.length]} ${family[Math.floor(index / given.length) % family.length]} ${index}`,
      positionId: position?.id ?? 'server',
      color: position?.id ?? 'server',
      availability: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 8, end: 24 })),
    });
  }
  const shifts: Shift[] = [];
  for (let index = 0; index < shiftCount; index += 1) {
    const round = Math.floor(index / staffCount);
    shifts.push({
      id: `s-${index}`,
      staffId: `large-${index % staffCount}`,
      day: round % 7,
      start: (6 + ((index * 7 + round * 5) % 14)) % 24,
      hours: 2 + ((index + round) % 4),
      confirmed: (index * 31) % 10 > 1,
    });
  }
  return { positions, staff, shifts };
}
