import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek, PlanChange, Shift } from '~/engine/engine';
import { whenText } from '~/roster/text/entryText';
import { weekLabel } from '~/roster/text/format';
import { readWeekOf } from '~/roster/week/publishing';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { brand } from '~/shared/brand';
import { useLanguage } from '~/shared/useLanguage';
import { TextButton } from '~/ui/TextLink';

interface PublishMessageProps {
  dates: IsoWeek;
  staffId: string;
  name: string;
  changes: readonly PlanChange[];
  /** The manager's note to everybody. */
  note: string;
}

const byStart = (a: Shift, b: Shift) => a.day - b.day || startOf(a) - startOf(b);

/** The message that a person would get, behind a button: their week, with new and removed shifts, and the note. */
export function PublishMessage({ dates, staffId, name, changes, note }: PublishMessageProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const [expanded, setExpanded] = useState(false);
  const when = (shift: Shift) => whenText(timesOf(shift.day, startOf(shift), lengthOf(shift)), dates, language);
  const changeKinds = new Map(changes.flatMap(({ after, kind }) => (after ? [[after.shiftId, kind] as const] : [])));
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const schedule = expanded ? readWeekOf(dates, (editor) => editor.ask({ kind: 'schedule' })) : null;
  const shifts = schedule?.shifts.filter((shift) => shift.staffId === staffId) ?? [];
  return (
    <>
      <TextButton
        className="px-2 text-note text-evergreen"
        aria-expanded={expanded}
        aria-label={t(($) => $.acting.publish.messageName, { name })}
        onClick={() => setExpanded(!expanded)}
      >
        {t(($) => $.acting.publish.message)}
      </TextButton>
      {expanded && (
        <div
          className="w-full rounded-card rounded-tl-sm border border-line bg-mint/60 px-4 py-3 text-note"
          data-message={staffId}
        >
          <p className="font-semibold">
            {t(($) => $.acting.publish.greeting, { name: name.split(' ')[0], week: weekLabel(dates, language) })}
          </p>
          {shifts.length === 0 && <p>{t(($) => $.acting.publish.free)}</p>}
          <ul className="mt-1 grid gap-0.5">
            {shifts.sort(byStart).map((shift) => (
              <li key={shift.id} className="first-letter:uppercase">
                {when(shift)}
                {changeKinds.has(shift.id) && (
                  <b className="ml-2 text-evergreen-deep">
                    {t(($) => $.acting.publish[changeKinds.get(shift.id) === 'added' ? 'isNew' : 'isChanged'])}
                  </b>
                )}
              </li>
            ))}
            {removed.map((shift) => (
              <li key={shift.shiftId} className="first-letter:uppercase text-muted">
                <s>{whenText(shift, dates, language)}</s> <b className="ml-1">{t(($) => $.acting.publish.isGone)}</b>
              </li>
            ))}
          </ul>
          {note && (
            <p className="mt-2 whitespace-pre-line break-words">
              <q>{note}</q>
            </p>
          )}
          <p className="mt-2 text-muted">{brand.name}</p>
        </div>
      )}
    </>
  );
}
