import { loadEngine } from '~/engine/engine';
import { useIntent } from '~/shared/useIntent';

const load = () => void loadEngine();

/** Preloads the engine when the pointer, a touch or the focus reaches a link to the scheduler. */
export function useSchedulerPrefetch(): void {
  useIntent('a[href*="/shift-scheduler"]', load);
}
