// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import fixture from '#fixtures/histories.json';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import HistorySheet from './HistorySheet';

HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

// The day on which the sample was written.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });

const translator = createTranslator('en', [await loadTexts('en', 'common', 'history')]);
const click = (target: Element) => act(async () => fireEvent.click(target));

test.each(['team-member', 'manager'] as const)(
  '[D-005] [D-090] [D-093] [D-098] [D-331] the history of the %s, page by page',
  async (role) => {
    render(
      <I18nextProvider i18n={translator}>
        <MemoryRouter initialEntries={[`/demo/${role}/gift-shop`]}>
          <HistorySheet person={role} onClose={() => undefined} />
        </MemoryRouter>
      </I18nextProvider>,
    );
    const panel = within(screen.getByRole('dialog', { name: 'Points history' }));
    const step = (name: string) => panel.getByRole('button', { name });
    expect(step('Previous').getAttribute('aria-disabled')).toBe('true');
    for (let page = 1; page <= 4; page += 1) {
      panel.getByText(`Page ${page} of 4`);
      const items = fixture.histories[role].items.slice((page - 1) * 5, page * 5);
      const rows = panel.getAllByRole('listitem');
      expect(rows).toHaveLength(items.length);
      for (const [index, { description, additionalInfo, date, points }] of items.entries()) {
        const row = rows[index] as HTMLElement;
        expect(row.textContent).toContain(description.en);
        expect(row.textContent).toContain(additionalInfo.en);
        expect(row.querySelector('time')?.dateTime).toBe(date);
        const amount = Math.abs(points).toLocaleString('en');
        const sign = row.querySelector<HTMLElement>('[data-sign]');
        expect(sign?.dataset.sign).toBe(points < 0 ? 'spent' : 'earned');
        expect(sign?.textContent).toBe(points < 0 ? `−${amount}spent` : `+${amount}earned`);
      }
      // At the end it is disabled for assistive technology only, and can be pressed all the same.
      await click(step('Next'));
    }
    expect(step('Next').getAttribute('aria-disabled')).toBe('true');
    panel.getByText('Page 4 of 4');
    await click(step('Previous'));
    panel.getByText('Page 3 of 4');
  },
);
