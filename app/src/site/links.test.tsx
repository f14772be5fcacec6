// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { languageOfPath } from '~/shared/language';
import { LanguageLink } from '~/ui/LanguageLink';
import { AnchorLink } from './AnchorLink';

const translator = createTranslator('en', [await loadTexts('en', 'common')]);

function Page() {
  const { pathname, search, hash } = useLocation();
  const language = languageOfPath(pathname);
  return (
    <I18nextProvider i18n={translator}>
      <LanguageLink language={language} long />
      <AnchorLink section="savings" language={language}>
        Savings
      </AnchorLink>
      <output>{pathname + search + hash}</output>
    </I18nextProvider>
  );
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  return (name: string) => userEvent.click(screen.getByRole('link', { name }));
}

const address = () => screen.getByRole('status').textContent;

afterEach(cleanup);

test.each([
  ['/faq?a=3&utm_source=letter#points', 'Español', '/es/faq?a=3&utm_source=letter#points'],
  ['/es/pricing?utm_source=letter', 'English', '/pricing?utm_source=letter'],
  ['/pricing', 'Español', '/es/pricing'],
  ['/pricing?lng=en&a=1', 'Español', '/es/pricing?a=1'],
  ['/pick-experience?a=1', 'Español', '/es'],
])('[W-079] the language switch on %s keeps query and hash', async (from, name, to) => {
  const press = open(from);
  await press(name);
  expect(address()).toBe(to);
});

test('[W-079] on a page that the server fills, the language switch loads a document and keeps query and hash', () => {
  open('/blog?page=3&utm_source=letter#top');
  const link = screen.getByRole('link', { name: 'Español' });
  expect(link.getAttribute('href')).toBe('/es/blog?page=3&utm_source=letter#top');
});

test("choosing a section replaces the address's hash and keeps the query", async () => {
  const press = open('/?utm_source=letter#loyalty');
  await press('Savings');
  expect(address()).toBe('/?utm_source=letter#savings');
});

test('[W-119] from another page a section link leads to the home page', async () => {
  const press = open('/es/pricing?a=1');
  await press('Savings');
  expect(address()).toBe('/es#savings');
});
