const hoursOfWeek = 168;
const quartersOfWeek = 4 * hoursOfWeek;
/** 32-bit words in a member's week, one bit per quarter hour. */
const wordsOfWeek = quartersOfWeek / 32;

const quartersOf = (hours, minutes = 0) => 4 * hours + minutes / 15;

/**
 * The week as columns of numbers, created once, as in the engine. Times are in quarter hours, as in the engine: a shift
 * may start and end at any of them.
 */
export function toColumns({ positions, staff, shifts }) {
  const positionIndex = new Map(positions.map((position, index) => [position.id, index]));
  const staffIndex = new Map(staff.map((member, index) => [member.id, index]));
  return {
    positions: positions.length,
    staff: staff.length,
    required: Uint32Array.from(positions, (position) => position.required),
    positionOf: Uint32Array.from(staff, (member) => positionIndex.get(member.positionId)),
    member: Uint32Array.from(shifts, (shift) => staffIndex.get(shift.staffId)),
    start: Uint32Array.from(shifts, (shift) => quartersOf(shift.day * 24 + shift.start, shift.startMinute)),
    length: Uint32Array.from(shifts, (shift) => quartersOf(shift.hours, shift.minutes)),
    // Scratch space, so that counting does not allocate.
    busy: new Uint32Array(staff.length * wordsOfWeek),
    seen: new Uint8Array(staff.length),
    steps: new Int32Array(positions.length * (quartersOfWeek + 1)),
    coverage: new Uint32Array(positions.length * hoursOfWeek),
    gaps: new Uint32Array(7 * 10 * 3),
    fill: new Uint32Array(positions.length * 2),
  };
}

/**
 * The same figures by difference arrays over typed arrays, in quarter hours: each run of quarters in which a member was
 * not yet on duty adds a step up and a step down, and an hour counts the minimum of its four quarters. Double bookings
 * count once. Results are numbers: a coverage table, the blocks as (day, start, end), and (scheduled, percent) per
 * position.
 */
export function countColumns(week) {
  const { positions, required, positionOf, member, start, length, busy, seen, steps, coverage, gaps, fill } = week;
  busy.fill(0);
  seen.fill(0);
  steps.fill(0);
  fill.fill(0);
  const width = quartersOfWeek + 1;
  for (let index = 0; index < member.length; index += 1) {
    const memberIndex = member[index];
    const row = positionOf[memberIndex];
    if (seen[memberIndex] === 0) {
      seen[memberIndex] = 1;
      fill[row * 2] += 1;
    }
    const last = Math.min(quartersOfWeek, start[index] + length[index]);
    let run = -1;
    for (let quarter = start[index]; quarter < last; quarter += 1) {
      const word = memberIndex * wordsOfWeek + (quarter >>> 5);
      const bit = 1 << (quarter & 31);
      if ((busy[word] & bit) === 0) {
        busy[word] |= bit;
        if (run < 0) run = quarter;
      } else if (run >= 0) {
        steps[row * width + run] += 1;
        steps[row * width + quarter] -= 1;
        run = -1;
      }
    }
    if (run >= 0) {
      steps[row * width + run] += 1;
      steps[row * width + last] -= 1;
    }
  }
  for (let row = 0; row < positions; row += 1) {
    let sum = 0;
    for (let hour = 0; hour < hoursOfWeek; hour += 1) {
      let fewest = sum + steps[row * width + 4 * hour];
      sum = fewest;
      for (let quarter = 4 * hour + 1; quarter < 4 * hour + 4; quarter += 1) {
        sum += steps[row * width + quarter];
        if (sum < fewest) fewest = sum;
      }
      coverage[row * hoursOfWeek + hour] = fewest;
    }
    const needed = required[row];
    fill[row * 2 + 1] = needed === 0 ? 100 : Math.floor((100 * fill[row * 2]) / needed + 0.5);
  }
  let blocks = 0;
  for (let day = 0; day < 7; day += 1) {
    let open = false;
    for (let hour = 10; hour < 20; hour += 1) {
      let short = false;
      for (let row = 0; row < positions; row += 1) {
        if (coverage[row * hoursOfWeek + day * 24 + hour] < (required[row] + 1) >>> 1) short = true;
      }
      if (short && open) {
        gaps[blocks * 3 - 1] = hour + 1;
      } else if (short) {
        gaps[blocks * 3] = day;
        gaps[blocks * 3 + 1] = hour;
        gaps[blocks * 3 + 2] = hour + 1;
        blocks += 1;
      }
      open = short;
    }
  }
  return { coverage, gaps: gaps.subarray(0, blocks * 3), fill };
}
