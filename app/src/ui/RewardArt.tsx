import { clsx } from 'clsx';

const art = {
  sportswear: {
    ground: 'bg-evergreen text-sun',
    path: 'M12 62c22-4 34-26 60-30s26 16 42 8 22-22 34-24M22 76c26-6 38-30 62-32',
  },
  fastFood: { ground: 'bg-sun text-coral-deep', path: 'M46 42c0-34 68-34 68 0ZM42 54h76M46 66h68c0 18-68 18-68 0Z' },
  charity: {
    ground: 'bg-peach text-coral-deep',
    path: 'M80 82C34 56 46 22 66 24c10 0 14 10 14 10s4-10 14-10c20-2 32 32-14 58Z',
  },
  onlineRetail: { ground: 'bg-sky text-sky-ink', path: 'M46 34h68l-6 48H52ZM64 44V30c0-20 32-20 32 0v14' },
  music: {
    ground: 'bg-plum text-plum-ink',
    path: 'M62 72V28l46-10v44M62 72a11 9 0 1 1-22 0 11 9 0 0 1 22 0ZM108 62a11 9 0 1 1-22 0 11 9 0 0 1 22 0Z',
  },
  breakfast: {
    ground: 'bg-coral text-white',
    path: 'M80 84c-32 0-46-14-40-30s20-10 28-22 28-14 36 0 22 8 22 26-14 26-46 26ZM96 54a15 15 0 1 1-30 0 15 15 0 0 1 30 0Z',
  },
  coffee: {
    ground: 'bg-mint text-evergreen',
    path: 'M48 40h56v20c0 30-56 30-56 0ZM104 46h8c14 0 14 20-2 20M62 28c-4-8 4-8 0-16M78 28c-4-8 4-8 0-16M94 28c-4-8 4-8 0-16',
  },
} as const;

type RewardArtId = keyof typeof art;

/** A reward's line illustration. */
export function RewardArt({ id, className }: { id: RewardArtId; className?: string }) {
  const { ground, path } = art[id];
  return (
    <span className={clsx('block', ground, className)}>
      <svg viewBox="0 0 160 96" className="block w-full" aria-hidden="true" focusable="false">
        <path
          d={path}
          className="fill-none stroke-current"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
