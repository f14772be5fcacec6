import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { loadEngine } from '~/engine/engine';
import type { Language } from '~/shared/language';
import type { EditableWeek } from './editableWeek';
import { personLink, personSearch } from './personLink';
import { documentIn, sharedIn } from './shareLink';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

const [first] = sample.schedule.staff;
const staffId = first?.id ?? '';

function opened(): EditableWeek {
  const handle = engine.Editor.fromJson(JSON.stringify(sample.schedule));
  handle.tell({ kind: 'markAsPublished' });
  handle.tell({ kind: 'beginRoster', monday: '2026-11-16' });
  const { positions, staff } = handle.ask({ kind: 'schedule' });
  const defaults = {
    requirements: [],
    rules: handle.ask({ kind: 'rules' }),
    requestRules: handle.ask({ kind: 'requestRules' }),
  };
  return {
    handle,
    dates: engine.isoWeek(2026, 47),
    positions,
    staff,
    absences: [],
    shiftTypes: [],
    history: handle.ask({ kind: 'history' }),
    origin: null,
    defaults,
  };
}

async function linkOf(week: EditableWeek, language: Language): Promise<URL> {
  const link = await personLink('https://crew.example', week, staffId, language);
  if (!link.ok) throw new Error(link.fault.message);
  return new URL(link.value);
}

test('the unchanged sample is linked by person and week alone', async () => {
  const link = await linkOf(opened(), 'es');
  expect(link.pathname).toBe('/es/shift-scheduler/my-week');
  expect(Object.fromEntries(link.searchParams)).toEqual({ person: staffId, week: '2026-W47' });
  expect(link.hash).toBe('');
});

test('of a changed week the fragment carries what the person is shown', async () => {
  const week = opened();
  week.handle.tell({ kind: 'confirmAll' });
  const changed = { ...week, history: week.handle.ask({ kind: 'history' }) };
  const link = await linkOf(changed, 'en');
  const document = documentIn(sharedIn(link.hash) ?? '', engine);
  if (!document.ok) throw new Error(document.fault.message);
  const linked = engine.Editor.fromDocument(document.value);
  const { staff, shifts } = linked.ask({ kind: 'schedule' });
  expect(staff.find(({ id }) => id === staffId)?.name).toBe(first?.name);
  expect(shifts.every(({ confirmed }) => confirmed)).toBe(true);
  const own = (all: readonly { staffId: string }[]) => all.filter((shift) => shift.staffId === staffId).length;
  expect([own(shifts), shifts.length < sample.schedule.shifts.length]).toEqual([own(sample.schedule.shifts), true]);
});

test('an id with URL delimiters stays one value', () => {
  expect(personSearch({ person: 'a&b=c', week: null })).toBe('?person=a%26b%3Dc');
});

test('there is no link while nothing of the week is published', async () => {
  const handle = engine.Editor.fromJson(JSON.stringify(sample.schedule));
  handle.tell({ kind: 'beginRoster', monday: '2026-11-16' });
  const week = { ...opened(), handle, origin: { kind: 'own', name: 'Bar' } } as const;
  expect(await personLink('https://crew.example', week, staffId, 'en')).toMatchObject({
    ok: false,
    fault: { code: 'nothing-published' },
  });
});
