import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** `card`: image on top; `ticket`: tear-off stub below; `tag`: with a punched hole; `note`: text first. */
export type RewardVariant = 'card' | 'ticket' | 'tag' | 'note';

interface RewardFaceProps {
  variant: RewardVariant;
  Icon: LucideIcon;
  tone: string;
  name: string;
  brand: string;
  size?: string;
  points: string;
}

function RewardTexts({ brand, name, size }: Pick<RewardFaceProps, 'brand' | 'name' | 'size'>) {
  return (
    <>
      <p className="text-sm text-muted">{brand}</p>
      <p className="font-semibold leading-tight">
        {name}
        {size && <span className="whitespace-nowrap"> {size}</span>}
      </p>
    </>
  );
}

const shell = 'flex-1 flex flex-col rounded-card border border-line bg-white text-ink overflow-clip';

/** A reward as a card, 210 px wide. */
export function RewardFace({ variant, Icon, tone, points, ...texts }: RewardFaceProps) {
  if (variant === 'ticket') {
    return (
      <div className={shell}>
        <div className="p-4 pb-5 flex-1">
          <span className={clsx('grid place-items-center size-14 rounded-tile mb-4', tone)}>
            <Icon className="size-7" strokeWidth={1.75} aria-hidden="true" />
          </span>
          <RewardTexts {...texts} />
        </div>
        <p className={clsx('border-t-2 border-dashed border-white p-4 font-bold tabular-nums', tone)}>{points}</p>
      </div>
    );
  }
  if (variant === 'tag') {
    return (
      <div className={clsx(shell, 'rounded-t-[90px] pt-4 items-center text-center')}>
        <span className="size-5 rounded-full bg-sand border border-line-strong" />
        <Icon className={clsx('mt-5 size-18 p-4 rounded-full', tone)} strokeWidth={1.75} aria-hidden="true" />
        <div className="p-4">
          <RewardTexts {...texts} />
        </div>
        <p className="mt-auto w-full border-t border-line p-3.5 font-bold tabular-nums text-evergreen">{points}</p>
      </div>
    );
  }
  if (variant === 'note') {
    return (
      <div className={clsx(shell, 'min-h-[212px] justify-between p-5')}>
        <div className="flex items-start justify-between gap-2">
          <p className="font-heading font-bold text-xl tracking-[-0.02em] tabular-nums leading-tight">{points}</p>
          <Icon className={clsx('size-11 p-2.5 rounded-full shrink-0', tone)} aria-hidden="true" />
        </div>
        <div className="pt-6">
          <RewardTexts {...texts} />
        </div>
      </div>
    );
  }
  return (
    <div className={shell}>
      <div className={clsx('relative grid place-items-center h-28 overflow-clip', tone)}>
        <svg
          viewBox="0 0 210 112"
          className="absolute inset-0 size-full opacity-25"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="176" cy="100" r="52" className="fill-none stroke-current" strokeWidth="14" />
          <circle cx="20" cy="6" r="30" className="fill-current" />
        </svg>
        <Icon className="relative size-11" strokeWidth={1.75} aria-hidden="true" />
      </div>
      <div className="p-4 flex-1">
        <RewardTexts {...texts} />
      </div>
      <p className="px-4 pb-4 font-bold tabular-nums text-evergreen">{points}</p>
    </div>
  );
}
