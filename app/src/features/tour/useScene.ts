import { useEffect, useState } from 'react';
import type { TourStep } from './tourStore';

/** Each step's targets by their names, `data-tour`, in the page; the first one with a visible match wins. */
const targets: Record<TourStep, readonly string[]> = {
  gap: ['gap', 'gaps'],
  fill: ['assign', 'accept', 'gaps'],
  ill: ['accept', 'absent-person', 'absence', 'tools'],
  publish: ['publish', 'plan-changes'],
  thank: ['plan-changes'],
};

/** The elements with a name; nobody closes a gap that is over. */
const named = (name: string) => Array.from(document.querySelectorAll<HTMLElement>(`[data-tour=${name}]:not(.past)`));

/** The open plan. */
export const openPlan = () => named('plan')[0] ?? null;

/** The open dialog or plan, and the step's target. */
export interface Scene {
  /** The topmost open dialog. */
  readonly dialog: HTMLDialogElement | null;
  /** Whether a plan is open. */
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
  const hasPlan = openPlan() !== null;
  const target = targets[step].flatMap(named).find(isVisible) ?? null;
  return { dialog, hasPlan, target };
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
      attributeFilter: ['open', 'data-tour'],
    });
    scheduleUpdate();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [step]);
  return scene;
}
