// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '~/roster/week/session';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { ImportPart } from './ImportPart';

const translator = createTranslator('es', [await loadTexts('es', 'importExport')]);
const fromJson = vi.fn((text: string) => text);
const onImported = vi.fn();

beforeEach(() => {
  useSession.setState({
    start: { status: 'ready', engine: { Editor: { fromJson } }, files: {}, thisWeek: '' } as never,
  });
  render(
    <I18nextProvider i18n={translator}>
      <ImportPart onImported={onImported} onClose={() => undefined} />
    </I18nextProvider>,
  );
});

afterEach(cleanup);

/** A file that is read when `finish` is called. */
function slowFile(text: string) {
  let read = () => {};
  const reading = new Promise<string>((resolve) => {
    read = () => resolve(text);
  });
  const file = Object.assign(new File([text], 'week.json'), { text: () => reading });
  return { file, finish: () => act(async () => read()) };
}

const choose = (file: File) => fireEvent.change(screen.getByTestId('import-file'), { target: { files: [file] } });

test('of two files the later one is imported, even if the earlier one is read last', async () => {
  const early = slowFile('{"first":1}');
  const late = slowFile('{"second":2}');
  choose(early.file);
  choose(late.file);
  await late.finish();
  await early.finish();
  expect(onImported).toHaveBeenCalledExactlyOnceWith('{"second":2}');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('{"second":2}');
});

test('an error without a text of its own is explained in the language of the page', async () => {
  fromJson.mockImplementationOnce(() => {
    throw { code: 'a-code-of-tomorrow', message: 'something in English' };
  });
  const wrong = slowFile('{}');
  choose(wrong.file);
  await wrong.finish();
  expect(screen.getByTestId('import-faults').textContent).toContain('Esto no puede estar en una semana.');
  expect(screen.getByTestId('import-faults').textContent).not.toContain('English');
});
