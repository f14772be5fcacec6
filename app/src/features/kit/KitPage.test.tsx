// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { inLanguage, type Language } from '~/shared/language';
import { KitPage } from './KitPage';

const modules = import.meta.glob<Record<string, unknown>>(['../../ui/*.tsx', '!../../ui/*.test.tsx'], { eager: true });

/** The components that `ui` exports: its functions with a capital letter. */
const components = Object.values(modules).flatMap((module) =>
  Object.keys(module).filter((name) => /^[A-Z]/.test(name) && typeof module[name] === 'function'),
);

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(cleanup);

const sources = Object.values(
  import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], { eager: true, query: '?raw', import: 'default' }),
).join('');

async function show(language: Language) {
  const texts = await loadTexts(language, 'common', 'scheduler', 'importExport');
  const path = inLanguage('/dev/kit', language);
  const Stub = createRoutesStub([{ path, Component: KitPage }]);
  render(
    <I18nextProvider i18n={createTranslator(language, [texts])}>
      <Stub initialEntries={[path]} />
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

test('the page of components has every component of ui', () => {
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(sources))).toEqual([]);
});

test.each([
  ['en', 'Assign', 'Confirmed'],
  ['es', 'Asignar', 'Confirmado'],
] as const)('it renders whole in %s', async (language, button, status) => {
  await show(language);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(15);
  expect(screen.getAllByRole('button', { name: button }).length).toBeGreaterThan(15);
  expect(screen.getByText(status)).toBeDefined();
});

test('axe finds nothing on it', async () => {
  await show('en');
  const { violations } = await axe.run(document.body, {
    // jsdom has no layout, and the page has no frame around it.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}, 60_000);
