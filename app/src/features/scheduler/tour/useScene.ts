import { useEffect, useState } from 'react';
import type { TourStep } from './tourStore';

/** What each step is about: the first of these that is on the page. */
const targets: Record<TourStep, readonly string[]> = {
  gap: ['[role=grid] [data-cell][data-gap]', '[data-tour=gaps]'],
  fill: ['dialog[open] [data-assign]', '[data-tour=gaps]'],
  ill: ['[data-testid=fill-panel] [data-accept]', '[data-testid=fill-panel] select', '[data-tour=absence]'],
  publish: ['[data-testid=publish-dialog] [data-tour=publish]', '[data-publish]'],
  thank: ['[data-publish]'],
};

/** What is on the page beside the roster, and what the step is about. */
export interface Scene {
  /** The dialog that is open, the one in front if there are several. */
  readonly dialog: HTMLDialogElement | null;
  /** Whether a plan stands beside the roster. */
  readonly hasPlan: boolean;
  readonly target: HTMLElement | null;
}

/** The dialog that is open, the one in front if there are several. */
export function topDialog(): HTMLDialogElement | null {
  return Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open]')).at(-1) ?? null;
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

function sceneOf(step: TourStep): Scene {
  const dialog = topDialog();
  const hasPlan = document.querySelector('[data-testid=fill-panel]') !== null;
  for (const selector of targets[step]) {
    const target = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(isShown);
    if (target) return { dialog, hasPlan, target };
  }
  return { dialog, hasPlan, target: null };
}

/** Watches the page for what a step is about; a dialog counts once it stands still. */
export function useScene(step: TourStep): Scene {
  const [scene, setScene] = useState<Scene>(() => sceneOf(step));
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const now = sceneOf(step);
      if (now.dialog?.getAnimations().some(({ playState }) => playState === 'running')) {
        frame = requestAnimationFrame(look);
        return;
      }
      setScene((before) =>
        before.dialog === now.dialog && before.target === now.target && before.hasPlan === now.hasPlan ? before : now,
      );
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    const observer = new MutationObserver(later);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['open', 'data-gap', 'data-publish'],
    });
    later();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [step]);
  return scene;
}
