// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import GifPicker from './GifPicker';
import { GifPicture } from './GifPicture';

const translator = createTranslator('en', [await loadTexts('en', 'recognitions')]);

function show(reducedMotion: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(
    <I18nextProvider i18n={translator}>
      <GifPicture src="/images/gifs/star.gif" alt="A star" onBroken={() => undefined} />
    </I18nextProvider>,
  );
  return screen.getByAltText('A star').classList;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pointAt = (pointerType: string) => fireEvent.pointerEnter(screen.getByAltText('A star'), { pointerType });

test('a GIF of the board stands still until its button is pressed', () => {
  const picture = show(false);
  expect(picture.contains('opacity-0')).toBe(true);
  press('Play the GIF');
  expect(picture.contains('opacity-0')).toBe(false);
  press('Pause the GIF');
  expect(picture.contains('opacity-0')).toBe(true);
});

test('it plays while the mouse points at it, and then its button pauses it', () => {
  const picture = show(false);
  pointAt('mouse');
  expect(picture.contains('opacity-0')).toBe(false);
  fireEvent.pointerLeave(screen.getByAltText('A star'));
  expect(picture.contains('opacity-0')).toBe(true);
  pointAt('mouse');
  press('Pause the GIF');
  expect(picture.contains('opacity-0')).toBe(true);
});

test('with reduced motion only the button starts it, and a finger is no pointing', () => {
  const picture = show(true);
  pointAt('mouse');
  expect(picture.contains('opacity-0')).toBe(true);
  press('Play the GIF');
  expect(picture.contains('opacity-0')).toBe(false);
  cleanup();
  const touched = show(false);
  pointAt('touch');
  expect(touched.contains('opacity-0')).toBe(true);
});

test('in the picker one button pauses all of them', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <GifPicker chosen={null} onChoose={() => undefined} onClose={() => undefined} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const moving = () => [...document.querySelectorAll('img')].filter((gif) => !gif.classList.contains('opacity-0'));
  expect(moving()).toHaveLength(16);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the GIFs' }));
  expect(moving()).toHaveLength(0);
});
