// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import madeOnSunday from '#fixtures/golden/public-bugs/I-14-link-without-week.json';
import long from '#fixtures/golden/public-bugs/I-25-links.json';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { readViewState } from '~/roster/week/viewState';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { SharePart } from './SharePart';

const translator = createTranslator('en', [await loadTexts('en', 'importExport')]);
vi.mock('~/engine/engine', () => ({
  loadEngine: async () => ({ ok: true, value: { toLink: (document: string) => document } }),
}));
/** A week of which `shared` is what the link carries. */
const weekOf = (shared: string) =>
  ({
    handle: { document: () => shared, toJson: () => `{"whole":"${shared.length}"}` },
    dates: { isoYear: 2026, isoWeek: 48, monday: '2026-11-23' },
  }) as unknown as EditableWeek;

async function show(week: EditableWeek, onDone = vi.fn<(text: string) => void>()) {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <SharePart week={week} onDone={onDone} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  return { onDone, field: await screen.findByRole<HTMLInputElement>('textbox') };
}

async function pressCopy(clipboard: unknown) {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  const shown = await show(weekOf('packed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  return shown;
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
  await show(weekOf(shared));
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
  expect(await screen.findByText('This week is too large for a QR code. Send the file instead.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a link carries the week in which it was made, and opens it in any other', async () => {
  const shared = madeOnSunday.link.replace(/^.*#week=/, '');
  const { field } = await show(weekOf(shared));
  const { searchParams, hash } = new URL(field.value);
  expect(hash).toBe(`#week=${shared}`);
  for (const today of ['2026-W48', '2026-W49', '2027-W10']) {
    expect(readViewState(searchParams, today).week).toBe('2026-W48');
  }
});

const warning = () => screen.queryByText(/too long for many messengers: they cut links of more than about 2,000/);

test('a link that messengers would cut says so beforehand and offers the file', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)), revokeObjectURL: vi.fn() }),
  );
  HTMLAnchorElement.prototype.click = vi.fn();
  const { link } = long.cases.at(-1) ?? { link: '' };
  const { onDone, field } = await show(weekOf(link.replace(/^.*#week=/, '')));
  expect(field.value.length).toBeGreaterThan(2000);
  expect(warning()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(await saved[0]?.text()).toContain('whole');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('week-2026-11-23.json is in your downloads.');
});

test('a shorter one does not', async () => {
  await show(weekOf('2'.repeat(1800)));
  expect(warning()).toBeNull();
});
