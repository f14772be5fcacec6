// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { team } from '~/demo/people';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Draft } from './draft';
import { RecognitionForm } from './RecognitionForm';

// What is loaded late renders nothing after the last test.
afterEach(cleanup);

const translator = createTranslator('en', [await loadTexts('en', 'recognitions')]);
const [person] = team;
if (!person) throw new Error('The team has nobody.');
const start: Draft = { people: [person.id], points: 50, message: '', gif: '/images/gifs/star.gif' };

function Form({ left = 5 }: { left?: number }) {
  const [draft, setDraft] = useState(start);
  return (
    <RecognitionForm
      sender="team-member"
      draft={draft}
      rules={{ choices: [50], messageLimit: 100, expires: '2026-01-31' } as never}
      allowance={{ points: 500, recognitions: left } as never}
      total={50}
      onChange={(part) => setDraft({ ...draft, ...part })}
      onShare={() => undefined}
      onReset={() => undefined}
    />
  );
}

test('removing a person or the GIF moves the focus to the button that adds one', () => {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <Form />
      </I18nextProvider>
    </MemoryRouter>,
  );
  for (const [taken, next] of [
    [`Remove ${person.name}`, /Add/],
    ['Remove the GIF', /GIF/],
  ] as const) {
    const button = screen.getByRole('button', { name: taken });
    button.focus();
    fireEvent.click(button);
    expect(button.isConnected).toBe(false);
    expect(document.activeElement?.textContent).toMatch(next);
  }
});

test.each([
  ['en', 1, 'You have 500 points and 1 recognition left this month. They expire on January 31.'],
  ['en', 5, 'You have 500 points and 5 recognitions left this month. They expire on January 31.'],
  ['es', 1, 'Este mes te quedan 500 puntos y 1 reconocimiento. Caducan el 31 de enero.'],
  ['es', 5, 'Este mes te quedan 500 puntos y 5 reconocimientos. Caducan el 31 de enero.'],
] as const)('what is left is said in %s with %i recognitions', async (language, left, words) => {
  const translated = createTranslator(language, [await loadTexts(language, 'recognitions')]);
  render(
    <MemoryRouter initialEntries={[language === 'es' ? '/es/demo' : '/demo']}>
      <I18nextProvider i18n={translated}>
        <Form left={left} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  expect(screen.getAllByTestId('allowance').at(-1)?.textContent).toBe(words);
});
