import { Check, CheckCheck, CircleX, Send } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanChange } from '~/engine/engine';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { isoDateOf } from '~/shared/today';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { RisingSun } from '~/ui/RisingSun';
import { Person } from '../roster/Person';
import { whenText } from '../text/entryText';
import { formatHours, weekLabel } from '../text/format';
import type { EditableWeek } from '../week/editableWeek';
import {
  type Answer,
  byPerson,
  publicationOf,
  publish,
  type Recipient,
  recipientsOf,
  usePublication,
} from '../week/publication';
import { closeDialog, openDialog, undo } from '../week/session';
import type { WeekOnScreen } from '../week/useScheduler';
import { slotMask, slotNames } from '../week/viewState';
import { PublishMessage } from './PublishMessage';

/** The maximum length of the note to everybody. */
const maxNoteLength = 200;

const answerIcons = { sent: Send, seen: Check, confirmed: CheckCheck, declined: CircleX } as const;

function useChangeText({ dates }: EditableWeek) {
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
        {recipients.map(({ staffId, name, shiftIds, answer }) => (
          <Person
            key={staffId}
            name={name}
            color={colorOf(staffId)}
            note={t(($) => $.acting.publish.shifts, { count: shiftIds.length })}
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

/** The unpublished changes by person, with each person's message; after publishing, the answers. */
export function PublishDialog({ loaded: { week } }: { loaded: Pick<WeekOnScreen, 'week'> }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const noteId = useId();
  const [note, setNote] = useState('');
  const publication = publicationOf(
    week,
    usePublication((store) => store.publication),
  );
  const changes = useMemo(() => week.handle.ask({ kind: 'planChanges' }), [week]);
  const broken = useMemo(() => week.handle.ask({ kind: 'review' }).broken.length, [week]);
  const { gapCount, gapHours } = useMemo(() => week.handle.ask({ kind: 'summary' }).insights, [week]);
  const over = useMemo(() => {
    const { rows } = week.handle.ask({
      kind: 'memberRows',
      slots: slotMask(slotNames),
      offset: 0,
      limit: week.staff.length,
    });
    return rows.filter(({ labour }) => labour.overContract > 0);
  }, [week]);
  const late = useMemo(() => week.handle.ask({ kind: 'lateChanges', publishedOn: isoDateOf(new Date()) }), [week]);
  const changeText = useChangeText(week);
  const people = byPerson(changes);
  const told = recipientsOf(week, changes).map(({ staffId }) => staffId);
  const colorOf = (id: string) => week.staff.find((member) => member.id === id)?.color ?? '';
  const label = weekLabel(week.dates, language);
  const isEmpty = week.handle.ask({ kind: 'shiftCount' }) === 0;
  return (
    <Dialog
      open
      onClose={closeDialog}
      // The button that opened it is replaced when the week is published.
      returnFocus={() => document.querySelector<HTMLElement>('[data-publish]')}
      title={
        changes.length > 0
          ? t(($) => $.acting.publish.title, { week: label })
          : t(($) => $.acting.publish[isEmpty ? 'empty' : 'published'])
      }
      description={
        changes.length > 0
          ? `${t(($) => $.acting.publish.text, {
              changes: t(($) => $.acting.publish.changes, { count: changes.length }),
              people: t(($) => $.acting.publish.people, { count: people.length }),
            })} ${told.length > 0 ? t(($) => $.acting.publish.told) : ''}`
          : t(($) => $.acting.publish[isEmpty ? 'emptyText' : 'nothing'])
      }
      closeLabel={t(($) => $.gap.close)}
      testId="publish-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={closeDialog}>
            {t(($) => $.gap.close)}
          </Button>
          {publication && changes.length === 0 && (
            <Button variant="outline" size="small" onClick={ignoreDoubleClick(undo)}>
              {t(($) => $.acting.publish.takeBack)}
            </Button>
          )}
          {changes.length > 0 && (
            <Button size="small" data-tour="publish" onClick={ignoreDoubleClick(() => publish(week))}>
              {t(($) => $.acting.publish.button)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <p className="rounded-button bg-sand px-4 py-3 text-note">{t(($) => $.acting.publish.local)}</p>
        {changes.length === 0 && publication && publication.recipients.length > 0 && (
          <Answers week={week} recipients={publication.recipients} />
        )}
        {changes.length > 0 && (
          <>
            {broken > 0 && (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-button bg-warning-soft px-4 py-2">
                <p className="text-note">{t(($) => $.acting.publish.broken, { count: broken })}</p>
                <Button size="small" variant="text" onClick={() => openDialog({ kind: 'review' })}>
                  {t(($) => $.acting.publish.look)}
                </Button>
              </div>
            )}
            {gapCount > 0 && (
              <p className="rounded-button bg-warning-soft px-4 py-2 text-note" data-testid="publish-gaps">
                {t(($) => $.acting.publish.gaps, { count: gapCount, hours: gapHours })}
              </p>
            )}
            {over.length > 0 && (
              <p className="rounded-button bg-warning-soft px-4 py-2 text-note" data-testid="publish-over">
                {t(($) => $.acting.publish.over, {
                  people: over
                    .map(({ name, labour }) =>
                      t(($) => $.acting.publish.overPerson, {
                        name,
                        hours: formatHours({ hours: 0, minutes: labour.overContract }, language),
                      }),
                    )
                    .join(', '),
                })}
              </p>
            )}
            {late[0] && (
              <p className="rounded-button bg-warning-soft px-4 py-3 text-note">
                {t(($) => $.law.late, {
                  count: late.length,
                  name: late[0].name,
                  days: late[0].noticeDays,
                  limit: late[0].limit,
                })}
              </p>
            )}
            {told.length > 0 && (
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
            <ul className="divide-y divide-line" data-testid="changes">
              {people.map(([staffId, personChanges]) => (
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
                      week={week}
                      staffId={staffId}
                      name={personChanges[0]?.name ?? ''}
                      changes={personChanges}
                      note={note.trim()}
                    />
                  )}
                </Person>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
