import { HandHeart, type LucideIcon, Moon, Route } from 'lucide-react';
import { Insights } from '../parts/Insights';

function Mark({ Icon, colours }: { Icon: LucideIcon; colours: string }) {
  return (
    <span className={`grid place-items-center size-12 rounded-button ${colours}`}>
      <Icon className="size-6" aria-hidden="true" />
    </span>
  );
}

const cards = [
  { id: 'progress', mark: <Mark Icon={Route} colours="bg-mint text-evergreen" /> },
  { id: 'report', mark: <Mark Icon={Moon} colours="bg-sky text-sky-ink" /> },
  { id: 'points', mark: <Mark Icon={HandHeart} colours="bg-peach text-peach-ink" /> },
] as const;

/** Insights: three notes from the dispatch desk, side by side. */
export default function LogisticsInsights() {
  return (
    <Insights
      industry="logistics"
      cards={cards}
      layout="wrap py-16 lg:py-24"
      listClass="mt-10 grid gap-5 md:grid-cols-3"
      cardClass="rounded-card border border-line bg-white p-6 flex flex-col gap-5"
      linkClass="mt-auto self-start"
    />
  );
}
