// @vitest-environment jsdom
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openScheduler } from '~/features/scheduler/testing/openScheduler';
import { openedWeek } from '~/roster/testing/openWeek';
import { closeWeekDialog, openWeekDialog } from '~/roster/weekDialogStore';

// A whole page takes jsdom a while on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

await Promise.all([import('./WeekDialog'), import('~/features/scheduler/panels/WeekPopover')]);

afterEach(() => act(closeWeekDialog));

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const tabs = async () => {
  const dialog = within(await screen.findByTestId('week-dialog'));
  return dialog.getAllByRole('tab').map(({ textContent }) => textContent);
};

test.each([
  ['Copy a week here', 'Last week'],
  ['Repeat a pattern of weeks', 'Rotating pattern'],
])('[D-573] the menu of the week leads to copying: %s', async (action, way) => {
  await openScheduler();
  await press(/^Choose a week\. Shown: Nov 16/);
  await press(action);
  expect(await tabs()).toEqual(['Copy a week', 'Rosters']);
  expect(screen.getByRole('radio', { name: way, checked: true })).toBeTruthy();
});

test('[D-573] the rosters stand in the menu of the week, and no longer among the files', async () => {
  await openScheduler();
  await press(/^Choose a week\./);
  await press('Rosters');
  expect(await screen.findByRole('tab', { name: 'Rosters', selected: true })).toBeTruthy();
  act(() => openWeekDialog('files', openedWeek().dates.monday));
  expect(await tabs()).toEqual(['Export', 'Import', 'Share']);
});
