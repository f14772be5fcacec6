import { CalendarClock, HandHeart, Target } from 'lucide-react';
import { Insights } from '../parts/Insights';

const icon = { className: 'size-9', strokeWidth: 1.75, 'aria-hidden': true } as const;

const cards = [
  { id: 'progress', mark: <Target {...icon} />, className: 'bg-white' },
  { id: 'report', mark: <CalendarClock {...icon} />, className: 'bg-sun lg:translate-y-8' },
  { id: 'points', mark: <HandHeart {...icon} />, className: 'bg-coral lg:translate-y-16' },
] as const;

/** Insights: three steps, from early to night shift. */
export default function HealthcareInsights() {
  return (
    <Insights
      industry="healthcare"
      cards={cards}
      className="bg-sky"
      layout="wrap pt-16 pb-16 lg:pt-24 lg:pb-40"
      listClass="mt-10 grid gap-5 lg:grid-cols-3"
      cardClass="rounded-panel p-7 flex flex-col gap-6"
      tone="colour"
      linkClass="mt-auto self-start"
    />
  );
}
