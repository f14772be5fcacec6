// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { translators } from '../testing/openWeek';
import { usePositionName, useShortPositionName } from './usePositionName';

const named = (id: string, name: string) => {
  const positions = [{ id, name, team: 'own', required: 1 }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translators.es}>{children}</I18nextProvider>
  );
  const hook = renderHook(() => [usePositionName(positions)(id), useShortPositionName(positions)(id)], { wrapper });
  return hook.result.current;
};

test('a position of the samples is translated, also where there is little room', () => {
  expect(named('server', 'Server')).toEqual(['Camareros', 'Cam.']);
  expect(named('host', 'Host/Hostess')).toEqual(['Recepción', 'Rec.']);
  expect(named('store-manager', 'Store Manager')[1]).toBe('Enc.');
});

test('one that was renamed, even a little, is called as the planner says', () => {
  expect(named('server', 'Server AM')).toEqual(['Server AM', 'Server']);
  expect(named('host', 'Host')).toEqual(['Host', 'Host']);
  expect(named('server', 'Waiters / upstairs')).toEqual(['Waiters / upstairs', 'Waiters']);
});
