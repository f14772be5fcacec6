import { describe, expect, it, test } from 'vitest';
import { linkTo, sharedIn } from '../session/shareLink';
import { fileName } from './files';

test('a file is named by its week and its person', () => {
  expect(fileName('2026-11-16', 'json')).toBe('week-2026-11-16.json');
  expect(fileName('2026-11-16', 'ics', 'Tomasz Zieliński-O’Neil')).toBe('week-2026-11-16-tomasz-zielinski-o-neil.ics');
});

describe('links', () => {
  it('carry the week in the fragment, the view in the query', () => {
    const link = linkTo('https://brightcrew.example/shift-scheduler?group=role#old', 'Ab-_1');
    expect(link).toBe('https://brightcrew.example/shift-scheduler?group=role#week=Ab-_1');
    expect(sharedIn(new URL(link).hash)).toBe('Ab-_1');
  });

  it('without a week are ordinary links', () => {
    expect(sharedIn('')).toBeNull();
    expect(sharedIn('#content')).toBeNull();
    expect(sharedIn('#week=')).toBe('');
  });
});
