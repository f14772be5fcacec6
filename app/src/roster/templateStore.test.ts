import { beforeEach, expect, test } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import settings from '#fixtures/team-settings.json';
import { useTemplateStore } from './templateStore';

const [restaurant, retail] = quickTemplates.map(({ positions }) => ({ positions, settings }));
if (!restaurant || !retail) throw new Error('two quick templates are needed');
const store = () => useTemplateStore.getState();

beforeEach(() => useTemplateStore.setState({ saved: [] }));

test('a template is kept under its name, in the order of saving, and can be removed', () => {
  const first = store().save('Summer', restaurant);
  const second = store().save('Winter', retail);
  expect(store().saved.map(({ name }) => name)).toEqual(['Summer', 'Winter']);
  expect(first).not.toBe(second);
  store().remove(first);
  expect(store().saved).toEqual([{ id: second, name: 'Winter', ...retail }]);
});

test('saving under an existing name replaces its contents', () => {
  const id = store().save('Summer', restaurant);
  expect(store().save('Summer', retail)).toBe(id);
  expect(store().saved).toEqual([{ id, name: 'Summer', ...retail }]);
});
