import { useEffect, useState } from 'react';
import { loadRecognition, type Recognition } from './recognition';
import type { Result } from './result';

/** The rules of recognitions once they are loaded; null until then. */
export function useRecognition(): Result<Recognition> | null {
  const [rules, setRules] = useState<Result<Recognition> | null>(null);
  useEffect(() => {
    let unmounted = false;
    void loadRecognition().then((loaded) => {
      if (!unmounted) setRules(loaded);
    });
    return () => {
      unmounted = true;
    };
  }, []);
  return rules;
}
