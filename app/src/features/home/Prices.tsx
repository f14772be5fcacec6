import { Comparison } from './Comparison';
import { PricingSummary } from './PricingSummary';

/** What the product costs, and how it compares. */
export default function Prices() {
  return (
    <div className="bg-sand">
      <PricingSummary />
      <Comparison />
    </div>
  );
}
