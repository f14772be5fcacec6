import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GapBlock } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { formatDate, formatHour } from '../model/format';
import type { OpenWeek } from '../model/store';
import { usePositionName } from '../model/usePositionName';
import { GapPositionSection } from './GapPositionSection';

interface GapDialogProps {
  open: OpenWeek;
  gaps: readonly GapBlock[];
  index: number;
  onStep: (index: number) => void;
  onClose: () => void;
}

/** 'Staffing Gap Details': every position of a gap block, the understaffed ones first, and the way to the next gap. */
export function GapDialog({ open, gaps, index, onStep, onClose }: GapDialogProps) {
  const { t } = useTranslation(['scheduler', 'common']);
  const language = useLanguage();
  const { handle, week, positions, staff } = open;
  const positionName = usePositionName(positions);
  const block = gaps[index];
  const entries = useMemo(() => {
    if (!block) return [];
    const inOrder = [...block.positions].sort((a, b) => Number(b.understaffed) - Number(a.understaffed));
    return inOrder.map((entry) => ({
      entry,
      suggestions: entry.understaffed ? handle.suggestionsFor(entry.positionId, block.day, block.start, block.end) : [],
    }));
  }, [block, handle]);
  if (!block) return null;
  const when = t(($) => $.gap.when, {
    day: formatDate(week.days[block.day] ?? week.monday, 'full', language),
    start: formatHour(block.start, language),
    end: formatHour(block.end, language),
  });
  const step =
    'grid place-items-center size-11 rounded-control border-[1.5px] border-line hover:bg-sand disabled:opacity-40';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.gap.title)}
      description={<span className="first-letter:uppercase inline-block">{when}</span>}
      closeLabel={t(($) => $.gap.close)}
      testId="gap-dialog"
      footer={
        <>
          {gaps.length > 1 && (
            <span className="mr-auto flex items-center gap-2">
              <button
                type="button"
                className={step}
                aria-label={t(($) => $.gap.previous)}
                disabled={index === 0}
                onClick={() => onStep(index - 1)}
              >
                <ChevronLeft className="size-5" aria-hidden="true" />
              </button>
              <span className="text-muted tabular-nums" aria-live="polite">
                {t(($) => $.gap.position, { n: index + 1, total: gaps.length })}
              </span>
              <button
                type="button"
                className={step}
                aria-label={t(($) => $.gap.next)}
                disabled={index === gaps.length - 1}
                onClick={() => onStep(index + 1)}
              >
                <ChevronRight className="size-5" aria-hidden="true" />
              </button>
            </span>
          )}
          <Button look="outline" size="small" onClick={onClose}>
            {t(($) => $.gap.close)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {entries.map(({ entry, suggestions }) => (
          <GapPositionSection
            key={entry.positionId}
            entry={entry}
            name={positionName(entry.positionId)}
            staff={staff}
            suggestions={suggestions}
          />
        ))}
      </div>
    </Dialog>
  );
}
