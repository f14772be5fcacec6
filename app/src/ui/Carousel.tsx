import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { Carousel } from './useCarousel';

/** The row of a carousel's slides, one `li` each. The arrow keys move it by one slide. */
export function CarouselRow({ carousel, className, ...rest }: ComponentProps<'ul'> & { carousel: Carousel }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    carousel.step(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <ul {...rest} ref={carousel.row} tabIndex={0} onKeyDown={onKeyDown} className={clsx('scroll-row', className)} />
  );
}

interface CarouselArrowsProps {
  previous: string;
  next: string;
  onStep: (by: -1 | 1) => void;
  /** Whether a carousel that does not wrap around is at its start or end. */
  atStart?: boolean;
  atEnd?: boolean;
  className?: string;
}

/** The two arrow buttons of a carousel. At an end they stay in the tab order, marked as disabled. */
export function CarouselArrows({ previous, next, onStep, atStart, atEnd, className }: CarouselArrowsProps) {
  const arrow =
    'grid place-items-center size-12 rounded-full border-firm border-ink bg-white text-ink transition-colors duration-150 hover:bg-sand aria-disabled:border-line-strong aria-disabled:text-line-strong';
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

interface CarouselDotsProps {
  label: string;
  /** Labels of the dots. */
  slides: readonly string[];
  carousel: Carousel;
  className?: string;
}

/** A dot for each slide; the wide one is the current slide. */
export function CarouselDots({ label, slides, carousel, className }: CarouselDotsProps) {
  return (
    <div role="group" aria-label={label} className={clsx('flex justify-center', className)}>
      {slides.map((slide, index) => {
        const current = index === carousel.current;
        return (
          <button
            key={slide}
            type="button"
            aria-label={slide}
            aria-current={current}
            onClick={() => carousel.show(index)}
            className="grid place-items-center size-11"
          >
            <span
              className={clsx(
                'block h-3 rounded-full border-firm border-evergreen transition-[width] duration-200',
                current ? 'w-7 bg-evergreen' : 'w-3',
              )}
            />
          </button>
        );
      })}
    </div>
  );
}
