const first = 10;
const end = 20;

/** The quarters of an hour, in hours. */
const quarters = [0, 0.25, 0.5, 0.75];

/** Hours from Monday midnight, quarters as fractions; the end is exclusive. */
const startOf = (shift) => shift.day * 24 + shift.start + (shift.startMinute ?? 0) / 60;
const lengthOf = (shift) => shift.hours + (shift.minutes ?? 0) / 60;
const endOf = (shift) => startOf(shift) + lengthOf(shift);

/**
 * Coverage, gap blocks and fill rates in the naive way: for every cell of the grid, filter the shifts; for every
 * position of a block, filter them again. An hour counts the minimum over its quarters, among the shifts found by the
 * filter.
 */
export function filterPerCell({ positions, staff, shifts }) {
  const positionOf = Object.fromEntries(staff.map((member) => [member.id, member.positionId]));
  const scheduled = (position, hour) => {
    const touching = shifts.filter(
      (shift) => positionOf[shift.staffId] === position.id && startOf(shift) < hour + 1 && hour < endOf(shift),
    );
    const whole = touching.filter((shift) => startOf(shift) <= hour && hour + 1 <= endOf(shift));
    const people = (some) => new Set(some.map((shift) => shift.staffId)).size;
    if (whole.length === touching.length) return people(touching);
    return Math.min(
      ...quarters.map((quarter) =>
        people(touching.filter((shift) => startOf(shift) <= hour + quarter && hour + quarter < endOf(shift))),
      ),
    );
  };
  const coverage = Object.fromEntries(
    positions.map((position) => [
      position.id,
      Array.from({ length: 7 }, (_, day) =>
        Array.from({ length: 24 }, (_, hour) => scheduled(position, day * 24 + hour)),
      ),
    ]),
  );
  const short = (position, day, hour) => coverage[position.id][day][hour] < Math.ceil(position.required / 2);
  const blocks = [];
  for (let day = 0; day < 7; day += 1) {
    let open = null;
    for (let hour = first; hour < end; hour += 1) {
      if (!positions.some((position) => short(position, day, hour))) {
        open = null;
      } else if (open) {
        open.end = hour + 1;
      } else {
        open = { day, start: hour, end: hour + 1 };
        blocks.push(open);
      }
    }
  }
  const gaps = blocks.map((block) => ({
    ...block,
    positions: positions.map((position) => {
      const fewest = Math.min(...coverage[position.id][block.day].slice(block.start, block.end));
      const touching = shifts.filter(
        (shift) =>
          positionOf[shift.staffId] === position.id &&
          startOf(shift) < block.day * 24 + block.end &&
          block.day * 24 + block.start < endOf(shift),
      );
      return {
        positionId: position.id,
        required: position.required,
        scheduled: fewest,
        needed: Math.max(0, position.required - fewest),
        understaffed: fewest < Math.ceil(position.required / 2),
        members: staff
          .filter((member) => touching.some((shift) => shift.staffId === member.id))
          .map((member) => {
            const own = touching.filter((shift) => shift.staffId === member.id);
            return {
              staffId: member.id,
              name: member.name,
              hours: own.reduce((sum, shift) => sum + lengthOf(shift), 0),
              confirmed: own.every((shift) => shift.confirmed),
            };
          }),
      };
    }),
  }));
  const fillRates = positions.map((position) => {
    const people = new Set(
      shifts.filter((shift) => positionOf[shift.staffId] === position.id).map((shift) => shift.staffId),
    );
    const percent = position.required === 0 ? 100 : Math.floor((100 * people.size) / position.required + 0.5);
    return {
      positionId: position.id,
      required: position.required,
      scheduled: people.size,
      percent,
      tone: percent >= 90 ? 'green' : percent >= 70 ? 'yellow' : 'red',
    };
  });
  return { coverage, gaps, fillRates };
}
