// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { PublishDialog } from '../dialogs/PublishDialog';
import { PublishButton } from './PublishButton';

test('a week in which nothing is planned is not called published', () => {
  const week = openWeek({ ...sample.schedule, shifts: [] }, { kind: 'own', name: 'Bar' });
  renderPart(
    <>
      <PublishButton week={week} />
      <PublishDialog loaded={{ week }} />
    </>,
  );
  expect(screen.getAllByText('No shifts yet').map(({ tagName }) => tagName)).toEqual(['BUTTON', 'H2']);
  expect(screen.getByText(/there is nothing to publish/)).toBeTruthy();
  expect(screen.queryByText('Published')).toBeNull();
});
