// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { OpenWeek } from '../model/openWeek';
import { SharePart } from './SharePart';

const translator = createTranslator('en', [await loadTexts('en', 'importExport')]);
const open = { handle: { share: () => 'packed' } } as unknown as OpenWeek;

async function pressCopy(clipboard: unknown) {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  const onDone = vi.fn<(text: string) => void>();
  render(
    <I18nextProvider i18n={translator}>
      <SharePart open={open} onDone={onDone} />
    </I18nextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  return { onDone, field: screen.getByRole<HTMLInputElement>('textbox') };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['there is no clipboard, as over plain http', undefined],
  ['the browser refuses the clipboard', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('when %s, the link is selected and a message says so', async (_, clipboard) => {
  const { onDone, field } = await pressCopy(clipboard);
  expect(onDone).toHaveBeenCalledExactlyOnceWith('The link is selected: copy it with your keyboard.');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('otherwise the link is on the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const { onDone, field } = await pressCopy({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(field.value);
  expect(onDone).toHaveBeenCalledExactlyOnceWith('The link is copied.');
});
