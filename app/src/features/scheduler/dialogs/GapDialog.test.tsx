// @vitest-environment jsdom
import { expect, test } from 'vitest';
import golden from '#fixtures/golden/schedules/sample-week.json';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import type { CountedWeek } from '~/roster/testing/countedWeek';
import { clock, longDay, nameOf, type Summary, shortHours, violationText, weekdays } from '~/roster/testing/words';
import {
  all,
  cellAt,
  click,
  closeByEscape,
  countedWeek,
  dialog,
  dialogs,
  find,
  openScheduler,
  press,
  shownFigures,
  textOf,
} from '../testing/openScheduler';

const gaps = golden.expected.gaps as Summary['gaps'];
type Gap = (typeof gaps)[number];

const openGap = ({ day, start }: Pick<Gap, 'day' | 'start'>) => click(cellAt(start - 9, day));
/** What the dialog is about: its accessible description. */
const about = () => textOf(document.getElementById(dialog().getAttribute('aria-describedby') ?? '') as Element);
const notice = () => textOf(find('[data-testid=action-notice]', undefined, dialog()));
const section = (positionId: string) => find(`[data-position="${positionId}"]`, undefined, dialog());

/** '10 AM-2 PM' for a shift of whole hours. */
const timesOf = ({ start, hours }: { start: number; hours: number }) => shortHours([{ start, end: start + hours }]);

/**
 * Expected content of a dialog section: figures and short hours of the golden case, people as suggested by the engine.
 */
function expectedSection({ handle }: CountedWeek, { day, start, end }: Gap, position: Gap['positions'][number]) {
  const { positionId, required, scheduled, needed, understaffed, short, members } = position;
  const staff = understaffed ? handle.ask({ kind: 'suggestedStaff', positionId, day, start, end }) : [];
  const badge = understaffed ? `Need ${needed} more` : needed > 0 ? `${needed} short, above the minimum` : 'Covered';
  const figures = [`Required ${required}`, `Scheduled ${scheduled}`, 'Fewest on duty at any hour of the gap'];
  const lines = [nameOf(sample.schedule, positionId), badge, ...figures];
  if (understaffed) lines.push(`Short ${shortHours(short)}`);
  if (members.length > 0) lines.push('Scheduled team members');
  for (const { staffId, name, hours, confirmed } of members) {
    const shifts = handle
      .ask({ kind: 'schedule' })
      .shifts.filter((shift) => shift.staffId === staffId && shift.day === day)
      .filter((shift) => shift.start < end && start < shift.start + shift.hours);
    lines.push(
      `${name} ${hours} h · ${shifts.map(timesOf).join(', ')} ${confirmed ? 'Confirmed' : 'Pending confirmation'}`,
    );
  }
  if (members.length === 0 && !understaffed) lines.push('No team members scheduled for this position');
  if (understaffed) lines.push('Suggested available staff');
  if (understaffed && staff.length === 0) lines.push('No available team members for this position');
  for (const { name, availableTimes, isFullyAvailable, shift, extends: own, violations } of staff) {
    lines.push(
      [
        `${name} ${shortHours(availableTimes)} · ${isFullyAvailable ? 'Free for the whole gap' : 'Free for part of it'}`,
        `${own === null ? 'New shift' : 'Their shift becomes'} ${timesOf(shift)}`,
        ...violations.map((violation) => violationText(violation, name)),
        'Assign',
      ].join(' '),
    );
  }
  return lines.join(' | ');
}

/** Displayed content of the dialog's sections, in the same form; labour.test.tsx covers the cost lines. */
const shownSections = () =>
  all('[data-position]', dialog()).map((section) => {
    const parts: string[] = [];
    const text = (element: Element) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest('[aria-hidden=true], [data-effect]'))
          words.push((node.nodeValue ?? '').trim());
      }
      return words.filter(Boolean).join(' ').replaceAll(' :', ':');
    };
    for (const part of section.querySelectorAll('h3, header > span, dl > div, h4, li, p')) parts.push(text(part));
    return {
      positionId: section.getAttribute('data-position'),
      understaffed: section.getAttribute('data-understaffed') === 'true',
      lines: parts.join(' | '),
    };
  });

test('[D-211] [D-212] [D-217] [D-219] [D-220] [D-221] [D-222] [D-223] a click on any gap opens its dialog: time, and what each position has, lacks and is suggested', async () => {
  const week = countedWeek();
  await openScheduler();
  for (const gap of gaps) {
    const { day, start, end } = gap;
    const when = `${longDay(`2026-11-${16 + day}`, day)}, ${clock(start)} - ${clock(end)}`;
    await openGap(gap);
    expect(about()).toBe(when);
    // The understaffed positions come first; otherwise the schedule's order.
    const inOrder = [...gap.positions].sort((a, b) => Number(b.understaffed) - Number(a.understaffed));
    expect(shownSections(), when).toEqual(
      inOrder.map((position) => ({
        positionId: position.positionId,
        understaffed: position.understaffed,
        lines: expectedSection(week, gap, position),
      })),
    );
    await closeByEscape();
    expect(dialogs()).toEqual([]);
  }
});

test('[D-211] any hour of a block opens the same block', async () => {
  const longest = gaps.reduce((best, gap) => (gap.end - gap.start > best.end - best.start ? gap : best));
  await openScheduler();
  for (const start of [longest.start, longest.start + 1, longest.end - 1]) {
    await openGap({ ...longest, start });
    expect(about()).toMatch(new RegExp(`${clock(longest.start)} - ${clock(longest.end)}$`));
    await closeByEscape();
  }
});

