// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import type { SuggestedStaff } from '~/engine/engine';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { EditableWeek } from '../week/editableWeek';
import { GapPositionSection } from './GapPositionSection';

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'scheduler', 'acting', 'labour', 'requests')]);

afterEach(cleanup);

test('a double click assigns one person once', async () => {
  const editor = engine.Editor.fromJson(JSON.stringify(sample.schedule));
  const { positions, staff } = sample.schedule;
  const week: EditableWeek = {
    handle: editor,
    dates: engine.isoWeekOf(sample.monday),
    positions,
    staff,
    history: editor.history(),
    origin: null,
    defaults: { requirements: [], rules: editor.rules(), requestRules: editor.requestRules() },
  };
  const [gap] = editor.summary(null, null).gaps;
  const entry = gap?.positions.find(({ understaffed }) => understaffed);
  if (!gap || !entry) throw new Error('The sample week has a gap.');
  const suggestions = editor.suggestedStaff(entry.positionId, gap.day, gap.start, gap.end);
  const onAssign = vi.fn<(person: SuggestedStaff) => void>();
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <GapPositionSection
          entry={entry}
          name="Server"
          week={week}
          block={gap}
          suggestions={suggestions}
          onAssign={onAssign}
          onIll={() => {}}
        />
      </I18nextProvider>
    </MemoryRouter>,
  );
  // The meaning of the two figures is visible, not only in a tooltip.
  screen.getByText('Fewest on duty at any hour of the gap');
  const [assign] = screen.getAllByRole('button', { name: /^Assign/ });
  if (!assign) throw new Error('Somebody can be assigned.');
  await userEvent.dblClick(assign);
  expect(onAssign).toHaveBeenCalledExactlyOnceWith(suggestions[0]);
});
