import type { TFunction } from 'i18next';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Effect, IsoWeek, Request, ReviewedRequest } from '~/engine/engine';
import { whenText } from '~/roster/text/entryText';
import { usePositionName } from '~/roster/text/usePositionName';
import { leveledText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import type { Language } from '~/shared/language';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

/** A person's request as the manager reads it, without a full stop. */
function requestText(request: Request, dates: IsoWeek, t: TFunction<'scheduler'>, language: Language): string {
  const { kind, shift, other } = request;
  return t(($) => $.requests.review[kind], {
    name: shift.name,
    when: whenText(shift, dates, language),
    other: other ? whenText(other, dates, language) : '',
    with: other?.name ?? '',
  });
}

/** The effect of approving on the week's gaps. */
export function effectText({ gapsClosed, gapsOpened, gapHours }: Effect, t: TFunction<'scheduler'>): string {
  const parts = [
    gapsClosed > 0 ? t(($) => $.requests.review.closes, { count: gapsClosed }) : null,
    gapsOpened > 0 ? t(($) => $.requests.review.opens, { count: gapsOpened }) : null,
    gapHours < 0 ? t(($) => $.requests.review.fewer, { count: -gapHours }) : null,
    gapHours > 0 ? t(($) => $.requests.review.more, { count: gapHours }) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `${parts.join('; ')}.` : `${t(($) => $.requests.review.same)}.`;
}

interface RequestListProps {
  week: EditableWeek;
  requests: readonly ReviewedRequest[];
}

/** The team's requests, each with the effect of approving it, to approve or decline. */
export function RequestList({ week, requests }: RequestListProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const open = week.handle.ask({ kind: 'openShifts' });
  const isNeeded = ({ kind, openShiftId }: Request) =>
    kind !== 'claim' || open.find(({ id }) => id === openShiftId)?.level !== 'fine';
  return (
    <section aria-labelledby="asked-for" className="mb-5">
      <h3 id="asked-for" className="text-lg">
        {t(($) => $.requests.review.title)}
      </h3>
      <ul className="divide-y divide-line">
        {requests.map((request) => {
          const what = requestText(request, week.dates, t, language);
          return (
            <li
              key={request.id}
              data-request={request.kind}
              className="py-3 flex flex-wrap items-start gap-x-4 gap-y-2.5"
            >
              <div className="flex-1 min-w-60 text-note">
                <p className="font-semibold text-base">{what}</p>
                <p className="text-muted">
                  {positionName(request.shift.positionId)}
                  {request.reason && ` · ${t(($) => $.requests.review.reason, { reason: request.reason })}`}
                </p>
                {request.effect && (
                  <p data-effect>
                    {isNeeded(request) ? effectText(request.effect, t) : t(($) => $.requests.review.notNeeded)}{' '}
                    {request.kind === 'drop' && `${t(($) => $.requests.review.becomesOpen)}.`}
                  </p>
                )}
                {request.possible && request.violations.length === 0 && request.kind !== 'drop' && (
                  <p className="text-evergreen-deep">{t(($) => $.requests.review.fits)}</p>
                )}
                {request.violations.map(({ name, violation }) => (
                  <p key={`${name} ${violation.kind} ${violation.start}`} className="text-warning" data-violation>
                    <TriangleAlert className="inline size-4 mr-1" aria-hidden="true" />
                    {leveledText(violation, name, t, language)}
                  </p>
                ))}
                {!request.possible && (
                  <p className="font-semibold text-danger">{t(($) => $.requests.review.impossible)}</p>
                )}
              </div>
              <span className="flex gap-3 max-sm:w-full">
                {request.possible && (
                  <Button
                    size="small"
                    aria-label={t(($) => $.requests.review.approveName, { what })}
                    onClick={ignoreDoubleClick(() =>
                      dispatch((editor) => editor.tell({ kind: 'approve', requestId: request.id }), week),
                    )}
                  >
                    {t(($) => $.requests.review.approve)}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t(($) => $.requests.review.declineName, { what })}
                  onClick={ignoreDoubleClick(() =>
                    dispatch((editor) => editor.tell({ kind: 'declineRequest', requestId: request.id }), week),
                  )}
                >
                  {t(($) => $.requests.review.decline)}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
