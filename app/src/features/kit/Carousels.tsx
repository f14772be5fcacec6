import { Card } from '~/ui/Card';
import { CarouselArrows, CarouselDots, CarouselRow } from '~/ui/Carousel';
import { type CarouselOptions, useCarousel } from '~/ui/useCarousel';
import { Sample } from './Sample';
import { useKitWords } from './words';

const cards = [1, 2, 3, 4];

function Carousel(options: CarouselOptions) {
  const words = useKitWords();
  const carousel = useCarousel(options);
  return (
    <div className="min-w-0 w-full grid gap-4">
      <CarouselRow carousel={carousel} className={options.stepPx ? 'gap-4 p-1' : ''} aria-label={words.cardsLabel}>
        {cards.map((card) => (
          <li key={card} className={options.stepPx ? 'w-60' : 'w-full'}>
            <Card className="p-8">
              {words.card} {card}
            </Card>
          </li>
        ))}
      </CarouselRow>
      <div className="flex flex-wrap items-center gap-6">
        <CarouselArrows
          previous={words.previous}
          next={words.next}
          onStep={carousel.step}
          atStart={carousel.atStart}
          atEnd={carousel.atEnd}
        />
        {options.wraps && (
          <CarouselDots label={words.dots} slides={cards.map((card) => `${words.card} ${card}`)} carousel={carousel} />
        )}
      </div>
    </div>
  );
}

/** Two variants: steps from end to end, and whole slides that wrap around. */
export function Carousels() {
  const words = useKitWords();
  return (
    <Sample name={words.groups.carousels}>
      <Carousel stepPx={256} />
      <Carousel wraps />
    </Sample>
  );
}
