import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { whenText } from '~/features/scheduler/text/entryText';
import { weekLabel } from '~/features/scheduler/text/format';
import { lengthOf, proposed, startOf, timesOf } from '~/features/scheduler/text/times';
import { violationText } from '~/features/scheduler/text/violationText';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { dispatch, shiftsOf, useSession } from '~/features/scheduler/week/session';
import { weekKey } from '~/features/scheduler/week/viewState';
import { once } from '~/shared/once';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

const times = (shift: Pick<Shift, 'start' | 'startMinute' | 'hours' | 'minutes'>) =>
  [startOf(shift), lengthOf(shift)] as const;

/** 'Copy last week': adds its shifts that break no rule in this week; lists the others with reasons. */
export function CopyPart({ week, onDone }: { week: EditableWeek; onDone: (text: string) => void }) {
  const { t } = useTranslation('importExport');
  const { t: tActing } = useTranslation('acting');
  const language = useLanguage();
  const start = useSession((session) => session.start);
  const roster = useSession((session) => session.place?.roster ?? 'sample');
  const engine = start.status === 'ready' ? start.engine : null;
  const placement = useMemo(() => {
    if (!engine) return null;
    const result = tryCatch(() => {
      const dates = engine.addWeeks(week.dates.monday, -1);
      const shifts = shiftsOf({ week: weekKey(dates.isoYear, dates.isoWeek), roster }).map((shift) =>
        proposed(shift.staffId, shift.day, ...times(shift)),
      );
      return { dates, ...week.handle.placement(shifts, true) };
    });
    return result.ok ? result.value : null;
  }, [engine, week, roster]);
  if (!placement) return <p>{t(($) => $.copy.none)}</p>;
  const { dates, placed, refused } = placement;
  return (
    <div className="grid gap-4">
      <p>{t(($) => $.copy.text, { week: weekLabel(dates, language) })}</p>
      <p className="font-semibold">{t(($) => $.copy.able, { count: placed.length })}</p>
      {placed.length > 0 && (
        <div>
          <Button
            onClick={once(() => {
              if (dispatch((handle) => handle.paste([], placed), week)?.done) {
                onDone(t(($) => $.copy.done, { count: placed.length }));
              }
            })}
          >
            {t(($) => $.copy.button, { count: placed.length })}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">
            {t(($) => $.copy.unable, { count: refused.length })}
          </summary>
          <ul className="mt-1 grid gap-2 max-h-72 overflow-y-auto" data-testid="not-copied">
            {refused.map(({ shift, name, violations: [violation] }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index} className="text-[0.9375rem] leading-snug">
                <b className="block">
                  {name || shift.staffId}, {whenText(timesOf(shift.day, ...times(shift)), week.dates, language)}
                </b>
                {violation ? violationText(violation, name, tActing, language) : t(($) => $.copy.stranger)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
