// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { SharePanel } from './SharePanel';
import { useCopyLink } from './useCopyLink';

const toast = vi.fn();
vi.mock('~/ui/useToaster', () => ({ useToaster: () => ({ toast, area: null }) }));

const translator = createTranslator('en', [await loadTexts('en', 'common', 'blogPost')]);

afterEach(cleanup);

function Page() {
  return (
    <>
      <SharePanel />
      {useCopyLink()}
    </>
  );
}

test('without a clipboard, as over plain http, the link is selected and a message explains why', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  render(
    <I18nextProvider i18n={translator}>
      <Page />
    </I18nextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Copy failed', 'Unable to copy link to clipboard.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy link' });
  expect(field.value).toBe(window.location.origin + window.location.pathname);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  vi.unstubAllGlobals();
});

test('[W-275] every share link carries the title and the address', () => {
  render(
    <I18nextProvider i18n={translator}>
      <SharePanel />
    </I18nextProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toContain('=⟦= post.share_title =⟧');
    expect(link).toContain('=⟦= post.share_url =⟧');
  }
});
