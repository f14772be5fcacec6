import { useEffect, useState } from 'react';
import type { TourStep } from './tourStore';

/** Selectors of each step's target; the first one with a visible match wins. */
const targets: Record<TourStep, readonly string[]> = {
  gap: ['[role=grid] [data-cell][data-gap]', '[data-tour=gaps]'],
  fill: ['dialog[open] [data-assign]', '[data-testid=fill-panel] [data-accept]', '[data-tour=gaps]'],
  ill: [
    '[data-testid=fill-panel] [data-accept]',
    '[data-testid=fill-panel] select',
    '[data-tour=absence]',
    '[data-tour=tools]',
  ],
  publish: ['[data-testid=publish-dialog] [data-tour=publish]', '[data-publish]'],
  thank: ['[data-publish]'],
};

/** The open dialog or plan, and the step's target. */
export interface Scene {
  /** The topmost open dialog. */
  readonly dialog: HTMLDialogElement | null;
  /** Whether the fill panel is open. */
  readonly hasPlan: boolean;
  readonly target: HTMLElement | null;
}

/** The topmost open dialog. */
export function topDialog(): HTMLDialogElement | null {
  return Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open]')).at(-1) ?? null;
}

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

function sceneOf(step: TourStep): Scene {
  const dialog = topDialog();
  const hasPlan = document.querySelector('[data-testid=fill-panel]') !== null;
  for (const selector of targets[step]) {
    const target = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(isVisible);
    if (target) return { dialog, hasPlan, target };
  }
  return { dialog, hasPlan, target: null };
}

/** Watches the page for the step's target; a dialog counts once its animation has ended. */
export function useScene(step: TourStep): Scene {
  const [scene, setScene] = useState<Scene>(() => sceneOf(step));
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const now = sceneOf(step);
      if (now.dialog?.getAnimations().some(({ playState }) => playState === 'running')) {
        frame = requestAnimationFrame(update);
        return;
      }
      setScene((before) =>
        before.dialog === now.dialog && before.target === now.target && before.hasPlan === now.hasPlan ? before : now,
      );
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    const observer = new MutationObserver(scheduleUpdate);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['open', 'data-gap', 'data-publish'],
    });
    scheduleUpdate();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [step]);
  return scene;
}
