import { expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';

/**
 * Buttons that show a word and have a longer name: the name begins with the word, so that who speaks to the machine can
 * say what they see (WCAG 2.5.3).
 */
test.each(['en', 'es'] as const)('the name of a button begins with what it shows, %s', async (language) => {
  const { scheduler } = await loadTexts(language, 'scheduler');
  const { acting, fillPanel, selection } = scheduler;
  const pairs = [
    [scheduler.gap.assign, scheduler.gap.assignName],
    [scheduler.fillWeek.position, scheduler.fillWeek.positionName],
    [acting.requests.confirm, acting.requests.confirmName],
    [acting.requests.decline, acting.requests.declineName],
    [acting.add.addButton, acting.add.addName],
    [acting.give.button, acting.give.buttonName],
    [acting.shift.ill, acting.shift.illName],
    [acting.publish.message, acting.publish.messageName],
    [fillPanel.accept.one, fillPanel.accept.oneName],
    [fillPanel.accept.drop, fillPanel.accept.dropName],
    [acting.undo, acting.undoNamed],
    [selection.giving.button, selection.giving.buttonName],
  ] as const;
  for (const [shown, name] of pairs) expect(name.startsWith(shown), `${name}: ${shown}`).toBe(true);
  // A fill rate: the position, its percentage and its figures, in the order in which they are seen.
  expect(scheduler.fill.row.startsWith(`{{position}} ${scheduler.fill.percent} {{amounts}}`)).toBe(true);
});
