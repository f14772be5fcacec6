import { Coffee, HandHeart, Moon } from 'lucide-react';
import { Insights } from '../parts/Insights';

const icon = { className: 'size-10 shrink-0', strokeWidth: 1.5, 'aria-hidden': true } as const;

const cards = [
  { id: 'progress', mark: <Coffee {...icon} />, className: 'lg:col-span-7 bg-mint', tone: 'colour' },
  { id: 'points', mark: <HandHeart {...icon} />, className: 'lg:col-span-5 bg-sun', tone: 'colour' },
  {
    id: 'report',
    mark: <Moon {...icon} />,
    className: 'lg:col-span-12 bg-ink text-white',
    tone: 'night',
  },
] as const;

/** Insights: two notes, and a long one for the night. */
export default function HospitalityInsights() {
  return (
    <Insights
      industry="hospitality"
      cards={cards}
      layout="wrap pb-16 lg:pb-24"
      listClass="mt-10 grid gap-5 lg:grid-cols-12"
      cardClass="rounded-panel p-6 sm:p-8 flex flex-wrap items-center gap-6"
      textClass="flex-1 min-w-50 text-lg leading-snug text-pretty"
    />
  );
}
