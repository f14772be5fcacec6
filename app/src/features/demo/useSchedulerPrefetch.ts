import { loadEngine } from '~/engine/engine';
import { useIntent } from '~/shared/useIntent';

const load = () => void loadEngine();

/** Loads the engine as soon as the pointer, a finger or the focus comes to a link to the scheduler. */
export function useSchedulerPrefetch(): void {
  useIntent('a[href*="/shift-scheduler"]', load);
}
