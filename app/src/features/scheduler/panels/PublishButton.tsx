import { CircleCheck, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { byPerson, publicationOf, usePublication } from '~/roster/week/publication';
import { openDialog } from '~/roster/week/session';

function PublishedButton({ text, ready }: { text: string; ready: boolean }) {
  return (
    <button
      type="button"
      data-publish="published"
      data-tour="plan-changes"
      aria-haspopup="dialog"
      aria-disabled={ready ? undefined : true}
      className="inline-flex items-center gap-2 min-h-11 px-2 rounded-control text-small font-semibold text-muted hover:bg-sand hover:text-ink"
      onClick={() => ready && openDialog({ kind: 'publish' })}
    >
      <CircleCheck className="size-4.5" aria-hidden="true" />
      {text}
    </button>
  );
}

/** Opens the dialog that publishes the week, and shows the number of unpublished changes. */
export function PublishButton({ week }: { week: EditableWeek | null }) {
  const { t } = useTranslation('scheduler');
  const Player = usePublication((store) => store.Player);
  return week ? (
    <>
      <LoadedPublishButton week={week} />
      {Player && <Player week={week} />}
    </>
  ) : (
    <PublishedButton text={t(($) => $.acting.publish.published)} ready={false} />
  );
}

function LoadedPublishButton({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('scheduler');
  const publication = publicationOf(
    week,
    usePublication((store) => store.publication),
  );
  const changes = useMemo(() => week.handle.ask({ kind: 'planChanges' }), [week]);
  const confirmed = publication?.recipients.filter(({ answer }) => answer === 'confirmed').length ?? 0;
  const people = byPerson(changes).length;
  if (changes.length > 0) {
    return (
      <button
        type="button"
        data-publish="draft"
        data-tour="plan-changes"
        aria-haspopup="dialog"
        className="inline-flex items-center gap-2 min-h-11 px-2 md:px-3 rounded-control border-firm border-evergreen text-evergreen text-note font-semibold hover:bg-mint"
        onClick={() => openDialog({ kind: 'publish' })}
      >
        <Send className="size-4.5 max-md:hidden" aria-hidden="true" />
        {/* On narrow screens the rest of the text is for screen readers only, to keep the header in one row. */}
        <span>
          {t(($) => $.acting.publish.button)} ({changes.length}{' '}
          <span className="max-md:sr-only xl:max-[1760px]:sr-only">
            {t(($) => $.acting.publish.rest, {
              count: changes.length,
              people: t(($) => $.acting.publish.people, { count: people }),
            })}
            )
          </span>
          <span aria-hidden="true" className="hidden -ml-1 max-md:inline xl:max-[1760px]:inline">
            )
          </span>
        </span>
      </button>
    );
  }
  const text = publication?.recipients.length
    ? t(($) => $.acting.publish.confirmed, { confirmed, count: publication.recipients.length })
    : t(($) => $.acting.publish[week.handle.ask({ kind: 'shiftCount' }) > 0 ? 'published' : 'empty']);
  return <PublishedButton text={text} ready />;
}
