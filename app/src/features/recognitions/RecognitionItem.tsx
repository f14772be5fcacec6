import { clsx } from 'clsx';
import { Heart, Quote } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import gifs from '#fixtures/gifs.json';
import { includesAward } from '~/content/claims';
import { formatShortDate } from '~/demo/formatShortDate';
import { Portrait } from '~/demo/Portrait';
import { useSampleClock } from '~/demo/sampleClock';
import type { Language } from '~/shared/language';
import { useLanguage } from '~/shared/useLanguage';
import type { BoardItem } from './board';
import { GifPicture } from './GifPicture';
import { MarkedText } from './MarkedText';

const gifAlt = (url: string, language: Language) => gifs.find((gif) => gif.url === url)?.alt[language] ?? '';

/** A like counter that starts at 1 to 10; a click toggles the visitor's like. */
function Likes() {
  const { t } = useTranslation('recognitions');
  const [start, setStart] = useState<number | null>(null);
  const [liked, setLiked] = useState(false);
  useEffect(() => {
    setStart(1 + Math.floor(Math.random() * 10));
  }, []);
  const count = (start ?? 1) + (liked ? 1 : 0);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t(($) => $.card.like, { count })}
      onClick={() => setLiked(!liked)}
      className="inline-flex items-center gap-1.5 min-h-11 px-2 -ml-2 rounded-control font-semibold tabular-nums hover:bg-sand"
    >
      <Heart className={clsx('size-5', liked ? 'fill-coral text-coral-deep' : 'text-muted')} aria-hidden="true" />
      <span className={clsx(start === null && 'invisible')}>{count}</span>
    </button>
  );
}

interface RecognitionItemProps {
  item: BoardItem;
  /** An unsent card has no likes; its day stands beside the recipients. */
  preview?: boolean;
}

/** A recognition on the board: sender, recipients, message and points. */
export const RecognitionItem = memo(function RecognitionItem({ item, preview = false }: RecognitionItemProps) {
  const { t } = useTranslation('recognitions');
  const language = useLanguage();
  const date = useSampleClock().dateOf(item.date);
  const [broken, setBroken] = useState(false);
  const day = <time dateTime={date}>{formatShortDate(date, language)}</time>;
  const picture = broken ? null : item.selectedGif;
  return (
    <article
      data-recognition={item.id}
      className="flex flex-col rounded-card border border-line bg-white shadow-card overflow-hidden"
    >
      {/* The message comes first, the GIF is small beside it. */}
      <div className="relative flex-1 min-h-44 flex flex-wrap items-center justify-end gap-x-4 gap-y-3 bg-mint px-6 pt-12 pb-7">
        <Quote
          className="absolute left-5 top-4 size-6 fill-evergreen-deep text-evergreen-deep opacity-25"
          aria-hidden="true"
        />
        <p
          className={clsx(
            'flex-1 min-w-40 leading-snug text-evergreen-deep text-pretty break-words',
            picture ? 'text-lg font-semibold' : 'font-heading font-bold text-xl tracking-lead',
          )}
        >
          <MarkedText text={item.text} />
        </p>
        {picture && (
          <GifPicture
            key={picture}
            src={picture}
            alt={t(($) => $.card.gif, { picture: gifAlt(picture, language) })}
            onBroken={() => setBroken(true)}
            className="w-28 rounded-control border-2 border-white"
          />
        )}
      </div>
      <div className="flex flex-col gap-3 p-4">
        <header className="flex items-center gap-3">
          <Portrait person={item.sender} />
          <span className="flex-1 min-w-0">
            <span className="block font-semibold truncate">{item.sender.name}</span>
            <span className="block text-small text-muted truncate">
              {t(($) => $.card.to, { names: item.recipients.join(', ') })}
              {preview && <> · {day}</>}
            </span>
            {includesAward(item.points) && (
              <span className="block text-small text-muted">{t(($) => $.card.award)}</span>
            )}
          </span>
          <span className="rounded-badge bg-sun px-2.5 py-1 font-bold tabular-nums">
            {t(($) => $.card.points, { points: item.points })}
          </span>
        </header>
        {!preview && (
          <footer className="mt-auto flex items-center justify-between min-h-6 text-small text-muted">
            <Likes />
            {day}
          </footer>
        )}
      </div>
    </article>
  );
});
