import { ChartNoAxesColumn, HandHeart, Network } from 'lucide-react';
import { Insights } from '../parts/Insights';

const icon = { className: 'size-8 text-sun', strokeWidth: 1.75, 'aria-hidden': true } as const;

const cards = [
  { id: 'progress', mark: <Network {...icon} /> },
  { id: 'report', mark: <ChartNoAxesColumn {...icon} /> },
  { id: 'points', mark: <HandHeart {...icon} /> },
] as const;

/** Insights: a numbered agenda of three on a dark background. */
export default function EnterpriseInsights() {
  return (
    <Insights
      industry="enterprise"
      cards={cards}
      className="bg-ink text-white"
      layout="wrap py-16 lg:py-24 grid gap-10"
      dark
      listClass="grid gap-px bg-white/20 border-y border-white/20 lg:grid-cols-3"
      cardClass="bg-ink py-8 lg:px-8 lg:first:pl-0 lg:last:pr-0 flex flex-col gap-5"
      tone="night"
      linkClass="mt-auto self-start"
    />
  );
}
