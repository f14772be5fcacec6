import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadEngine, type TemplatePosition } from '~/engine/engine';
import { tryCatch } from '~/engine/result';

export interface TemplateEngine {
  /** A whole number from 0; null while the engine is unavailable. */
  parseHeadcount: (text: string) => Promise<number | null>;
  /** An unbounded whole number; null while the engine is unavailable. */
  parseWholeNumber: (text: string) => Promise<number | null>;
  /** A new position with one person in every slot; null while the engine is unavailable. */
  newPosition: (name: string) => Promise<TemplatePosition | null>;
  /** Whether the engine was unavailable at the last call. */
  failed: boolean;
  /** Loads the engine again; where the browser caches the failure, by reloading the document. */
  retry: () => Promise<void>;
}

type Engine = Extract<Awaited<ReturnType<typeof loadEngine>>, { ok: true }>['value'];

/** The engine functions of the template setup: parsing numbers and creating positions. */
export function useTemplateEngine(): TemplateEngine {
  const [failed, setFailed] = useState(false);
  const lastTimestamp = useRef(0);

  const ask = useCallback(async <Answer>(question: (engine: Engine) => Answer): Promise<Answer | null> => {
    const engine = await loadEngine();
    const answer = engine.ok ? tryCatch(() => question(engine.value)) : engine;
    setFailed(!answer.ok);
    return answer.ok ? answer.value : null;
  }, []);

  // Preloaded, so that the first number typed is parsed at once.
  useEffect(() => {
    void loadEngine();
  }, []);

  const parseHeadcount = useCallback((text: string) => ask((engine) => engine.parseHeadcount(text)), [ask]);
  const parseWholeNumber = useCallback((text: string) => ask((engine) => engine.parseWholeNumber(text)), [ask]);
  const newPosition = useCallback(
    (name: string) => {
      // The id contains the time, so it must differ for two positions created in the same millisecond.
      const timestamp = Math.max(Date.now(), lastTimestamp.current + 1);
      lastTimestamp.current = timestamp;
      return ask((engine) => engine.newTemplatePosition(timestamp, name));
    },
    [ask],
  );

  const retry = useCallback(async () => {
    const engine = await loadEngine();
    if (engine.ok) setFailed(false);
    else window.location.reload();
  }, []);

  return useMemo(
    () => ({ parseHeadcount, parseWholeNumber, newPosition, failed, retry }),
    [parseHeadcount, parseWholeNumber, newPosition, failed, retry],
  );
}
