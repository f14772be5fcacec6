import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface CarouselArrowsProps {
  previous: string;
  next: string;
  onStep: (by: -1 | 1) => void;
  /** The ends at which a carousel that does not wrap around stands. */
  atStart?: boolean;
  atEnd?: boolean;
  className?: string;
}

/** A carousel's two arrows. At an end they stay in the tab order and say that they are disabled. */
export function CarouselArrows({ previous, next, onStep, atStart, atEnd, className }: CarouselArrowsProps) {
  const arrow =
    'grid place-items-center size-12 rounded-full border-[1.5px] border-ink bg-white transition-colors duration-150 hover:bg-sand aria-disabled:border-line-strong aria-disabled:text-line-strong';
  return (
    <div className={clsx('gap-3', className ?? 'flex')}>
      <button
        type="button"
        className={arrow}
        aria-label={previous}
        aria-disabled={atStart}
        onClick={() => !atStart && onStep(-1)}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={arrow}
        aria-label={next}
        aria-disabled={atEnd}
        onClick={() => !atEnd && onStep(1)}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
