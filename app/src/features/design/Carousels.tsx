import { Card } from '~/ui/Card';
import { CarouselArrows, CarouselDots, CarouselRow } from '~/ui/Carousel';
import { type CarouselOptions, useCarousel } from '~/ui/useCarousel';
import { Sample } from './Sample';

const cards = [1, 2, 3, 4, 5, 6, 7, 8];

function Carousel(options: CarouselOptions) {
  const carousel = useCarousel(options);
  return (
    <div className="min-w-0 w-full grid gap-4">
      <CarouselRow carousel={carousel} className={options.stepPx ? 'gap-4 p-1' : ''} aria-label="Cards">
        {cards.map((card) => (
          <li key={card} className={options.stepPx ? 'w-60' : 'w-full'}>
            <Card className="p-8">Card {card}</Card>
          </li>
        ))}
      </CarouselRow>
      <div className="flex items-center gap-6">
        <CarouselArrows
          previous="Previous"
          next="Next"
          onStep={carousel.step}
          atStart={carousel.atStart}
          atEnd={carousel.atEnd}
        />
        {options.wraps && (
          <CarouselDots label="Choose a card" slides={cards.map((card) => `Card ${card}`)} carousel={carousel} />
        )}
      </div>
    </div>
  );
}

/** Two variants: steps from end to end, and whole slides that wrap around. */
export function Carousels() {
  return (
    <Sample name="Carousel">
      <Carousel stepPx={256} />
      <Carousel wraps />
    </Sample>
  );
}
