// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadImporter } from '~/engine/importing';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import OwnTeamDialog from './OwnTeamDialog';
import type { ReadTable } from './reading';
import { readSheet } from './sheet';

vi.mock('~/engine/importing', () => ({ loadImporter: vi.fn() }));
vi.mock('./sheet', async (original) => ({ ...(await original<typeof import('./sheet')>()), readSheet: vi.fn() }));
vi.mock('./CheckTeam', () => ({
  CheckTeam: ({ table }: { table: ReadTable }) => <p data-testid="read">{table.sheets[0]?.lines.join()}</p>,
}));

const translator = createTranslator('es', [await loadTexts('es', 'ownTeam')]);
const importer = {
  gridOfBytes: (bytes: Uint8Array) => ({ name: '', lines: [new TextDecoder().decode(bytes)] }),
  readRoster: () => ({
    roster: { people: [], shifts: [], questions: [], doubts: [], readings: [] },
    document: null,
  }),
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
  vi.mocked(loadImporter).mockResolvedValue({ ok: true, value: importer as never });
  render(
    <MemoryRouter initialEntries={['/es/shift-scheduler']}>
      <I18nextProvider i18n={translator}>
        <OwnTeamDialog monday="2026-11-16" onClose={() => undefined} onApply={() => undefined} />
      </I18nextProvider>
    </MemoryRouter>,
  );
});

afterEach(cleanup);

const drop = (...names: string[]) => {
  for (const name of names) {
    fireEvent.change(screen.getByTestId('own-team-file'), { target: { files: [new File(['x'], name)] } });
  }
};

test.each([['slow'], ['fast']])('of two files the later one is read, also when the first one is %s', async (first) => {
  const readings = new Map<string, (bytes: Uint8Array) => void>();
  vi.mocked(readSheet).mockImplementation(
    (file) => new Promise((done) => readings.set((file as File).name, done as never)),
  );
  drop('first.csv', 'second.csv');
  const order = ['first.csv', 'second.csv'];
  if (first === 'slow') order.reverse();
  for (const name of order) await act(async () => readings.get(name)?.(new TextEncoder().encode(`text of ${name}`)));
  expect(screen.getByTestId('read').textContent).toBe('text of second.csv');
});

test('while a file is read, that is said', async () => {
  let finish: (bytes: Uint8Array) => void = () => undefined;
  vi.mocked(readSheet).mockImplementation(
    () =>
      new Promise((done) => {
        finish = done as never;
      }),
  );
  drop('one.csv');
  expect(screen.getByRole('status').textContent).toBe('Leyendo la tabla…');
  await act(async () => finish(new Uint8Array()));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('going to the result and back, the focus stays in the dialog', async () => {
  vi.mocked(readSheet).mockResolvedValue(new Uint8Array());
  const content = screen.getByRole('group', { name: 'Pruébalo con tu equipo' });
  for (const [press, then] of [
    ['Elegir un archivo', async () => drop('one.csv')],
    ['Volver', () => fireEvent.click(screen.getByRole('button', { name: 'Volver' }))],
  ] as const) {
    screen.getByRole('button', { name: press }).focus();
    await act(async () => void then());
    expect(document.activeElement).toBe(content);
  }
});

test('what the reader says of a table is in the language of the page', async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  vi.mocked(readSheet).mockResolvedValue(new Uint8Array());
  vi.mocked(loadImporter).mockResolvedValue({
    ok: true,
    value: {
      ...importer,
      gridOfBytes: () => {
        throw { code: 'text-too-long', message: 'the text is too long' };
      },
    } as never,
  });
  await act(async () => drop('one.csv'));
  expect(screen.getByRole('alert').textContent).toContain('No se ha podido leer esta tabla.');
  // On a phone it would be below the edge.
  expect(seen).toContain(screen.getByRole('alert').firstElementChild);
});

test('so is the message that the reader did not load', async () => {
  vi.mocked(readSheet).mockResolvedValue(new Uint8Array());
  vi.mocked(loadImporter).mockResolvedValue({
    ok: false,
    fault: { code: 'engine-unavailable', message: 'Failed to fetch' },
  });
  await act(async () => drop('one.csv'));
  expect(screen.getByRole('alert').textContent).toContain('No se ha podido cargar');
});

test('a disabled button says why', async () => {
  const look = screen.getByRole('button', { name: 'Ver el resultado' });
  const why = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(why(look)).toBe('Pega primero una tabla o elige un archivo.');
  vi.mocked(readSheet).mockResolvedValue(new TextEncoder().encode('x'));
  await act(async () => drop('x.csv'));
  const take = await screen.findByRole('button', { name: 'Mostrar mi cuadrante' });
  expect((take as HTMLButtonElement).disabled).toBe(true);
  expect(why(take)).toMatch(/^Aún no se ha encontrado a nadie/);
});
