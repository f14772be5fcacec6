import { X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusedShift } from '~/engine/engine';
import { whenText } from '~/roster/text/entryText';
import { violationText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { useWhenReplaced } from '~/roster/week/useWhenReplaced';
import type { ViewState } from '~/roster/week/viewState';
import { lazy } from '~/shared/lazy';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { changeTogether, clearSelection, pruneSelection, removeTogether, useSelection } from '../input/selection';

const GiveTogether = lazy(() => import('./GiveTogether'));

/** In quarter hours. */
const hour = 4;
const day = 24 * hour;

/** Why a shift was not changed. */
function RefusedLine({ week, refused }: { week: EditableWeek; refused: RefusedShift }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { shift, name, violations } = refused;
  const [violation] = violations;
  return (
    <li>
      {t(($) => $.selection.reason, {
        name,
        when: whenText(timesOf(shift.day, startOf(shift), lengthOf(shift)), week.dates, language),
        reason: violation ? violationText(violation, name, t, language) : t(($) => $.selection.leavesWeek),
      })}
    </li>
  );
}

/** The bar below the roster while shifts are selected: their count and bulk actions. */
export default function SelectionBar({ loaded: { week }, state }: { loaded: WeekOnScreen; state: ViewState }) {
  const { t } = useTranslation('scheduler');
  const { isSelecting, ids, refused } = useSelection();
  const [giving, setGiving] = useState(false);
  // Removed shifts leave the selection, and another week clears it.
  useEffect(() => {
    if (useSelection.getState().ids.length === 0) return;
    const existing = new Set(week.handle.ask({ kind: 'schedule' }).shifts.map(({ id }) => id));
    pruneSelection((id) => existing.has(id));
  }, [week]);
  useWhenReplaced(`${state.week} ${state.roster}`, clearSelection);
  const isOpen = isSelecting || ids.length > 0;
  const count = t(($) => $.selection.count, { count: ids.length });
  const move = (quarters: number) => () =>
    changeTogether((editor) => editor.tell({ kind: 'moveShifts', shiftIds: [...ids], quarters }), week);
  const isEmpty = ids.length === 0;
  // The dialog belongs to this selection.
  useEffect(() => {
    if (isEmpty) setGiving(false);
  }, [isEmpty]);
  const small = { size: 'small', variant: 'outline', className: 'max-md:px-2.5' } as const;
  const actions = (
    <>
      <Button {...small} onClick={move(-hour)}>
        {t(($) => $.selection.earlier)}
      </Button>
      <Button {...small} onClick={move(hour)}>
        {t(($) => $.selection.later)}
      </Button>
      <Button {...small} onClick={move(-day)}>
        {t(($) => $.selection.dayBefore)}
      </Button>
      <Button {...small} onClick={move(day)}>
        {t(($) => $.selection.dayAfter)}
      </Button>
      <Button {...small} aria-haspopup="dialog" onClick={() => setGiving(true)}>
        {t(($) => $.selection.give)}
      </Button>
      <Button
        {...small}
        onClick={() => changeTogether((editor) => editor.tell({ kind: 'confirm', shiftIds: [...ids] }), week)}
      >
        {t(($) => $.selection.confirm)}
      </Button>
      <Button {...small} variant="danger" onClick={() => removeTogether(ids, week)}>
        {t(($) => $.selection.remove)}
      </Button>
    </>
  );
  return (
    <>
      <p role="status" className="sr-only" data-testid="selection-said">
        {isOpen ? (isEmpty ? t(($) => $.selection.none) : count) : ''}
      </p>
      {isOpen && (
        <section
          aria-label={t(($) => $.selection.label)}
          data-testid="selection-bar"
          className="no-print selection-bar fixed z-30 bottom-0 inset-x-0 bg-white border-t border-line shadow-float px-4 py-2 grid gap-1.5"
        >
          {refused.length > 0 && (
            <div role="alert" className="max-h-28 overflow-y-auto text-note text-danger">
              <p className="font-semibold">{t(($) => $.selection.refused, { count: refused.length })}</p>
              <ul className="list-disc pl-5">
                {refused.map((rejection, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced as a whole
                  <RefusedLine key={place} week={week} refused={rejection} />
                ))}
              </ul>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-1.5">
            <b className="max-md:flex-1 md:mr-2">{isEmpty ? t(($) => $.selection.none) : count}</b>
            {!isEmpty && <div className="flex flex-wrap gap-1.5 max-md:order-1 max-md:w-full">{actions}</div>}
            <IconButton
              label={t(($) => $.selection.clear)}
              title={t(($) => $.selection.clear)}
              className="ml-auto"
              onClick={clearSelection}
            >
              <X className="size-4.5" aria-hidden="true" />
            </IconButton>
          </div>
        </section>
      )}
      {giving && !isEmpty && (
        <Suspense>
          <GiveTogether
            week={week}
            ids={ids}
            onGive={(staffId) => {
              setGiving(false);
              changeTogether((editor) => editor.tell({ kind: 'giveShifts', shiftIds: [...ids], staffId }), week);
            }}
            onClose={() => setGiving(false)}
          />
        </Suspense>
      )}
    </>
  );
}
