// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { EditableWeek } from '../week/editableWeek';
import { AddMember } from './AddMember';

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'scheduler')]);

afterEach(cleanup);

/** The form's chosen position under a filter, in the sample week. */
function positionWith(filter: string | null): string | undefined {
  const editor = engine.Editor.fromJson(JSON.stringify(sample.schedule));
  const { positions, staff } = editor.schedule();
  const week: EditableWeek = {
    handle: editor,
    dates: engine.isoWeekOf(sample.monday),
    positions,
    staff,
    absences: [],
    shiftTypes: [],
    history: editor.history(),
    origin: null,
    defaults: { requirements: [], rules: editor.rules(), requestRules: editor.requestRules() },
  };
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <AddMember week={week} target={{ kind: 'hour', day: 0, hour: 12 }} position={filter} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const { value } = screen.getByLabelText<HTMLSelectElement>('Position');
  cleanup();
  return value;
}

test('the filtered position is chosen, and the first one where the week does not have it', () => {
  const [first] = sample.schedule.positions;
  expect(positionWith('cook')).toBe('cook');
  expect(positionWith('a-position-of-another-week')).toBe(first?.id);
});
