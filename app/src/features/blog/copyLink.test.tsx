// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { handleCopyLink } from './copyLink';
import { SharePanel } from './SharePanel';
import { ToastTemplates } from './ToastTemplates';

const translator = createTranslator('en', [await loadTexts('en', 'common', 'blogPost')]);

/** The share panel as the build draws it, and its script. */
function open(): void {
  render(
    <I18nextProvider i18n={translator}>
      <SharePanel />
      <ToastTemplates />
    </I18nextProvider>,
  );
  // React puts the children of a template beside its content, where the HTML parser does not.
  for (const template of document.querySelectorAll('template')) template.content.append(...template.children);
  handleCopyLink();
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('without a clipboard, as over plain http, the link is selected and a message explains why', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const message = screen.getByRole('status', { name: 'Notifications' });
  expect(message.textContent).toBe('Copy failedUnable to copy link to clipboard.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy link' });
  expect(field.value).toBe(window.location.origin + window.location.pathname);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(message.textContent).toBe('');
});

test('[W-275] every share link carries the title and the address', () => {
  open();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toContain('=⟦= post.share_title =⟧');
    expect(link).toContain('=⟦= post.share_url =⟧');
  }
});
