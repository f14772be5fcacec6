import { beforeEach, expect, test } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import settings from '#fixtures/team-settings.json';
import { useTemplateStore } from './templateStore';

const [restaurant, retail] = quickTemplates.map(({ positions }) => ({ positions, settings }));
if (!restaurant || !retail) throw new Error('two quick templates are needed');
const store = () => useTemplateStore.getState();

beforeEach(() => useTemplateStore.setState({ saved: [], applied: null }));

test('a template is kept under its name, in the order of saving, and can be removed', () => {
  const first = store().save('Summer', restaurant);
  const second = store().save('Winter', retail);
  expect(store().saved.map(({ name }) => name)).toEqual(['Summer', 'Winter']);
  expect(first).not.toBe(second);
  store().remove(first);
  expect(store().saved).toEqual([{ id: second, name: 'Winter', ...retail }]);
});

test('the same name again replaces what it held', () => {
  const id = store().save('Summer', restaurant);
  expect(store().save('Summer', retail)).toBe(id);
  expect(store().saved).toEqual([{ id, name: 'Summer', ...retail }]);
});

test('a removed template is followed no longer', () => {
  const id = store().save('Summer', restaurant);
  store().apply({ name: 'Restaurant', ...restaurant });
  store().remove(id);
  expect(store().applied).not.toBeNull();
  const again = store().save('Summer', restaurant);
  store().apply({ name: 'Summer', ...restaurant });
  store().remove(again);
  expect(store().applied).toBeNull();
});

test('one template is applied at a time, and can be taken off', () => {
  store().apply({ name: 'Restaurant', ...restaurant });
  store().apply({ name: 'Retail Store', ...retail });
  expect(store().applied).toEqual({ name: 'Retail Store', ...retail });
  store().apply(null);
  expect(store().applied).toBeNull();
});
