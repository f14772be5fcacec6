import { Check, CheckCheck, CircleX, Send } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor, IsoWeek, PlanChange } from '~/engine/engine';
import { Person } from '~/roster/parts/Person';
import { whenText } from '~/roster/text/entryText';
import { formatHours, weekLabel } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { type Answer, byPerson, publicationOf, type Recipient, usePublication } from '~/roster/week/publication';
import { type Draft, draftsOf, publish, readWeekOf, recipientsOf } from '~/roster/week/publishing';
import { closeDialog, openDialog, undo } from '~/roster/week/session';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { slotMask, slotNames } from '~/roster/week/viewState';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { isoDateOf } from '~/shared/today';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { CheckToggle } from '~/ui/CheckToggle';
import { Dialog } from '~/ui/Dialog';
import { RisingSun } from '~/ui/RisingSun';
import { Unbroken } from '~/ui/Unbroken';
import { PublishMessage } from './PublishMessage';

/** The maximum length of the note to everybody. */
const maxNoteLength = 200;

const answerIcons = { sent: Send, seen: Check, confirmed: CheckCheck, declined: CircleX } as const;

function useChangeText(dates: IsoWeek) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  return ({ kind, before, after }: PlanChange) => {
    const was = before ? whenText(before, dates, language) : '';
    const when = after ? whenText(after, dates, language) : was;
    if (kind === 'given')
      return after
        ? t(($) => $.acting.publish.change.taken, { when })
        : t(($) => $.acting.publish.change.given, { when });
    return t(($) => $.acting.publish.change[kind], { when, was });
  };
}

