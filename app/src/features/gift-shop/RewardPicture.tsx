import { clsx } from 'clsx';
import {
  Apple,
  Armchair,
  BedDouble,
  Bike,
  BookOpen,
  CalendarCheck,
  CircleParking,
  Clapperboard,
  Clock,
  Cloud,
  Coffee,
  Croissant,
  Dices,
  Droplets,
  Flower2,
  Footprints,
  Gamepad2,
  Gift,
  Hamburger,
  Headphones,
  LampDesk,
  type LucideIcon,
  Luggage,
  MessagesSquare,
  Milk,
  Music,
  PawPrint,
  Pencil,
  Shirt,
  ShoppingBag,
  ShoppingBasket,
  Smartphone,
  Soup,
  Sun,
  Ticket,
  TrainFront,
  TreePine,
  UtensilsCrossed,
  Waves,
} from 'lucide-react';

/** Grounds by mood: colours, and the shape drawn behind the thing. */
const grounds = {
  sunrise: { colours: 'bg-sun text-ink', back: 'fill-coral', shape: 'M0 100V78a80 80 0 0 1 160 0v22Z' },
  meadow: { colours: 'bg-mint text-evergreen-deep', back: 'fill-white/70', shape: 'M0 100V70q40-34 80-10t80-14v54Z' },
  clay: { colours: 'bg-peach text-peach-ink', back: 'fill-coral/35', shape: 'M80 8 142 50 80 92 18 50Z' },
  harbour: { colours: 'bg-sky text-sky-ink', back: 'fill-white/70', shape: 'M0 74q20-14 40 0t40 0 40 0 40 0v26H0Z' },
  plum: { colours: 'bg-plum text-plum-ink', back: 'fill-white/65', shape: 'M80 6a44 44 0 1 1 0 88 44 44 0 0 1 0-88Z' },
  night: { colours: 'bg-evergreen text-sun', back: 'fill-evergreen-deep', shape: 'M24 100a56 56 0 0 1 112 0Z' },
} as const;

type Ground = keyof typeof grounds;

const pictures: Record<string, { Thing: LucideIcon; ground: Ground }> = {
  apple: { Thing: Apple, ground: 'meadow' },
  armchair: { Thing: Armchair, ground: 'plum' },
  bag: { Thing: ShoppingBag, ground: 'harbour' },
  basket: { Thing: ShoppingBasket, ground: 'meadow' },
  bed: { Thing: BedDouble, ground: 'harbour' },
  bicycle: { Thing: Bike, ground: 'night' },
  book: { Thing: BookOpen, ground: 'plum' },
  bowl: { Thing: Soup, ground: 'clay' },
  bread: { Thing: Croissant, ground: 'sunrise' },
  burger: { Thing: Hamburger, ground: 'sunrise' },
  calendar: { Thing: CalendarCheck, ground: 'meadow' },
  cinema: { Thing: Clapperboard, ground: 'plum' },
  clock: { Thing: Clock, ground: 'harbour' },
  cloud: { Thing: Cloud, ground: 'harbour' },
  coffee: { Thing: Coffee, ground: 'clay' },
  dice: { Thing: Dices, ground: 'clay' },
  drop: { Thing: Droplets, ground: 'harbour' },
  flower: { Thing: Flower2, ground: 'clay' },
  gamepad: { Thing: Gamepad2, ground: 'plum' },
  headphones: { Thing: Headphones, ground: 'night' },
  jar: { Thing: Milk, ground: 'clay' },
  lamp: { Thing: LampDesk, ground: 'sunrise' },
  music: { Thing: Music, ground: 'plum' },
  parking: { Thing: CircleParking, ground: 'harbour' },
  paw: { Thing: PawPrint, ground: 'clay' },
  pencil: { Thing: Pencil, ground: 'sunrise' },
  phone: { Thing: Smartphone, ground: 'meadow' },
  plate: { Thing: UtensilsCrossed, ground: 'night' },
  shirt: { Thing: Shirt, ground: 'meadow' },
  shoe: { Thing: Footprints, ground: 'night' },
  speech: { Thing: MessagesSquare, ground: 'meadow' },
  suitcase: { Thing: Luggage, ground: 'sunrise' },
  sun: { Thing: Sun, ground: 'sunrise' },
  ticket: { Thing: Ticket, ground: 'night' },
  train: { Thing: TrainFront, ground: 'harbour' },
  tree: { Thing: TreePine, ground: 'meadow' },
  wave: { Thing: Waves, ground: 'harbour' },
};

/** Whether a drawing of this name exists. */
export function hasPicture(name: string): boolean {
  return Object.hasOwn(pictures, name);
}

/** A reward's picture: the thing, drawn in line before one plain shape. */
export function RewardPicture({ name, className }: { name: string; className?: string }) {
  const { Thing, ground } = pictures[name] ?? { Thing: Gift, ground: 'meadow' };
  const { colours, back, shape } = grounds[ground];
  return (
    <span className={clsx('relative block overflow-hidden aspect-[8/5]', colours, className)} aria-hidden="true">
      <svg viewBox="0 0 160 100" className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <path d={shape} className={back} />
      </svg>
      <Thing className="absolute inset-0 m-auto size-[38%] h-[56%]" strokeWidth={1.6} />
    </span>
  );
}
