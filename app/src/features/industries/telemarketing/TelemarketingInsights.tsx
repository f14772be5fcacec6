import { Insights } from '../parts/Insights';

function Lamp({ className }: { className: string }) {
  return <span aria-hidden="true" className={`size-5 rounded-full ${className}`} />;
}

const cards = [
  { id: 'progress', mark: <Lamp className="bg-coral" /> },
  { id: 'report', mark: <Lamp className="bg-sun" /> },
  { id: 'points', mark: <Lamp className="bg-[#5BC79B]" /> },
] as const;

/** Insights: the briefing, line by line, each with a status light. */
export default function TelemarketingInsights() {
  return (
    <Insights
      industry="telemarketing"
      cards={cards}
      className="bg-plum"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-4-7 lg:gap-16"
      listClass="rounded-panel bg-white border border-line divide-y divide-line"
      cardClass="p-6 grid gap-x-5 gap-y-4 sm:grid-cols-auto-1-auto items-center"
      textClass="text-lg leading-snug"
      linkClass="justify-self-start"
    />
  );
}
