// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { useDemoWorld } from './demoWorld';
import { PromoRecognition } from './PromoRecognition';

vi.mock('~/engine/recognition', async (load) => {
  const { besideDocument } = await import('~/engine/besideDocument');
  const { loadRecognition } = await load<typeof import('~/engine/recognition')>();
  const value = await besideDocument(loadRecognition);
  return { loadRecognition: async () => ({ ok: true, value }) };
});

const translator = createTranslator('en', [await loadTexts('en', 'common')]);

test('[D-059] a recognition sent from the promo is checked by the engine, animates in, and is added to the ledger', async () => {
  render(
    <I18nextProvider i18n={translator}>
      <PromoRecognition sender="team-member" />
    </I18nextProvider>,
  );
  const message = screen.getByRole('textbox', { name: 'Your message' });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the thank-you' }));

  fireEvent.change(message, { target: { value: ' ' } });
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('Write a message first.');
  fireEvent.change(message, { target: { value: 'x'.repeat(201) } });
  send();
  await screen.findByText('Please keep the message to 200 characters.');
  expect(useDemoWorld.getState().sent).toEqual([]);

  fireEvent.click(screen.getByRole('radio', { name: 'Daniel' }));
  fireEvent.click(screen.getByRole('radio', { name: '+50' }));
  fireEvent.change(message, { target: { value: 'You closed alone.' } });
  send();
  const heading = await screen.findByRole('heading', { name: 'Sent, and on the board' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('to Daniel Osei')).toBeDefined();
  expect(screen.getByText('+50')).toBeDefined();
  const { sent, allowance } = useDemoWorld.getState();
  expect(sent).toMatchObject([
    { sender: 'team-member', recipients: ['TM002'], points: 50, text: 'You closed alone.', selectedGif: null },
  ]);
  expect(allowance['team-member']).toEqual({ points: 450, recognitions: 7 });
});
