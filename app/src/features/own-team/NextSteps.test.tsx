// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { focusFallbackId } from '~/features/scheduler/panels/useFocusFallback';
import { engine, openWeek, renderPart } from '~/features/scheduler/testing/openWeek';
import { rosterDocument } from '~/features/scheduler/testing/rosterDocument';
import { useSession } from '~/features/scheduler/week/session';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { useTeam } from '~/roster/teamStore';
import NextSteps from './NextSteps';
import { openKept } from './openKept';
import { openOwn } from './openOwn';

const document = rosterDocument(engine, JSON.stringify(sample.schedule), [], '2026-11-16');

beforeEach(() => {
  useOwnTeamStore.setState(useOwnTeamStore.getInitialState());
  openWeek();
  renderPart(
    <>
      <NextSteps />
      <div id={focusFallbackId} tabIndex={-1} />
    </>,
  );
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a team that was read has next steps, until they are dismissed', () => {
  expect(screen.queryByTestId('next-steps')).toBeNull();
  act(() => void openOwn(document, 'Bar', false));
  press('Check absences');
  expect(useTeam.getState().target).toEqual({ kind: 'list', part: 'people' });
  press('Publish');
  expect(useSession.getState().dialog).toEqual({ kind: 'publish' });
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  press('Dismiss');
  expect(screen.queryByTestId('next-steps')).toBeNull();
  expect(globalThis.document.activeElement?.id).toBe(focusFallbackId);
});

test('a kept team that is opened again has none, and keeps its changes under its id', () => {
  act(() => void openKept({ version: 2, id: 'kept', name: 'Bar', savedAt: 1, document }));
  expect(screen.queryByTestId('next-steps')).toBeNull();
  expect([...useOwnTeamStore.getState().kept.values()]).toEqual([{ id: 'kept', name: 'Bar' }]);
});
