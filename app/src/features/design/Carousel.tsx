import { Card } from '~/ui/Card';
import { CarouselArrows } from '~/ui/CarouselArrows';
import { useScrollRow } from '~/ui/useScrollRow';
import { Sample } from './Sample';

const stepPx = 256;
const cards = [1, 2, 3, 4, 5, 6, 7, 8];

/** A row of cards with its two arrows. */
export function Carousel() {
  const { row, step, atStart, atEnd } = useScrollRow(stepPx);
  return (
    <Sample name="Carousel">
      <div className="min-w-0 w-full grid gap-4">
        <ul ref={row} className="scroll-row gap-4 p-1" tabIndex={0} aria-label="Cards">
          {cards.map((card) => (
            <li key={card} className="w-60">
              <Card className="p-8">Card {card}</Card>
            </li>
          ))}
        </ul>
        <CarouselArrows previous="Previous" next="Next" onStep={step} atStart={atStart} atEnd={atEnd} />
      </div>
    </Sample>
  );
}
