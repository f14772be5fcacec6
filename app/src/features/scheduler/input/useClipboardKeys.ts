import { useEffect } from 'react';
import type { EditableWeek } from '../week/editableWeek';
import { copy, paste } from './clipboard';
import { placeAt } from './dragItem';
import { useMoving } from './movingStore';
import { getRosterAxes } from './rosterAxes';
import { placeOf } from './useGridKeys';

/** Ctrl or Cmd with C, X and V copies, cuts and pastes the shifts of the cell that has the focus. */
export function useClipboardKeys(week: EditableWeek, slots: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (!(ctrlKey || metaKey) || shiftKey || altKey || useMoving.getState().moving) return;
      const axes = getRosterAxes();
      const cell = target instanceof Element && target.matches('[role=grid] [data-cell]') ? placeOf(target) : null;
      const place = axes && cell && placeAt(axes, cell);
      // A text selection is left to the browser.
      if (!place || (key !== 'v' && window.getSelection()?.isCollapsed === false)) return;
      const letter = key.toLowerCase();
      if (letter === 'v') paste(week, place);
      else if (letter === 'c' || letter === 'x') copy(week, place, slots, letter === 'x');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [week, slots]);
}
