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

const card = '<button data-tour="gaps"></button><button data-tour="plan-changes"></button>';
const roster = '<div role="grid"><div data-cell="1,0" data-tour="gap"></div></div>';
const gapDialog = '<dialog open><button data-tour="assign"></button></dialog>';
const fillPanel = '<div data-tour="plan"><select></select><button data-tour="accept"></button></div>';
const absenceForm = '<div data-tour="plan"><select data-tour="absent-person"></select></div>';
const publishDialog = '<dialog open><button data-tour="publish"></button></dialog>';

test.each<[TourStep, string, string]>([
  ['gap', roster, 'gap'],
  ['gap', '', 'gaps'],
  ['fill', gapDialog, 'assign'],
  ['fill', roster + fillPanel, 'accept'],
  ['fill', roster, 'gaps'],
  ['ill', fillPanel, 'accept'],
  ['ill', `${absenceForm}<button data-tour="tools"></button>`, 'absent-person'],
  ['ill', '<button data-tour="tools"></button>', 'tools'],
  ['publish', publishDialog, 'publish'],
  ['publish', '', 'plan-changes'],
])('step %s with %s leads to %s', (step, page, target) => {
  document.body.innerHTML = card + page;
  const { result } = renderHook(() => useScene(step));
  expect(result.current.target?.dataset.tour).toBe(target);
});

test('the first gap to come is the target, not one that is over', () => {
  document.body.innerHTML = `<div class="past" data-tour="gap" id="over"></div><div data-tour="gap" id="next"></div>`;
  const { result } = renderHook(() => useScene('gap'));
  expect(result.current.target?.id).toBe('next');
});

test('the target follows when the plan for a gap opens', async () => {
  document.body.innerHTML = card + roster;
  const { result } = renderHook(() => useScene('fill'));
  expect([result.current.hasPlan, result.current.target?.dataset.tour]).toEqual([false, 'gaps']);
  document.body.insertAdjacentHTML('beforeend', fillPanel);
  await waitFor(() => expect(result.current.hasPlan).toBe(true));
  expect(result.current.target?.dataset.tour).toBe('accept');
});
