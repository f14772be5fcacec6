/**
 * The document of a roster of several weeks from a Monday on, as the app saves and opens it; `Editor` is the engine's. The
 * people have contracts and wages, and their shifts differ from week to week.
 */
export function makeRoster(Editor, { people, shifts, weeks, monday }) {
  const { staff, ...rest } = makeSchedule(shifts, people);
  const priced = staff.map((person) => ({ ...person, contractMinutes: 2400, hourlyCents: 1450 }));
  const week = (offset) => ({
    ...rest,
    staff: priced,
    shifts: rest.shifts.map((shift) => ({ ...shift, day: (shift.day + offset) % 7 })),
  });
  const editor = Editor.fromJson(JSON.stringify(week(0)));
  editor.tell({ kind: 'beginRoster', monday });
  const first = Date.parse(`${monday}T00:00:00Z`);
  for (let index = 1; index < weeks; index += 1) {
    editor.tell({ kind: 'open', monday: new Date(first + index * 7 * 86_400_000).toISOString().slice(0, 10) });
    editor.tell({ kind: 'replaceShifts', schedule: week(index) });
  }
  editor.tell({ kind: 'open', monday });
  return editor.roster();
}

/** A generated week of a given size: 4 positions, one shift in four by quarter hours, deterministic. */
export function makeSchedule(shiftCount, staffCount) {
  const positions = ['server', 'cook', 'host', 'manager'].map((id, index) => ({
    id,
    name: id,
    team: index === 1 ? 'kitchen' : 'front-of-house',
    required: Math.max(2, Math.floor(staffCount / (4 * (index + 1)))),
  }));
  const staff = Array.from({ length: staffCount }, (_, index) => ({
    id: `st-${index}`,
    name: `Member ${index}`,
    positionId: positions[index % 4].id,
    color: positions[index % 4].id,
    availability: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 8, end: 24 })),
  }));
  const shifts = Array.from({ length: shiftCount }, (_, index) => {
    const round = Math.floor(index / staffCount);
    return {
      id: `s-${index}`,
      staffId: `st-${index % staffCount}`,
      day: (index + round) % 7,
      start: (7 + ((index * 5 + round * 3) % 13)) % 24,
      ...(index % 8 === 3 ? { startMinute: 30 } : {}),
      hours: 3 + ((index + round) % 7),
      ...(index % 8 === 6 ? { minutes: 15 * (1 + (round % 3)) } : {}),
      confirmed: index % 5 !== 0,
    };
  });
  return { positions, staff, shifts };
}
