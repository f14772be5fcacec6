import { Headset, HeartPulse, type LucideIcon, Truck } from 'lucide-react';
import type { industryCards } from '~/content/home';

type IndustryCardId = (typeof industryCards)[number]['id'];

const scenes: Record<IndustryCardId, { ground: string; hill: string; sun: string; Icon: LucideIcon }> = {
  logistics: { ground: 'bg-mint', hill: 'fill-evergreen', sun: 'fill-coral', Icon: Truck },
  telemarketing: { ground: 'bg-plum', hill: 'fill-plum-ink', sun: 'fill-sun', Icon: Headset },
  health: { ground: 'bg-sky', hill: 'fill-sky-ink', sun: 'fill-coral', Icon: HeartPulse },
};

/** An industry's picture: its sign on a hill at sunrise. Decoration only. */
export function IndustryScene({ id }: { id: IndustryCardId }) {
  const { ground, hill, sun, Icon } = scenes[id];
  return (
    <span className={`relative block ${ground}`}>
      <svg viewBox="0 0 280 180" className="block w-full" aria-hidden="true" focusable="false">
        <circle cx="206" cy="104" r="46" className={sun} />
        <path d="M0 138c60-34 120-34 180-12s80 16 100 4v50H0Z" className={hill} />
        <path d="M0 160c70-26 150-14 280-4v24H0Z" className="fill-ink opacity-25" />
      </svg>
      <span className="absolute left-6 bottom-5 grid place-items-center size-18 rounded-[20px] bg-white text-ink shadow-card">
        <Icon className="size-9" strokeWidth={1.75} aria-hidden="true" />
      </span>
    </span>
  );
}
