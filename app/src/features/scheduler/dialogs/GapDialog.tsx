import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionNotice } from '~/roster/parts/ActionNotice';
import { ThankLink } from '~/roster/parts/ThankLink';
import { formatDate, formatHour, formatTimes } from '~/roster/text/format';
import { markText } from '~/roster/text/markText';
import { usePositionName } from '~/roster/text/usePositionName';
import { absenceOf } from '~/roster/week/absence';
import { fill } from '~/roster/week/actions';
import { assignmentThatClosedGap } from '~/roster/week/cover';
import { currentGap, type GapTarget } from '~/roster/week/dialogTarget';
import { closeDialog, dispatch, openDialog, useSession } from '~/roster/week/session';
import { prepareSolver } from '~/roster/week/useFill';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import type { ViewState } from '~/roster/week/viewState';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { IconButton } from '~/ui/IconButton';
import { Unbroken } from '~/ui/Unbroken';
import { GapPositionSection } from './GapPositionSection';
import { useFocusRecovery } from './useFocusRecovery';

interface GapDialogProps {
  loaded: WeekOnScreen;
  state: Pick<ViewState, 'team'>;
  target: GapTarget;
}

const step = 'border-firm border-line aria-disabled:opacity-40';

/** 'Staffing Gap Details': every position of a gap, understaffed ones first, with suggestions, and the next gap. */
export function GapDialog({ loaded, state: { team }, target }: GapDialogProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { week, model } = loaded;
  const { dates, positions } = week;
  const { list, index, walk, position } = target;
  const positionName = usePositionName(positions);
  const body = useRef<HTMLDivElement>(null);
  // While there is a notice, it contains the link to thank somebody.
  const notice = useSession((session) => session.notice);
  const place = list[index];
  const block = currentGap(model.summary.gaps, place);
  const entries = useMemo(() => {
    if (!block) return [];
    const rank = (entry: (typeof block.positions)[number]) =>
      (entry.positionId === position ? 2 : 0) + Number(entry.understaffed);
    const inOrder = [...block.positions].sort((a, b) => rank(b) - rank(a));
    return inOrder.map((entry) => ({
      entry,
      // Whoever has a skill that is missing is suggested in positions that have enough people, too.
      suggestions:
        entry.understaffed || block.marks
          ? week.handle.ask({
              kind: 'suggestedStaff',
              positionId: entry.positionId,
              day: block.day,
              start: block.start,
              end: block.end,
            })
          : [],
    }));
  }, [block, week, position]);
  useFocusRecovery(body, ['[data-assign]', '[data-next]', 'footer button:not(:disabled)']);
  // The dialog opens with the position that is asked about; a gap may have dozens of people on duty in the others.
  const isWhole = useDeferredValue(true, false);
  const stepTo = (to: number) => openDialog({ ...target, index: to });
  if (!place) return null;
  const [latest] = week.history.undo;
  const cover = latest ? assignmentThatClosedGap(latest, true) : null;
  const shown = block ?? place;
  const start = formatHour(shown.start, language);
  const end = formatHour(shown.end, language);
  const day = formatDate(dates.days[shown.day] ?? dates.monday, 'full', language);
  const last = index === list.length - 1;
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.gap.title)}
      description={
        <span className="first-letter:uppercase inline-block">
          <Unbroken text={t(($) => $.gap.when, { day, start, end })} part={`${start} - ${end}`} />
        </span>
      }
      closeLabel={t(($) => $.gap.close)}
      testId="gap-dialog"
      footer={
        <>
          {list.length > 1 && (
            <span className="mr-auto flex items-center gap-1 sm:gap-2">
              <IconButton
                className={step}
                label={t(($) => $.gap.previous)}
                // Not `disabled`: at either end the focus would be lost.
                aria-disabled={index === 0 || undefined}
                onClick={() => index > 0 && stepTo(index - 1)}
              >
                <ChevronLeft className="size-5" aria-hidden="true" />
              </IconButton>
              <span className="text-sm sm:text-base text-muted tabular-nums" aria-live="polite">
                {t(($) => $.gap.position, { n: index + 1, total: list.length })}
              </span>
              <IconButton
                className={step}
                label={t(($) => $.gap.next)}
                aria-disabled={last || undefined}
                onClick={() => !last && stepTo(index + 1)}
              >
                <ChevronRight className="size-5" aria-hidden="true" />
              </IconButton>
            </span>
          )}
          {block && (
            <Button
              variant="outline"
              size="small"
              onPointerEnter={prepareSolver}
              onFocus={prepareSolver}
              onClick={() =>
                fill({
                  kind: 'gap',
                  team,
                  within: [{ day: block.day, hours: { start: block.start, end: block.end } }],
                })
              }
            >
              {t(($) => $.fillWeek.gap)}
            </Button>
          )}
          <Button variant="outline" size="small" onClick={closeDialog} data-next={last || undefined}>
            {t(($) => $.gap.close)}
          </Button>
          {!last && (walk || !block) && (
            <Button size="small" variant={block ? 'outline' : 'solid'} data-next onClick={() => stepTo(index + 1)}>
              {block ? t(($) => $.acting.gap.skip) : t(($) => $.gap.next)}
            </Button>
          )}
        </>
      }
    >
      <ActionNotice week={week} place="dialog" />
      <div ref={body} className="grid gap-3" data-closed={block ? undefined : true}>
        {walk && <p className="text-muted text-note">{t(($) => $.acting.gap.walk[walk])}</p>}
        {!block && (
          <div className="flex flex-wrap items-center gap-2.5 rounded-button bg-mint p-4 font-semibold text-evergreen-deep">
            <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
            <p className="flex-1 min-w-48">
              {t(($) => $.acting.gap.closed)} {last && walk && t(($) => $.acting.gap.finished)}
            </p>
            {cover && !notice && <ThankLink cover={cover} dates={dates} />}
          </div>
        )}
        {block?.marks && (
          <ul className="grid gap-1 rounded-button border border-danger bg-danger-soft/45 p-4" data-testid="gap-marks">
            {block.marks.map((gap) => (
              <li key={`${gap.mark} ${gap.positionId} ${gap.start}`} className="font-semibold text-danger">
                {t(($) => $.marks.at, {
                  text: markText(gap, positionName, t),
                  times: formatTimes(gap, language),
                })}
              </li>
            ))}
          </ul>
        )}
        {(isWhole ? entries : entries.slice(0, 1)).map(({ entry, suggestions }, index) => (
          <GapPositionSection
            key={entry.positionId}
            entry={entry}
            first={index === 0}
            name={positionName(entry.positionId)}
            week={week}
            block={shown}
            suggestions={suggestions}
            onIll={(staffId, day) => fill({ kind: 'absence', ...absenceOf(week, staffId, [day]) })}
            onAssign={({ shift, extends: extendedId }) =>
              dispatch(
                (editor) =>
                  extendedId === null
                    ? editor.tell({ kind: 'assign', shift })
                    : editor.tell({ kind: 'changeShift', shiftId: extendedId, to: shift }),
                week,
              )
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
