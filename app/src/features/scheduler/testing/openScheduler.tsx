import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { SchedulerPage } from '~/pages/scheduler/SchedulerPage';
import { type CountedWeek, countWeek } from '~/roster/testing/countedWeek';
import { engine, startSample, translators } from '~/roster/testing/openWeek';
import { initialWeekFigures } from '~/roster/week/prerender';
import type { Language } from '~/shared/language';

const initial = await initialWeekFigures();
// What the page loads on demand, so that no test waits for it.
await Promise.all([
  import('../dialogs/SchedulerDialogs'),
  import('../input/InputLayer'),
  import('../panels/SelectionBar'),
  import('../panels/WeekPopover'),
  import('../roster/DayByMember'),
  import('../roster/DayByRole'),
  import('../roster/DayByTime'),
  import('../roster/MonthBoard'),
  import('../roster/MonthView'),
  import('../roster/WeekByMember'),
  import('../roster/WeekByRole'),
]);

// A whole page takes jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

// jsdom has no layout: nothing is measured, observed or scrolled.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
});

afterEach(() => vi.useRealTimers());

const paths = { en: '/shift-scheduler', es: '/es/shift-scheduler' };

/**
 * Opens the scheduler's page at a query, with the real engine and the sample week, and waits until it is complete.
 * Whatever was open before is closed.
 */
export async function openScheduler(
  query = '',
  language: Language = 'en',
  files = { sample: sample as unknown, variants: variants as unknown },
) {
  cleanup();
  // The morning of the sample week's Monday, so that no day is past.
  if (vi.getMockedSystemTime() === null) vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T08:00:00') });
  startSample(files);
  const router = createMemoryRouter(
    [
      { path: paths[language], element: <SchedulerPage initial={initial} /> },
      { path: '*', element: <main>{'another page'}</main> },
    ],
    { initialEntries: [`${paths[language]}${query}`] },
  );
  await act(async () => {
    render(
      <I18nextProvider i18n={translators[language]}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    );
  });
  await expectDrawn();
  return {
    search: () => router.state.location.search,
    /** Goes to another address, by a query or a step in the history. */
    go: async (to: string | number) => {
      await act(async () => {
        await (typeof to === 'number' ? router.navigate(to) : router.navigate(`${paths[language]}${to}`));
      });
      await expectDrawn();
    },
  };
}

/** Waits until everything shows the current state: parts are loaded on demand, and most rows render later. */
export async function expectDrawn(): Promise<void> {
  await waitFor(
    () => {
      const main = document.querySelector('main');
      const isComplete = main?.querySelector('[role=grid], :is([role=status], [role=alert]) h2');
      if (!isComplete || document.querySelector('main[data-engine=waiting], [aria-busy=true], [class*=animate-pulse]'))
        throw new Error('The page is not complete.');
    },
    { timeout: 20_000 },
  );
}

/** The one element of a selector; with a name, the one with this text, label or accessible name. */
export function find(selector: string, name?: string | RegExp, within: ParentNode = document): HTMLElement {
  const found = all(selector, within).filter((element) => {
    if (name === undefined) return true;
    return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
  });
  if (!found[0])
    throw new Error(`There is no ${selector} ${name ?? ''} in ${(within as Element).textContent ?? 'the page'}`);
  return found[0];
}

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** The text of an element as it is read: the parts of different elements are separated by a space. */
export function textOf(element: Node): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  let last: Node | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    text += node.parentNode === last ? node.nodeValue : ` ${node.nodeValue}`;
    last = node.parentNode;
  }
  return text.replace(/\s+/g, ' ').trim();
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-labelledby');
  if (label)
    return label
      .split(' ')
      .map((id) => textOf(document.getElementById(id) ?? document.createElement('i')))
      .join(' ');
  const labelled = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  return element.getAttribute('aria-label') ?? textOf(labelled ?? element);
}

/** Does something as a user does, and waits until the page shows it. */
export async function perform(action: () => void): Promise<void> {
  await act(async () => {
    action();
    // The address is written in a task of its own.
    await new Promise((done) => setTimeout(done));
  });
  await expectDrawn();
}

export const click = (target: Element) => perform(() => fireEvent.click(target));
export const press = (name: string | RegExp, within?: ParentNode) => click(find('button, a[href]', name, within));
export const choose = (name: string) => click(find('input[type=radio]', name));

/** A key in the element with the focus. */
export const key = (name: string, options: object = {}) =>
  perform(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...options }));

export const roster = () => find('[role=grid]');
export const dialogs = () => all('dialog[open]');
export const dialog = () => find('dialog[open]');

/** Closes the open dialog as Escape does. */
export const closeByEscape = () => perform(() => (dialog() as HTMLDialogElement).close());

export const cellAt = (row: number, column: number) => find(`[data-cell="${row},${column}"]`);

/** The sentence in the accessible name of each cell, by row, without the names of those on duty at its end. */
export const cellNames = (): string[][] =>
  all('[role=row]', roster())
    .map((row) =>
      all('[role=gridcell]', row).map((cell) => (cell.getAttribute('aria-label') ?? '').replace(/; on duty: .*/, '')),
    )
    .filter((row) => row.length > 0);

export const rowHeaders = () => all('[role=rowheader]', roster()).map(textOf);
export const columnHeaders = () => all('[role=columnheader]', roster()).map(textOf);

/** The text in each cell, by row. */
export function cellTexts(): string[][] {
  const texts = all('[data-cell] > [aria-hidden]', roster()).map(textOf);
  const columns = columnHeaders().length - 1;
  return Array.from({ length: texts.length / columns }, (_, row) => texts.slice(row * columns, (row + 1) * columns));
}

/** The gap block of each cell as marked by the page: `row,column` to the block's index. */
export const markedGaps = (): Record<string, number> =>
  Object.fromEntries(all('[data-gap]', roster()).map(({ dataset }) => [dataset.cell ?? '', Number(dataset.gap)]));

/** The figures shown in the panels. */
export function shownFigures() {
  const number = (name: string) => Number(textOf(find(`[data-status="${name}"] dd`)));
  return {
    fillRates: all('[data-fill]').map((row) => ({
      positionId: row.dataset.fill ?? '',
      tone: row.dataset.tone ?? '',
      text: textOf(row),
    })),
    confirmed: number('confirmed'),
    pending: number('pending'),
    toAssign: number('to-assign'),
  };
}

/** The demo's week of a Monday (ISO date), opened in the engine beside the page. */
export const countedWeek = (monday: string = sample.monday): CountedWeek => countWeek(engine, sample, variants, monday);
