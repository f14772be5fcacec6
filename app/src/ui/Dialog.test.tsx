// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Dialog } from './Dialog';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = '<p>Behind</p>';
});

afterEach(cleanup);

function openOver(start: number, end: number): string | undefined {
  const text = document.querySelector('p')?.firstChild as Text;
  getSelection()?.setBaseAndExtent(text, start, text, end);
  render(
    <MemoryRouter>
      <Dialog open title="Title" closeLabel="Close" onClose={() => undefined}>
        Content
      </Dialog>
    </MemoryRouter>,
  );
  return getSelection()?.rangeCount ? getSelection()?.toString() : undefined;
}

test('a dialog removes the caret behind it, which the browser would seek in every frame', () => {
  expect(openOver(2, 2)).toBeUndefined();
});

test('a text that is selected behind a dialog stays selected', () => {
  expect(openOver(0, 3)).toBe('Beh');
});
