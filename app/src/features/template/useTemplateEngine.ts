import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadEngine, type TemplatePosition } from '~/engine/engine';
import { tryCatch } from '~/engine/result';

export interface TemplateEngine {
  /** A headcount: a whole number from 0; null while the engine is out of reach. */
  parseHeadcount: (text: string) => Promise<number | null>;
  /** A whole number without bounds; null while the engine is out of reach. */
  parseWholeNumber: (text: string) => Promise<number | null>;
  /** A new position with one person everywhere; null while the engine is out of reach. */
  newPosition: (name: string) => Promise<TemplatePosition | null>;
  /** Whether the last call found no engine. */
  failed: boolean;
  /** Asks for the engine once more; where the browser remembers the failure, by a new document. */
  retry: () => Promise<void>;
}

type Engine = Extract<Awaited<ReturnType<typeof loadEngine>>, { ok: true }>['value'];

/** The engine's part in the template setup: reading numbers and making positions. */
export function useTemplateEngine(): TemplateEngine {
  const [failed, setFailed] = useState(false);
  const lastTimestamp = useRef(0);

  const ask = useCallback(async <Answer>(question: (engine: Engine) => Answer): Promise<Answer | null> => {
    const engine = await loadEngine();
    const answer = engine.ok ? tryCatch(() => question(engine.value)) : engine;
    setFailed(!answer.ok);
    return answer.ok ? answer.value : null;
  }, []);

  // Loaded ahead, so that the first number typed is read at once.
  useEffect(() => {
    void loadEngine();
  }, []);

  const parseHeadcount = useCallback((text: string) => ask((engine) => engine.parseHeadcount(text)), [ask]);
  const parseWholeNumber = useCallback((text: string) => ask((engine) => engine.parseWholeNumber(text)), [ask]);
  const newPosition = useCallback(
    (name: string) => {
      // The id is made of the time, so two positions of the same millisecond take two times.
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
