import { clsx } from 'clsx';
import { RewardPicture } from '~/ui/RewardPicture';

/** `card`: plain; `ticket`: tear-off stub below; `tag`: with a punched hole; `note`: pinned up, points first. */
export type RewardVariant = 'card' | 'ticket' | 'tag' | 'note';

interface RewardFaceProps {
  variant: RewardVariant;
  picture: string;
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
export function RewardFace({ variant, picture, points, ...texts }: RewardFaceProps) {
  if (variant === 'ticket') {
    return (
      <div className={shell}>
        <RewardPicture name={picture} />
        <div className="p-4 pb-5 flex-1">
          <RewardTexts {...texts} />
        </div>
        <p className="border-t-2 border-dashed border-line-strong bg-sand p-4 font-bold tabular-nums">{points}</p>
      </div>
    );
  }
  if (variant === 'tag') {
    return (
      <div className={clsx(shell, 'rounded-t-[90px] pt-4 items-center text-center')}>
        <span className="size-5 rounded-full bg-sand border border-line-strong" />
        <span className="mt-4 size-28 rounded-full overflow-clip">
          <RewardPicture name={picture} className="h-full" />
        </span>
        <div className="p-4">
          <RewardTexts {...texts} />
        </div>
        <p className="mt-auto w-full border-t border-line p-3.5 font-bold tabular-nums text-evergreen">{points}</p>
      </div>
    );
  }
  if (variant === 'note') {
    return (
      <div className={clsx(shell, 'p-2.5')}>
        <RewardPicture name={picture} className="rounded-tile" />
        <div className="px-2 pt-4 pb-2 flex-1 flex flex-col">
          <p className="font-heading font-bold text-xl tracking-title tabular-nums leading-tight">{points}</p>
          <div className="mt-auto pt-4">
            <RewardTexts {...texts} />
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className={shell}>
      <RewardPicture name={picture} />
      <div className="p-4 flex-1">
        <RewardTexts {...texts} />
      </div>
      <p className="px-4 pb-4 font-bold tabular-nums text-evergreen">{points}</p>
    </div>
  );
}
