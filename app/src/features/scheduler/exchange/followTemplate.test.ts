import { expect, test } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import sample from '#fixtures/sample-week.json';
import settings from '#fixtures/team-settings.json';
import { loadEngine } from '~/engine/engine';
import { followTemplate } from './followTemplate';

const engine = await loadEngine();
if (!engine.ok) throw new Error(engine.fault.message);
const { Week } = engine.value;
const [restaurant, retail] = quickTemplates.map(({ name, positions }) => ({ name, positions, settings }));
if (!restaurant || !retail) throw new Error('two quick templates are needed');

test('coverage, gaps and fill rates follow a template, and the plain rule comes back when it is taken off', () => {
  const week = Week.fromValue(sample.schedule);
  const plain = week.summary(null, null);
  followTemplate(week, restaurant);
  const followed = week.summary(null, null);
  expect(followed.gaps).not.toEqual(plain.gaps);
  // Ten servers are wanted at the busiest time of the template's week, Saturday afternoon.
  expect(followed.fillRates.find(({ positionId }) => positionId === 'server')?.required).toBe(10);
  expect(week.requirements().map(({ positionId }) => positionId)).toEqual(['server', 'cook', 'host', 'manager']);
  followTemplate(week, null);
  expect(week.summary(null, null)).toEqual(plain);
  expect(week.requirements()).toEqual([]);
});

test('a template of another trade leaves the week alone; the limits of its team are taken over', () => {
  const week = Week.fromValue(sample.schedule);
  const plain = week.summary(null, null).gaps;
  followTemplate(week, { ...retail, settings: { ...settings, minHours: 3, maxHours: 12, defaultDaysOff: 1 } });
  expect(week.summary(null, null).gaps.map(({ day, start, end }) => [day, start, end])).toEqual(
    plain.map(({ day, start, end }) => [day, start, end]),
  );
  expect(week.rules()).toMatchObject({ minHours: 3, maxHours: 12, daysOff: 1 });
});

test('with a template its limits go as well', () => {
  const week = Week.fromValue(sample.schedule);
  const plain = week.rules();
  followTemplate(week, { ...restaurant, settings: { ...settings, minHours: 1, maxHours: 16, defaultDaysOff: 0 } });
  expect(week.rules()).not.toEqual(plain);
  followTemplate(week, retail);
  followTemplate(week, null);
  expect(week.rules()).toEqual(plain);
});

test('a week that brings requirements of its own keeps them but for a template, and gets them back', () => {
  const week = Week.fromValue(sample.schedule);
  week.setRequirements([...restaurant.positions]);
  const own = week.requirements();
  followTemplate(week, null);
  expect(week.requirements()).toEqual(own);
  followTemplate(week, retail);
  expect(week.requirements()).toEqual([]);
  followTemplate(week, null);
  expect(week.requirements()).toEqual(own);
});
