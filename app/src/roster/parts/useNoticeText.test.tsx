// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { useSession } from '../week/session';
import { useNoticeText } from './useNoticeText';

const translator = createTranslator('es', [await loadTexts('es', 'scheduler')]);

afterEach(cleanup);

test.each([
  ['double-booking', 'No se puede asignar: esta persona ya trabaja a esas horas.'],
  ['unknown-shift', 'Este turno ya no está en la semana.'],
  ['a-code-of-tomorrow', 'Eso no es posible. No ha cambiado nada.'],
])('a rejected command is explained in the language of the page: %s', (code, text) => {
  const { result } = renderHook(() => useNoticeText({} as never), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/es/shift-scheduler']}>
        <I18nextProvider i18n={translator}>{children}</I18nextProvider>
      </MemoryRouter>
    ),
  });
  act(() => useSession.setState({ notice: { kind: 'failed', fault: { code, message: 'the message in English' } } }));
  expect(result.current.text).toBe(text);
});
