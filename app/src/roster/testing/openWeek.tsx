import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Language } from '~/shared/language';
import type { EditableWeek, Origin } from '../week/editableWeek';
import { activeWeek, replaceRoster, showWeek, useSession, type WeekKey } from '../week/session';

// jsdom lacks it.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

afterEach(cleanup);

/** The real engine, in a test with a DOM. */
export const engine = await engineBesideDocument();

const parts = ['scheduler', 'importExport', 'ownTeam', 'team', 'tour', 'myWeek', 'site'] as const;

/** The texts of the scheduler's page. */
export const translators = {
  en: createTranslator('en', [await loadTexts('en', ...parts)]),
  es: createTranslator('es', [await loadTexts('es', ...parts)]),
};

/** The week of the sample file. */
export const place: WeekKey = { week: '2026-W47', roster: 'sample' };

/** Starts the session anew, with the engine and the sample files loaded, and no week open. */
export function startSample(files: { sample: unknown; variants: unknown } = { sample, variants }): void {
  const start = { status: 'ready', engine, files, thisWeek: place.week } as never;
  useSession.setState({ ...useSession.getInitialState(), start });
}

/** Opens a schedule in the week of the sample file, by default the sample itself. */
export function openWeek(schedule?: unknown, origin: Origin = { kind: 'imported', shifts: 0 }): EditableWeek {
  startSample();
  showWeek(place);
  if (schedule) replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, origin);
  return openedWeek();
}

/** The week that is open. */
export function openedWeek(): EditableWeek {
  const week = activeWeek(useSession.getState());
  if (!week) throw new Error('No week is open.');
  return week;
}

/** Renders a part of the page with its texts, at an address with a query. */
export function renderPart(part: ReactNode, language: Language = 'en', query = '') {
  const path = language === 'es' ? '/es/shift-scheduler' : '/shift-scheduler';
  return render(part, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`${path}${query}`]}>
        <I18nextProvider i18n={translators[language]}>{children}</I18nextProvider>
      </MemoryRouter>
    ),
  });
}
