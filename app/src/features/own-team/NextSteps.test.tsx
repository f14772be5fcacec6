// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { openKept } from '~/roster/kept/openKept';
import { openOwn } from '~/roster/kept/openOwn';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { useTeam } from '~/roster/teamStore';
import { engine, openWeek, renderPart } from '~/roster/testing/openWeek';
import { rosterDocument } from '~/roster/testing/rosterDocument';
import { useSession } from '~/roster/week/session';
import { focusFallbackId } from '~/shared/useFocusFallback';
import NextSteps from './NextSteps';

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
