// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import recognitions from '#fixtures/recognitions.json';
import { useDemoWorld } from '~/demo/demoWorld';
import { givingRules } from '~/demo/recognitionRules';
import { besideDocument } from '~/engine/besideDocument';
import { loadRecognition } from '~/engine/recognition';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { RecognitionsPage } from './RecognitionsPage';

// Nothing here is hidden by styles, whose computation takes most of the time of a query by role.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });
// The day on which the sample was written.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

await besideDocument(loadRecognition);
const rules = await givingRules();
const translator = createTranslator('en', [await loadTexts('en', 'common', 'recognitions')]);

afterEach(() => {
  cleanup();
  useDemoWorld.setState(useDemoWorld.getInitialState(), true);
});

async function open(role: 'team-member' | 'manager' = 'team-member', query = '') {
  const path = `/demo/${role}/recognitions`;
  const router = createMemoryRouter([{ path, element: <RecognitionsPage role={role} rules={rules} /> }], {
    initialEntries: [path + query],
  });
  await act(async () =>
    render(
      <I18nextProvider i18n={translator}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
  return router;
}

const click = (target: Element) => act(async () => fireEvent.click(target));
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const write = (text: string) => fireEvent.change(message(), { target: { value: text } });
const select = () => message().setSelectionRange(0, message().value.length);
const text = (id: string) => screen.getByTestId(id).textContent;
const people = () => screen.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);
const cards = () => within(screen.getByTestId('board')).getAllByRole('article');
const toasts = (kind: string) =>
  Array.from(document.querySelectorAll(`[data-toast=${kind}]`), ({ textContent }) => textContent);

test('[D-024] [D-128] [D-129] [D-130] [D-131] [D-132] [D-133] [D-134] [D-135] [D-136] [D-320] [D-348] the form, with the first member of the team selected', async () => {
  await open();
  screen.getByRole('heading', { level: 1, name: 'Submit a new recognition' });
  screen.getByText(/Recognitions share positive feedback/);
  screen.getByText(/monthly budget of points/);
  expect(people()).toEqual(['Remove Marta Iglesias']);
  const choices = screen.getAllByRole<HTMLInputElement>('radio', { name: /points per person/ });
  expect(choices).toHaveLength(5);
  for (const points of [5, 10, 20, 50, 100]) expect(radio(`${points} points per person`).checked).toBe(points === 20);
  expect(text('message-count')).toBe(`${message().value.length}/200`);
  for (const name of ['Add a GIF', 'Share', 'Reset']) button(name);
  cleanup();
  await open('manager');
  expect(people()).toEqual(['Remove Marta Iglesias']);
});

test('[D-027] [D-142] [D-143] preselect chooses the named member and is removed from the address', async () => {
  const found = await open('manager', `?preselect=${encodeURIComponent('Lan Anh Pham')}`);
  expect(people()).toEqual(['Remove Lan Anh Pham']);
  expect(found.state.location.search).toBe('');
  cleanup();
  const unknown = await open('team-member', '?preselect=Nobody');
  expect(unknown.state.location.search).toBe('');
  expect(people()).toEqual(['Remove Marta Iglesias']);
});

test('[D-343] [D-344] [D-345] the message has a counter and is limited to 200 characters', async () => {
  await open();
  write('ñ'.repeat(230));
  expect(text('message-count')).toBe('200/200');
  expect(message().value).toBe('ñ'.repeat(200));
});

test('[D-350] [D-351] [D-352] [D-353] bold wraps the selection and does nothing without one; italic and underline nest', async () => {
  await open();
  write('good day');
  message().setSelectionRange(8, 8);
  await click(button('Bold'));
  expect(message().value).toBe('good day');
  select();
  await click(button('Bold'));
  expect(message().value).toBe('**good day**');
  write('good day');
  for (const mark of ['Underline', 'Italic']) {
    select();
    await click(button(mark));
  }
  expect(message().value).toBe('*__good day__*');
  expect(screen.getByTestId('preview').querySelector('em u')?.textContent).toBe('good day');
});

test.each([
  ['people', () => click(button('Remove Marta Iglesias'))],
  ['a message', async () => write('')],
])('[D-346] [D-347] [D-354] [D-355] Share without %s shows the error toast', async (_, leaveOut) => {
  await open();
  expect(button('Share').getAttribute('aria-disabled')).not.toBe('true');
  await leaveOut();
  expect(button('Share').getAttribute('aria-disabled')).toBe('true');
  await click(button('Share'));
  expect(toasts('error').at(-1)).toMatch(/^Error.*Please select people and write a message/);
});

test('[D-488] more points than the remaining allowance are refused with a specific message', async () => {
  await open();
  await click(button('Add people'));
  await act(() => vi.dynamicImportSettled());
  const picker = within(screen.getByRole('dialog', { name: 'Select Team Members' }));
  for (const name of ['Daniel', 'Lucía', 'Karim', 'Hanna', 'Tomasz'])
    await click(picker.getByRole('button', { name: new RegExp(name) }));
  await click(picker.getByRole('button', { name: /^Done/ }));
  await click(radio('100 points per person'));
  await click(button('Share'));
  expect(toasts('error').at(-1)).toContain('more points than you have left');
});

test('pressing Share twice sends one recognition, and none to the preselected person of the reset form', async () => {
  await open();
  const left = () => Number(/(\d+) recognitions/.exec(text('allowance') ?? '')?.[1]);
  const before = left();
  await click(button('Share'));
  await click(button('Share'));
  expect(radio('Submitted').checked).toBe(true);
  expect(left()).toBe(before - 1);
  expect(useDemoWorld.getState().sent).toHaveLength(1);
});

test('[D-137] [D-138] [D-139] [D-140] [D-276] [D-279] the board shows received first, then submitted', async () => {
  await open();
  screen.getByRole('heading', { name: 'Your recognitions board' });
  expect(radio('Received').checked).toBe(true);
  const own = recognitions.filter(
    ({ recipients, type }) => type === 'received' && recipients.includes('role-team-member'),
  );
  expect(cards()).toHaveLength(own.length);
  await click(radio('Submitted'));
  expect(cards()).toHaveLength(recognitions.filter(({ sender }) => sender === 'role-team-member').length);
  expect(cards()[0]?.textContent).toContain('to Hanna Kowalczyk');
  expect(cards()[0]?.textContent).toContain('Nov 17');
});

test('[D-314] [D-315] a like adds one and the next click removes it', async () => {
  await open();
  const like = () => screen.getAllByRole('button', { name: /^Like/ })[0] as HTMLElement;
  const before = Number(like().textContent);
  expect(before).toBeGreaterThanOrEqual(1);
  expect(before).toBeLessThanOrEqual(10);
  await click(like());
  expect(like().textContent).toBe(String(before + 1));
  await click(like());
  expect(like().textContent).toBe(String(before));
});
