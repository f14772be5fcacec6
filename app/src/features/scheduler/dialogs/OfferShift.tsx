import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenText } from '~/roster/text/entryText';
import type { GapPlace } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { currentMoment, isPastHour } from '~/roster/week/moment';
import { closeDialog, dispatch } from '~/roster/week/session';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { openPhone } from '../panels/phoneStore';

interface OfferShiftProps {
  week: EditableWeek;
  positionId: string;
  /** The position's name. */
  position: string;
  /** The hours of the whole gap. */
  block: GapPlace;
  /** The first range in which this position is understaffed. */
  short: { readonly start: number; readonly end: number };
}

/** Offers a gap's hours to everybody of the position, and lists the existing offers. */
export function OfferShift({ week, positionId, position, block, short }: OfferShiftProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { handle, dates } = week;
  const offered = useMemo(
    () =>
      week.handle.ask({ kind: 'openShifts' }).filter((shift) => {
        const start = startOf(shift);
        const isHere = shift.day === block.day && start < block.end && block.start < start + lengthOf(shift);
        return isHere && shift.positionId === positionId;
      }),
    [week, positionId, block],
  );
  const offer = useMemo(
    () => handle.ask({ kind: 'offerFor', positionId, day: block.day, start: short.start, end: short.end }),
    [handle, positionId, block.day, short.start, short.end],
  );
  // Read once: a dialog that is open when the hours end still offers them.
  const [now] = useState(currentMoment);
  const isOver = isPastHour(dates.days[block.day] ?? dates.monday, short.end, now);
  const when = whenText(timesOf(offer.day, startOf(offer), lengthOf(offer)), dates, language);
  return (
    <div className="mt-3 border-t border-line pt-3" data-offer={positionId}>
      {offered.map((shift) => {
        const time = whenText(shift, dates, language);
        return (
          <div key={shift.id} className="mb-2 flex flex-wrap items-center gap-2">
            <span className="flex-1 min-w-48 font-semibold">{t(($) => $.requests.offer.offered, { when: time })}</span>
            <Button
              size="small"
              data-phone
              onClick={() => {
                closeDialog();
                openPhone();
              }}
            >
              {t(($) => $.requests.offer.phone)}
            </Button>
            <Button
              size="small"
              variant="outline"
              aria-label={t(($) => $.requests.offer.withdrawName, { when: time })}
              onClick={ignoreDoubleClick(() =>
                dispatch((editor) => editor.tell({ kind: 'withdraw', openShiftId: shift.id }), week),
              )}
            >
              {t(($) => $.requests.offer.withdraw)}
            </Button>
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isOver && (
          <Button
            size="small"
            variant="outline"
            aria-label={t(($) => $.requests.offer.actionName, { position, when })}
            onClick={ignoreDoubleClick(() => dispatch((editor) => editor.tell({ kind: 'offer', shift: offer }), week))}
          >
            {t(($) => $.requests.offer.action)}
          </Button>
        )}
        <span className="flex-1 min-w-56 text-small text-muted">
          {isOver ? t(($) => $.acting.gap.past) : t(($) => $.requests.offer.text)}
        </span>
      </div>
    </div>
  );
}
