import { describe, expect, it } from 'vitest';
import { loadEngine } from '~/engine/engine';
import { template as english } from '~/locales/en/template';
import { template as spanish } from '~/locales/es/template';
import { changeSetup, days, type Setup, slots } from '~/roster/setup';
import { templateSamples } from './samples';

const samples = templateSamples(english);

function start(): Setup {
  return { settings: samples.settings, positions: samples.templates[0]?.positions ?? [] };
}

describe('the samples', () => {
  it('[D-303] hold quick templates with id, name, description, positions and isSelected', () => {
    for (const template of samples.templates) {
      expect(Object.keys(template).sort()).toEqual(['description', 'id', 'isSelected', 'name', 'positions']);
    }
    expect(samples.templates.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual(['restaurant']);
  });

  it('[D-296] [D-297] [D-298] give every position an id, a name and whole headcounts by day and slot', () => {
    const positions = samples.templates.flatMap((template) => template.positions);
    expect(positions.length).toBeGreaterThan(0);
    for (const position of positions) {
      expect(Object.keys(position).sort()).toEqual(['id', 'name', 'requirements']);
      expect(Object.keys(position.requirements)).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
      for (const day of days) {
        expect(Object.keys(position.requirements[day])).toEqual(['morning', 'afternoon', 'night']);
        for (const slot of slots) expect(Number.isInteger(position.requirements[day][slot])).toBe(true);
      }
    }
  });

  it("[D-302] start from the engine's default team settings", async () => {
    const engine = await loadEngine();
    if (!engine.ok) throw new Error(engine.fault.message);
    expect(samples.settings).toEqual(engine.value.defaultTeamSettings());
  });

  it('have Spanish names for every quick template', () => {
    const { templates } = templateSamples(spanish);
    expect(templates.map(({ name }) => name)).toEqual(['Restaurante', 'Tienda', 'Sanidad']);
    const names = templates.map(({ positions }) => positions.map(({ name }) => name));
    expect(names[0]).toEqual(['Camareros', 'Cocina', 'Recepción', 'Encargados']);
    const originals = samples.templates.map(({ positions }) => positions.map(({ name }) => name));
    expect(names.flat().filter((name) => originals.flat().includes(name))).toEqual([]);
  });
});

describe('a change of the setup', () => {
  it('[D-341] adds and removes positions in a new state and does not mutate the old one', () => {
    const before = start();
    const copy = structuredClone(before);
    const position = { ...(before.positions[0] as Setup['positions'][number]), id: 'position_1' };
    const added = changeSetup(before, { type: 'add', position });
    expect(added.positions.map(({ id }) => id)).toEqual(['server', 'cook', 'host', 'manager', 'position_1']);
    const removed = changeSetup(added, { type: 'remove', id: 'cook' });
    expect(removed.positions.map(({ id }) => id)).toEqual(['server', 'host', 'manager', 'position_1']);
    expect(before).toEqual(copy);
  });

  it('sets one headcount and nothing else', () => {
    const before = start();
    const after = changeSetup(before, { type: 'require', id: 'cook', day: 'wed', slot: 'night', heads: 9 });
    const expected = structuredClone(before);
    const cook = expected.positions.find(({ id }) => id === 'cook');
    if (!cook) throw new Error('the sample has a cook');
    cook.requirements.wed.night = 9;
    expect(after).toEqual(expected);
  });

  it('renames one position, sets one number and flips one toggle', () => {
    let setup = changeSetup(start(), { type: 'rename', id: 'host', name: 'Greeter' });
    setup = changeSetup(setup, { type: 'number', setting: 'maxHours', value: -2 });
    setup = changeSetup(setup, { type: 'toggle', setting: 'shiftTrading', on: false });
    expect(setup.positions.map(({ name }) => name)).toEqual(['Server', 'Cook', 'Greeter', 'Manager']);
    expect(setup.settings).toEqual({ ...samples.settings, maxHours: -2, shiftTrading: false });
  });
});