test('[D-224] [D-225] [D-226] up to three suggestions, each with an Assign button that names the person and the shift', async () => {
  const { handle } = countedWeek();
  const places = gaps.flatMap((gap) =>
    gap.positions
      .filter(({ understaffed }) => understaffed)
      .map(({ positionId }) => ({
        gap,
        positionId,
        staff: handle.ask({ kind: 'suggestedStaff', positionId, day: gap.day, start: gap.start, end: gap.end }),
      })),
  );
  const full = places.find(({ staff }) => staff.length === 3 && staff[0]?.extends === null);
  if (!full) throw new Error('The sample week has no position with three suggestions.');
  await openScheduler();
  await openGap(full.gap);
  const list = find(`[data-suggestions="${full.positionId}"]`, undefined, dialog());
  expect(all(':scope > li', list)).toHaveLength(3);
  const names = full.staff.map(({ name, shift }) => `Assign ${name}, ${weekdays[shift.day]} ${timesOf(shift)}`);
  const buttons = names.map((name) => find('button', name, list));
  expect(buttons.map(textOf)).toEqual(['Assign', 'Assign', 'Assign']);
  const [first] = full.staff;
  if (!first) throw new Error('There are three.');
  await press(names[0] ?? '', list);
  expect(notice()).toContain(`${first.name} assigned, ${weekdays[first.shift.day]} ${timesOf(first.shift)}.`);
  expect(Math.max(...places.map(({ staff }) => staff.length))).toBe(3);
});

test('people without violations come first; others show a warning before Assign, which may extend their own shift', async () => {
  const { handle } = countedWeek();
  const suggested = gaps.flatMap((gap) => {
    const short = gap.positions.find(({ understaffed }) => understaffed);
    const staff = short
      ? handle.ask({
          kind: 'suggestedStaff',
          positionId: short.positionId,
          day: gap.day,
          start: gap.start,
          end: gap.end,
        })
      : [];
    const longer = staff.find(({ extends: own }) => own !== null);
    const counts = staff.map(({ violations }) => violations.length);
    return short && longer?.extends && counts[0] === 0 && counts.at(-1) ? [{ gap, short, staff, longer }] : [];
  });
  const [{ gap, short, staff, longer } = {}] = suggested;
  if (!gap || !short || !staff || !longer?.extends) throw new Error('No gap has people with and without violations.');
  await openScheduler();
  const before = shownFigures();
  await openGap(gap);
  const people = all(`[data-suggestions="${short.positionId}"] > li`, dialog());
  expect(people.map((person) => all('[data-violation]', person).length)).toEqual(
    staff.map(({ violations }) => violations.length),
  );
  const person = people.find((row) => textOf(row).includes(longer.name)) as HTMLElement;
  expect(textOf(person)).toContain(`Their shift becomes ${timesOf(longer.shift)}`);
  await press(/^Assign /, person);
  const own = handle.ask({ kind: 'schedule' }).shifts.find(({ id }) => id === longer.extends);
  const moved = own?.start === longer.shift.start ? 'now works' : 'moved to';
  expect(notice()).toContain(`${longer.name} ${moved} ${weekdays[gap.day]} ${timesOf(longer.shift)}.`);
  await closeByEscape();
  // Extended, not added; an earlier start has yet to be confirmed by the person.
  handle.tell({ kind: 'changeShift', shiftId: longer.extends, to: longer.shift });
  const { confirmed, pending } = handle.ask({ kind: 'summary' }).shiftStatus;
  expect(shownFigures()).toMatchObject({ confirmed, pending });
  expect(confirmed + pending).toBe(before.confirmed + before.pending);
  expect(all('[data-gap]')).toHaveLength(
    handle.ask({ kind: 'board' }).cells.filter(({ gap: open }) => open !== null).length,
  );
});

test('the arrows in the dialog walk through all gaps and stop at the ends', async () => {
  await openScheduler();
  const [first] = gaps;
  if (!first) throw new Error('The sample week has no gap.');
  await openGap(first);
  const arrow = (name: string) => find('button', name, dialog());
  const isOff = (name: string) => arrow(name).ariaDisabled;
  expect(isOff('Previous gap')).toBe('true');
  for (const [index, { day, start }] of gaps.entries()) {
    expect(textOf(dialog())).toContain(`${index + 1} of ${gaps.length}`);
    expect(about()).toMatch(new RegExp(`^${longDay(`2026-11-${16 + day}`, day)}, ${clock(start)}`));
    if (index < gaps.length - 1) await click(arrow('Next gap'));
  }
  expect(isOff('Next gap')).toBe('true');
});

test('[D-227] [D-228] messages for no suggestions and for nobody scheduled', async () => {
  const { schedule } = sample;
  const hosts = schedule.staff.filter(({ positionId }) => positionId === 'host').map(({ id }) => id);
  const altered = {
    positions: [...schedule.positions, { id: 'bar', name: 'Bar', team: 'front-of-house', required: 0 }],
    // Hosts who are never available: a gap without suggestions.
    staff: schedule.staff.map((member) => (hosts.includes(member.id) ? { ...member, availability: [] } : member)),
    shifts: schedule.shifts.filter(({ staffId }) => !hosts.includes(staffId)),
  };
  await openScheduler('', 'en', { sample: { ...sample, schedule: altered }, variants });
  await click(cellAt(1, 0));
  const texts = (positionId: string) => all('*', section(positionId)).map(({ textContent }) => textContent);
  expect(texts('host')).toContain('Need 2 more');
  expect(texts('host')).toContain('No available team members for this position');
  expect(all('[data-assign]', section('host'))).toEqual([]);
  expect(texts('bar')).toContain('No team members scheduled for this position');
  expect(texts('bar')).toContain('Covered');
});
