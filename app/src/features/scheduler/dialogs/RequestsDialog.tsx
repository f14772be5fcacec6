import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '~/engine/engine';
import { ActionNotice } from '~/roster/parts/ActionNotice';
import { Person } from '~/roster/parts/Person';
import { useNow } from '~/roster/parts/useNow';
import { whenText } from '~/roster/text/entryText';
import { usePositionName } from '~/roster/text/usePositionName';
import { isPastHour } from '~/roster/week/moment';
import { closeDialog, dispatch } from '~/roster/week/session';
import { timeOffOf, useTimeOff } from '~/roster/week/timeOff';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import type { ViewState } from '~/roster/week/viewState';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { RequestList } from './RequestList';
import { TimeOffList } from './TimeOffList';
import { useFocusRecovery } from './useFocusRecovery';

interface RequestsDialogProps {
  loaded: Pick<WeekOnScreen, 'week'>;
  state: Pick<ViewState, 'team' | 'position'>;
}

/** 'Review Request': the team's requests, and the pending shifts to confirm or decline, or to confirm all at once. */
export function RequestsDialog({ loaded: { week }, state }: RequestsDialogProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { team, position } = state;
  const positionName = usePositionName(week.positions);
  const pending = useMemo(() => week.handle.ask({ kind: 'review', team, position }).pending, [week, team, position]);
  const requests = useMemo(() => week.handle.ask({ kind: 'waitingRequests' }), [week]);
  const timeOffStore = useTimeOff();
  const timeOff = useMemo(
    () => timeOffOf(week, timeOffStore).filter(({ answer }) => answer === 'waiting'),
    [week, timeOffStore],
  );
  const body = useRef<HTMLDivElement>(null);
  useFocusRecovery(body, ['li button', 'footer button']);
  const now = useNow();
  // What is to come is asked first.
  const isPast = ({ day, end }: Problem) => isPastHour(week.dates.days[day] ?? week.dates.monday, end, now);
  const past = pending.filter(isPast);
  const itemOf = (problem: Problem) => {
    const { shiftId, staffId } = problem;
    const name = problem.name ?? '';
    const when = whenText(problem, week.dates, language);
    const color = week.staff.find(({ id }) => id === staffId)?.color ?? '';
    const place = problem.positionId ? ` · ${positionName(problem.positionId)}` : '';
    if (shiftId === null) return null;
    return (
      <Person key={shiftId} name={name} color={color} note={`${when}${place}`}>
        <span className="flex gap-3 max-sm:w-full max-sm:pl-13">
          <Button
            size="small"
            variant="outline"
            aria-label={t(($) => $.acting.requests.confirmName, { name, when })}
            onClick={ignoreDoubleClick(() =>
              dispatch((editor) => editor.tell({ kind: 'confirm', shiftIds: [shiftId] }), week),
            )}
          >
            {t(($) => $.acting.requests.confirm)}
          </Button>
          <Button
            size="small"
            variant="text"
            aria-label={t(($) => $.acting.requests.declineName, { name, when })}
            onClick={ignoreDoubleClick(() => dispatch((editor) => editor.tell({ kind: 'decline', shiftId }), week))}
          >
            {t(($) => $.acting.requests.decline)}
          </Button>
        </span>
      </Person>
    );
  };
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.acting.requests.title)}
      description={[
        ...(requests.length > 0 ? [t(($) => $.requests.review.text, { count: requests.length })] : []),
        ...(requests.length > 0 && pending.length === 0
          ? []
          : [t(($) => $.acting.requests.text, { count: pending.length })]),
      ].join(' ')}
      closeLabel={t(($) => $.gap.close)}
      testId="requests-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={closeDialog}>
            {t(($) => $.gap.close)}
          </Button>
          {pending.length > 1 && (
            <Button
              size="small"
              onClick={() => dispatch((editor) => editor.tell({ kind: 'confirmAll', team, position }))}
            >
              {t(($) => $.acting.requests.confirmAll)}
            </Button>
          )}
        </>
      }
    >
      <ActionNotice week={week} place="dialog" />
      <div ref={body}>
        {timeOff.length > 0 && <TimeOffList week={week} requests={timeOff} />}
        {requests.length > 0 && <RequestList week={week} requests={requests} />}
        {requests.length > 0 && pending.length > 0 && (
          <h3 className="text-lg">{t(($) => $.requests.review.pending)}</h3>
        )}
        <ul className="divide-y divide-line">{pending.filter((problem) => !isPast(problem)).map(itemOf)}</ul>
        {past.length > 0 && (
          <>
            <h3 className="mt-5 text-lead text-muted">{t(($) => $.acting.requests.earlier)}</h3>
            <ul className="divide-y divide-line">{past.map(itemOf)}</ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
