import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '~/engine/engine';
import { ActionNotice } from '~/roster/parts/ActionNotice';
import { whenText } from '~/roster/text/entryText';
import { markText } from '~/roster/text/markText';
import { usePositionName } from '~/roster/text/usePositionName';
import { violationText } from '~/roster/text/violationText';
import { showProblem } from '~/roster/week/actions';
import { closeDialog } from '~/roster/week/session';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import type { ViewState } from '~/roster/week/viewState';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';

interface ReviewDialogProps {
  loaded: Pick<WeekOnScreen, 'week'>;
  state: Pick<ViewState, 'team' | 'position'>;
}

interface ReviewRowProps {
  text: string;
  when: string;
  isBlock?: boolean;
  onChoose: () => void;
}

/** Something to check, which leads to its cell. */
function ReviewRow({ text, when, isBlock, onChoose }: ReviewRowProps) {
  return (
    // Rows outside the viewport are laid out lazily.
    <li className="[content-visibility:auto] [contain-intrinsic-height:auto_3.5rem]">
      <button
        type="button"
        className="w-full flex items-center gap-3 min-h-12 px-2 py-1.5 rounded-control text-left hover:bg-sand -outline-offset-3"
        onClick={onChoose}
      >
        <span className="flex-1 min-w-0">
          <span className={`block font-semibold leading-snug ${isBlock ? 'text-danger' : ''}`}>{text}</span>
          <span className="block text-small text-muted first-letter:uppercase">{when}</span>
        </span>
        <ChevronRight className="size-4.5 text-muted shrink-0" aria-hidden="true" />
      </button>
    </li>
  );
}

/** 'Review week': gaps, pending shifts and broken rules; each row leads to its cell. */
export function ReviewDialog({ loaded: { week }, state }: ReviewDialogProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { team, position } = state;
  const positionName = usePositionName(week.positions);
  const review = useMemo(() => week.handle.ask({ kind: 'review', team, position }), [week, team, position]);
  const textOf = (problem: Problem) => {
    const { kind, actual, limit } = problem;
    const name = problem.name ?? '';
    if (kind === 'gap') {
      return t(($) => $.acting.review.gap, { position: positionName(problem.positionId ?? ''), actual, limit });
    }
    if (kind === 'pending') return t(($) => $.acting.review.pendingItem, { name });
    return violationText(problem, name, t, language);
  };
  const { gaps, pending, broken, marks = [] } = review;
  const paused = position !== null;
  const groups = [
    {
      key: 'gaps',
      title: paused
        ? t(($) => $.insights.pausedTitle)
        : t(($) => $.acting.review.gaps, {
            count: gaps.length,
            gaps: t(($) => $.acting.review.inGaps, { count: review.gapBlocks }),
          }),
      problems: gaps,
    },
    {
      key: 'pending',
      title: t(($) => $.acting.review.pending, { count: pending.length }),
      problems: pending,
    },
    {
      key: 'broken',
      title: t(($) => $.acting.review.broken, { count: broken.length }),
      problems: broken,
    },
  ];
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.acting.review.title)}
      description={t(($) => $.acting.review.text, { count: review.total })}
      closeLabel={t(($) => $.gap.close)}
      testId="review-dialog"
      footer={
        <Button variant="outline" size="small" onClick={closeDialog}>
          {t(($) => $.gap.close)}
        </Button>
      }
    >
      <ActionNotice week={week} place="dialog" />
      <div className="grid gap-5">
        {marks.length > 0 && (
          <section data-review="marks">
            <h3 className="text-lg">{t(($) => $.marks.review, { count: marks.length })}</h3>
            <ul className="mt-1 -mx-2 divide-y divide-line">
              {marks.map((gap) => (
                <ReviewRow
                  key={`${gap.mark} ${gap.positionId} ${gap.day} ${gap.start}`}
                  text={markText(gap, positionName, t)}
                  when={whenText(gap, week.dates, language)}
                  onChoose={() => showProblem({ ...gap, staffId: null })}
                />
              ))}
            </ul>
          </section>
        )}
        {groups.map(({ key, title, problems }) => (
          <section key={key} data-review={key}>
            <h3 className="text-lg">{title}</h3>
            {problems.length === 0 && (
              <p className="text-muted">
                {paused && key === 'gaps' ? t(($) => $.insights.paused) : t(($) => $.acting.review.none)}
              </p>
            )}
            <ul className="mt-1 -mx-2 divide-y divide-line">
              {problems.map((problem) => (
                <ReviewRow
                  key={`${problem.kind} ${problem.positionId} ${problem.shiftId} ${problem.day} ${problem.start}`}
                  text={textOf(problem)}
                  isBlock={problem.level === 'block'}
                  when={whenText(problem, week.dates, language)}
                  onChoose={() => showProblem(problem)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
