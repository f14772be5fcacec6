import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '~/roster/week/session';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { useWhenReplaced } from '~/roster/week/useWhenReplaced';
import type { ViewState } from '~/roster/week/viewState';
import { MovingLabel } from './MovingLabel';
import { MovingSteps } from './MovingSteps';
import { cancelDrag, useMoving } from './movingStore';
import { ShiftDrawing } from './ShiftDrawing';
import { cellsFor, markTarget } from './targetCells';
import { useInput } from './useInput';
import { useMovingText } from './useMovingText';

const endDrag = () => cancelDrag();

interface InputLayerProps {
  loaded: WeekOnScreen;
  state: ViewState;
  /** Pointer and keys act from now on, or no longer. */
  onReady: (ready: boolean) => void;
}

/**
 * The scheduler's pointer and keys, and what is seen and said of a shift that is dragged, drawn or moved by keys. Loaded
 * beside the engine.
 */
export default function InputLayer({ loaded: { week }, state, onReady }: InputLayerProps) {
  useInput();
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);
  const { t } = useTranslation('scheduler');
  const { moving, ended } = useMoving();
  const dialog = useSession((session) => session.dialog);
  const { place, remarks, effect } = useMovingText(week, moving);
  useLayoutEffect(() => {
    if (moving) return markTarget(moving);
  }, [moving]);
  // A change of the week or of the view cancels the move.
  useWhenReplaced(week, endDrag);
  useWhenReplaced(state, endDrag);
  useEffect(() => {
    if (dialog) cancelDrag();
  }, [dialog]);
  const sentences = [place, ...remarks.map(({ text }) => text), ...(effect ? [effect] : [])];
  const announcement = moving ? sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ') : '';
  return (
    <>
      <ShiftDrawing week={week} />
      <p className="sr-only" aria-live="polite" data-testid="moving-said">
        {moving ? announcement : ended === 'cancelled' ? t(($) => $.acting.move.cancelled) : ''}
      </p>
      {moving?.target && <MovingLabel week={week} moving={moving} />}
      {moving?.by === 'steps' && moving.target && (
        <MovingSteps
          week={week}
          moving={{ ...moving, target: moving.target }}
          labelled={cellsFor(moving.item, moving.target).length > 0}
        />
      )}
    </>
  );
}