function AnswerMark({ answer }: { answer: Answer }) {
  const { t } = useTranslation('scheduler');
  const Icon = answerIcons[answer];
  const colour = { sent: 'text-muted', seen: 'text-muted', confirmed: 'text-evergreen', declined: 'text-danger' }[
    answer
  ];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold text-note ${colour}`}>
      <Icon className="size-4.5" aria-hidden="true" />
      {t(($) => $.acting.publish.answer[answer])}
    </span>
  );
}

/** The recipients of the last publication, with their answers. */
function Answers({ week, recipients }: { week: EditableWeek; recipients: readonly Recipient[] }) {
  const { t } = useTranslation('scheduler');
  const colorOf = (id: string) => week.staff.find((member) => member.id === id)?.color ?? '';
  const confirmed = recipients.filter(({ answer }) => answer === 'confirmed').length;
  return (
    <section aria-labelledby="publish-answers">
      <RisingSun className="w-28 mx-auto mb-3" />
      <h3 id="publish-answers" className="text-lg">
        {t(($) => $.acting.publish.answers)}
      </h3>
      <p role="status" className="text-muted text-note">
        {t(($) => $.acting.publish.answered, { confirmed, count: recipients.length })}
      </p>
      <ul className="mt-1 divide-y divide-line" data-testid="answers">
        {recipients.map(({ staffId, name, shifts, answer }) => (
          <Person
            key={staffId}
            name={name}
            color={colorOf(staffId)}
            note={t(($) => $.acting.publish.shifts, {
              count: shifts.reduce((sum, { shiftIds }) => sum + shiftIds.length, 0),
            })}
          >
            <AnswerMark answer={answer} />
            {answer === 'declined' && (
              <Button size="small" variant="outline" onClick={() => openDialog({ kind: 'requests' })}>
                {t(($) => $.acting.publish.request)}
              </Button>
            )}
          </Person>
        ))}
      </ul>
    </section>
  );
}

/** What is still open in a week, and what breaks its rules. */
interface Findings {
  readonly broken: number;
  readonly gapCount: number;
  readonly gapHours: number;
  /** Who works more than their contract, with the minutes above it. */
  readonly over: readonly { readonly name: string; readonly minutes: number }[];
  readonly late: ReturnType<typeof lateChanges>;
}

const lateChanges = (editor: Editor) => editor.ask({ kind: 'lateChanges', publishedOn: isoDateOf(new Date()) });

function findingsOf(editor: Editor, people: number): Findings {
  const { gapCount, gapHours } = editor.ask({ kind: 'summary' }).insights;
  const { rows } = editor.ask({ kind: 'memberRows', slots: slotMask(slotNames), offset: 0, limit: people });
  const over = rows.flatMap(({ name, labour: { overContract } }) =>
    overContract > 0 ? [{ name, minutes: overContract }] : [],
  );
  return { broken: editor.ask({ kind: 'review' }).broken.length, gapCount, gapHours, over, late: lateChanges(editor) };
}

/** The weeks with changes, each with a check mark; 'Show' shows what changes in one. */
function ChosenWeeks({
  drafts,
  left,
  shown,
  onLeft,
  onShow,
}: {
  drafts: readonly Draft[];
  left: ReadonlySet<string>;
  shown: Draft;
  onLeft: (left: ReadonlySet<string>) => void;
  onShow: (monday: string) => void;
}) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const mondays = drafts.map(({ dates }) => dates.monday);
  const others = mondays.filter((monday) => monday !== shown.dates.monday);
  const isOnly = !left.has(shown.dates.monday) && others.every((monday) => left.has(monday));
  return (
    <fieldset data-testid="publish-weeks">
      <legend className="flex w-full flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">{t(($) => $.acting.publish.weeks)}</span>
        <Button size="small" variant="text" className="px-0" onClick={() => onLeft(new Set(isOnly ? [] : others))}>
          {isOnly
            ? t(($) => $.acting.publish.allWeeks, { count: drafts.length })
            : t(($) => $.acting.publish.onlyWeek, { week: weekLabel(shown.dates, language) })}
        </Button>
      </legend>
      <ul className="grid gap-1.5">
        {drafts.map(({ dates, changes }) => {
          const label = weekLabel(dates, language);
          const isShown = dates.monday === shown.dates.monday;
          return (
            <li key={dates.monday} className="flex flex-wrap items-center gap-x-3">
              <CheckToggle
                pressed={!left.has(dates.monday)}
                onChange={(isTaken) =>
                  onLeft(new Set(isTaken ? [...left].filter((it) => it !== dates.monday) : [...left, dates.monday]))
                }
              >
                {label}
              </CheckToggle>
              <span className="text-note text-muted">
                {t(($) => $.acting.publish.text, {
                  changes: t(($) => $.acting.publish.changes, { count: changes.length }),
                  people: t(($) => $.acting.publish.people, { count: byPerson(changes).length }),
                })}
              </span>
              <Button
                size="small"
                variant="text"
                className="ml-auto"
                aria-pressed={isShown}
                aria-label={t(($) => $.acting.publish.showWeek, { week: label })}
                onClick={() => onShow(dates.monday)}
              >
                {t(($) => $.acting.publish.show)}
              </Button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** What is open in a week that is about to be published, and its changes by person with each person's message. */
function DraftPart({ week, draft, note }: { week: EditableWeek; draft: Draft; note: string }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { dates, changes } = draft;
  const isOpen = dates.monday === week.dates.monday;
  const findings = useMemo(() => readWeekOf(dates, (editor) => findingsOf(editor, week.staff.length)), [week, dates]);
  const told = useMemo(() => recipientsOf([draft]).map(({ staffId }) => staffId), [draft]);
  const changeText = useChangeText(dates);
  const colorOf = (id: string) => week.staff.find((member) => member.id === id)?.color ?? '';
  if (!findings) return null;
  const { broken, gapCount, gapHours, over, late } = findings;
  return (
    <>
      <div className="grid gap-1 rounded-button bg-warning-soft px-4 py-3 text-note empty:hidden">
        {broken > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>{t(($) => $.acting.publish.broken, { count: broken })}</p>
            {isOpen && (
              <Button
                size="small"
                variant="text"
                className="-my-2 max-sm:-ml-4"
                onClick={() => openDialog({ kind: 'review' })}
              >
                {t(($) => $.acting.publish.look)}
              </Button>
            )}
          </div>
        )}
        {gapCount > 0 && (
          <p data-testid="publish-gaps">{t(($) => $.acting.publish.gaps, { count: gapCount, hours: gapHours })}</p>
        )}
        {over.length > 0 && (
          <p data-testid="publish-over">
            {t(($) => $.acting.publish.over, {
              people: over
                .map(({ name, minutes }) =>
                  t(($) => $.acting.publish.overPerson, { name, hours: formatHours({ hours: 0, minutes }, language) }),
                )
                .join(', '),
            })}
          </p>
        )}
        {late[0] && (
          <p>
            {t(($) => $.law.late, {
              count: late.length,
              name: late[0].name,
              days: late[0].noticeDays,
              limit: late[0].limit,
            })}
          </p>
        )}
      </div>
      <ul className="divide-y divide-line" data-testid="changes">
        {byPerson(changes).map(([staffId, personChanges]) => (
          <Person
            key={staffId}
            name={personChanges[0]?.name ?? ''}
            color={colorOf(staffId)}
            note={personChanges.map((change) => (
              <span
                key={(change.after ?? change.before)?.shiftId}
                className="block first-letter:uppercase"
                data-change={change.kind}
              >
                {changeText(change)}
              </span>
            ))}
          >
            {told.includes(staffId) && (
              <PublishMessage
                dates={dates}
                staffId={staffId}
                name={personChanges[0]?.name ?? ''}
                changes={personChanges}
                note={note}
              />
            )}
          </Person>
        ))}
      </ul>
    </>
  );
}

/**
 * The unpublished changes of the weeks that have some, by person, with each person's message; all of these weeks are
 * published together unless some are left out. After publishing, the answers.
 */
export function PublishDialog({ loaded: { week } }: { loaded: Pick<WeekOnScreen, 'week'> }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const noteId = useId();
  const [note, setNote] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shownMonday, setShown] = useState(week.dates.monday);
  const publication = publicationOf(
    week,
    usePublication((store) => store.publication),
  );
  const drafts = useMemo(() => draftsOf(week), [week]);
  const chosen = drafts.filter(({ dates }) => !left.has(dates.monday));
  const shown = drafts.find(({ dates }) => dates.monday === shownMonday) ?? drafts[0];
  const toldCount = useMemo(
    () => recipientsOf(drafts.filter(({ dates }) => !left.has(dates.monday))).length,
    [drafts, left],
  );
  const changes = chosen.flatMap((draft) => draft.changes);
  const isEmpty = week.handle.ask({ kind: 'shiftCount' }) === 0;
  const [first] = drafts;
  return (
    <Dialog
      open
      onClose={closeDialog}
      // The button that opened it is replaced when the week is published.
      returnFocus={() => document.querySelector<HTMLElement>('[data-publish]')}
      title={
        first
          ? drafts.length > 1
            ? t(($) => $.acting.publish.titleWeeks, { count: drafts.length })
            : (() => {
                const label = weekLabel(first.dates, language);
                return <Unbroken text={t(($) => $.acting.publish.title, { week: label })} part={label} />;
              })()
          : t(($) => $.acting.publish[isEmpty ? 'empty' : 'published'])
      }
      description={
        first
          ? `${t(($) => $.acting.publish.text, {
              changes: t(($) => $.acting.publish.changes, { count: changes.length }),
              people: t(($) => $.acting.publish.people, { count: byPerson(changes).length }),
            })} ${toldCount > 0 ? t(($) => $.acting.publish.told) : ''}`
          : t(($) => $.acting.publish[isEmpty ? 'emptyText' : 'nothing'])
      }
      closeLabel={t(($) => $.gap.close)}
      testId="publish-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={closeDialog}>
            {t(($) => $.gap.close)}
          </Button>
          {publication && drafts.every(({ dates }) => !publication.mondays.includes(dates.monday)) && (
            <Button variant="outline" size="small" onClick={ignoreDoubleClick(undo)}>
              {t(($) => $.acting.publish.takeBack)}
            </Button>
          )}
          {first && (
            <Button
              size="small"
              data-tour="publish"
              aria-disabled={chosen.length === 0 || undefined}
              onClick={ignoreDoubleClick(() => chosen.length > 0 && publish(week, chosen))}
            >
              {drafts.length > 1
                ? t(($) => $.acting.publish.buttonWeeks, { count: chosen.length })
                : t(($) => $.acting.publish.button)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <p className="rounded-button bg-sand px-4 py-3 text-note">{t(($) => $.acting.publish.local)}</p>
        {publication &&
          publication.recipients.length > 0 &&
          !drafts.some(({ dates }) => dates.monday === week.dates.monday) && (
            <Answers week={week} recipients={publication.recipients} />
          )}
        {drafts.length > 1 && shown && (
          <ChosenWeeks drafts={drafts} left={left} shown={shown} onLeft={setLeft} onShow={setShown} />
        )}
        {toldCount > 0 && (
          <div>
            <label htmlFor={noteId} className="block font-semibold">
              {t(($) => $.acting.publish.note)}
            </label>
            <textarea
              id={noteId}
              rows={2}
              maxLength={maxNoteLength}
              value={note}
              placeholder={t(($) => $.acting.publish.notePlaceholder)}
              className="mt-1.5 w-full rounded-control border-firm border-line-strong px-3.5 py-2.5"
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        )}
        {shown && drafts.length > 1 && (
          <h3 className="text-lg" aria-live="polite">
            {weekLabel(shown.dates, language)}
          </h3>
        )}
        {shown && <DraftPart key={shown.dates.monday} week={week} draft={shown} note={note.trim()} />}
      </div>
    </Dialog>
  );
}
