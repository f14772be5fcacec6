import { Insights } from '../parts/Insights';

function Pin({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-3 left-1/2 -translate-x-1/2 size-4.5 rounded-full ${className}`}
    />
  );
}

const cards = [
  { id: 'progress', mark: <Pin className="bg-coral" />, className: 'md:-rotate-1' },
  { id: 'report', mark: <Pin className="bg-sun" />, className: 'md:rotate-1 md:translate-y-4' },
  { id: 'points', mark: <Pin className="bg-evergreen" />, className: 'md:-rotate-[0.6deg]' },
] as const;

/** Insights: three cards pinned to a cork board. */
export default function EducationInsights() {
  return (
    <Insights
      industry="education"
      cards={cards}
      className="wrap pb-16 lg:pb-24"
      layout="rounded-band bg-[#EBD3AE] border-8 border-[#8A6237] px-5 py-10 sm:p-12"
      listClass="mt-10 grid gap-7 md:grid-cols-3"
      cardClass="relative bg-white p-6 pt-9 flex flex-col gap-5 shadow-card"
      linkClass="mt-auto self-start"
    />
  );
}
