import { useEffect } from 'react';
import { redo, undo } from '../week/session';

const nativeUndo = 'input, textarea, select, [contenteditable]';

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (!(ctrlKey || metaKey) || altKey) return;
  if (target instanceof Element && target.matches(nativeUndo) && !target.matches('[type=radio]')) return;
  const letter = key.toLowerCase();
  if (letter !== 'z' && letter !== 'y') return;
  event.preventDefault();
  if (letter === 'y' || shiftKey) redo();
  else undo();
}

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, on a Mac with Command; text fields keep their native undo. */
export function useHistoryKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
