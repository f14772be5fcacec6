import { useEffect, useState } from 'react';
import { type Engine, loadEngine } from './engine';
import type { Result } from './result';

/** The engine once it is loaded; null until then. */
export function useEngine(): Result<Engine> | null {
  const [engine, setEngine] = useState<Result<Engine> | null>(null);
  useEffect(() => {
    let unmounted = false;
    void loadEngine().then((loaded) => {
      if (!unmounted) setEngine(loaded);
    });
    return () => {
      unmounted = true;
    };
  }, []);
  return engine;
}
