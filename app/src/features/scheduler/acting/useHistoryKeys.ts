import { useEffect } from 'react';
import type { OpenWeek } from '../model/store';
import { redo, undo } from './actingStore';

const ownUndo = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again; fields keep their own. On a Mac with the Command key. */
export function useHistoryKeys(open: OpenWeek | null): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (!(ctrlKey || metaKey) || altKey) return;
      if (target instanceof Element && target.matches(ownUndo) && !target.matches('[type=radio]')) return;
      const letter = key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      if (letter === 'y' || shiftKey) redo(open);
      else undo(open);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
