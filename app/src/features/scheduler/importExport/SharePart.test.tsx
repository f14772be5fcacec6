// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
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

async function askForCode(shared: string) {
  const user = userEvent.setup();
  const week = { handle: { share: () => shared } } as unknown as OpenWeek;
  render(
    <I18nextProvider i18n={translator}>
      <SharePart open={week} onDone={vi.fn()} />
    </I18nextProvider>,
  );
  const button = screen.getByRole('button', { name: 'QR code for a phone', expanded: false });
  await user.click(button);
  return { user, button };
}

test('the button toggles a QR code of exactly this link', async () => {
  // Today's Chromium returns a promise; React calls what an effect returns.
  const scrollIntoView = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView });
  const { user, button } = await askForCode('packed');
  const code = await screen.findByRole('img', { name: 'QR code of the link to this week' });
  const link = screen.getByRole<HTMLInputElement>('textbox').value;
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  expect(size).toBe(generate(link, { minCorrectionLevel: correction.L }).size + 8);
  expect(code.querySelector('path')?.getAttribute('d')).toBe(
    toSvgPath(generate(link, { minCorrectionLevel: correction.L })),
  );
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  await user.click(button);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a link that is too long for a QR code is reported', async () => {
  await askForCode('x'.repeat(3000));
  expect(await screen.findByText('This week is too large for a QR code. Send the link instead.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
