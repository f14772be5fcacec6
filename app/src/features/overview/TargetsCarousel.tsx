import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { CarouselArrows, CarouselRow } from '~/ui/Carousel';
import { PointsBadge } from '~/ui/PointsBadge';
import { Ring } from '~/ui/Ring';
import { useCarousel } from '~/ui/useCarousel';
import { nextCard, previousCard } from './carousel';
import type { Target } from './overviewModel';

/** A target's card is 304 px wide with a gap of 16 px. */
const stepPx = 320;

/** A target's progress in percent. */
function percentOf({ progress, total }: Target): number {
  return Math.round((100 * progress) / total);
}

function TargetCard({ target, current }: { target: Target; current: boolean }) {
  const { t } = useTranslation('demoOverview');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const { title, points, description, weeklyTarget, progress, total, isMonthly } = target;
  return (
    <article
      className={clsx(
        'h-full rounded-card border bg-white px-5 py-5 flex flex-col gap-4 transition-[border-color,box-shadow] duration-200',
        current ? 'border-evergreen shadow-card' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <span
          className={clsx(
            'rounded-chip px-2.5 py-1 text-sm font-semibold',
            isMonthly ? 'bg-plum text-plum-ink' : 'bg-sky text-sky-ink',
          )}
        >
          {isMonthly ? t(($) => $.targets.monthly) : t(($) => $.targets.weekly)}
        </span>
        <PointsBadge>{t(($) => $.targets.points, { value: number.format(points) })}</PointsBadge>
      </div>
      <div className="flex-1">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 leading-snug">{description}</p>
      </div>
      <div className="flex items-center gap-4">
        <Ring percent={percentOf(target)} className="size-16 shrink-0" />
        <p className="leading-snug">
          <span className="block font-heading font-bold text-lg tabular-nums">
            {t(($) => $.targets.progress, { progress: number.format(progress), total: number.format(total) })}
          </span>
          <span className="block text-sm text-muted">{weeklyTarget}</span>
        </p>
      </div>
    </article>
  );
}

/** The monthly and weekly targets: next wraps around, previous stops at the first. */
export function TargetsCarousel({ targets }: { targets: readonly Target[] }) {
  const { t } = useTranslation('demoOverview');
  const [index, setIndex] = useState(0);
  const total = targets.length;
  const carousel = useCarousel({ stepPx });
  const choose = (next: number) => {
    setIndex(next);
    carousel.show(next);
  };
  return (
    <section aria-labelledby="targets" aria-roledescription="carousel">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="targets" className="text-2xl">
            {t(($) => $.targets.title)}
          </h2>
          <p className="mt-1 text-muted">{t(($) => $.targets.text)}</p>
        </div>
        <div className="flex items-center gap-3">
          <p aria-live="polite" data-testid="target-place" className="text-note font-medium text-muted tabular-nums">
            {t(($) => $.targets.card, { n: index + 1, total })}
          </p>
          <CarouselArrows
            previous={t(($) => $.targets.previous)}
            next={t(($) => $.targets.next)}
            onStep={(by) => choose(by === 1 ? nextCard(index, total) : previousCard(index))}
            atStart={index === 0}
          />
        </div>
      </div>
      <CarouselRow
        carousel={carousel}
        aria-labelledby="targets"
        className={clsx(
          'mt-4 p-1 -m-1 scroll-px-1 gap-4 rounded-card',
          !carousel.atEnd && '[mask-image:linear-gradient(to_left,transparent,black_3.5rem)]',
        )}
      >
        {targets.map((target, place) => (
          <li
            key={target.id}
            data-target={target.id}
            aria-current={place === index ? 'true' : undefined}
            className="w-76"
          >
            <TargetCard target={target} current={place === index} />
          </li>
        ))}
      </CarouselRow>
    </section>
  );
}
