// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TourStep } from './tourStore';
import { useScene } from './useScene';

beforeEach(() => {
  // jsdom has no layout: everything is visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  HTMLElement.prototype.getAnimations ??= () => [];
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const card = '<button data-tour="gaps"></button><button data-publish></button>';
const roster = '<div role="grid"><div data-cell="1,0" data-gap="0"></div></div>';
const gapDialog = '<dialog open><button data-assign></button></dialog>';
const fillPanel = '<div data-testid="fill-panel"><select></select><button data-accept></button></div>';
const publishDialog = '<dialog open data-testid="publish-dialog"><button data-tour="publish"></button></dialog>';

test.each<[TourStep, string, string]>([
  ['gap', roster, '[data-cell]'],
  ['gap', '', '[data-tour=gaps]'],
  ['fill', gapDialog, '[data-assign]'],
  ['fill', roster + fillPanel, '[data-accept]'],
  ['fill', roster, '[data-tour=gaps]'],
  ['ill', fillPanel, '[data-accept]'],
  ['ill', '<button data-tour="tools"></button>', '[data-tour=tools]'],
  ['publish', publishDialog, '[data-tour=publish]'],
  ['publish', '', '[data-publish]'],
])('step %s with %s leads to %s', (step, page, target) => {
  document.body.innerHTML = card + page;
  const { result } = renderHook(() => useScene(step));
  expect(result.current.target?.matches(target)).toBe(true);
});

test('the target follows when the plan for a gap opens', async () => {
  document.body.innerHTML = card + roster;
  const { result } = renderHook(() => useScene('fill'));
  expect([result.current.hasPlan, result.current.target?.dataset.tour]).toEqual([false, 'gaps']);
  document.body.insertAdjacentHTML('beforeend', fillPanel);
  await waitFor(() => expect(result.current.hasPlan).toBe(true));
  expect(result.current.target?.matches('[data-accept]')).toBe(true);
});
