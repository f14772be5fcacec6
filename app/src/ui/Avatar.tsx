import { clsx } from 'clsx';

const tones = {
  peach: 'bg-peach text-peach-ink',
  mint: 'bg-mint text-evergreen-deep',
  sky: 'bg-sky text-sky-ink',
  plum: 'bg-plum text-plum-ink',
  sun: 'bg-sun text-ink',
} as const;

export type AvatarTone = keyof typeof tones;

/** A person's initials; their name is rendered beside it. */
export function Avatar({
  initials,
  tone = 'peach',
  className,
}: {
  initials: string;
  tone?: AvatarTone;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid place-items-center size-11 shrink-0 rounded-full font-bold text-note',
        tones[tone],
        className,
      )}
    >
      {initials}
    </span>
  );
}
