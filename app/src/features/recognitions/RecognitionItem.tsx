import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import gifs from '#fixtures/gifs.json';
import { formatShortDate } from '~/features/demo/formatShortDate';
import { useLanguage } from '~/shared/useLanguage';
import type { BoardItem } from './board';
import { MarkedText } from './MarkedText';

const gifAlt = (url: string) => gifs.find((gif) => gif.url === url)?.alt ?? '';

/** A like counter that starts anywhere from 1 to 10; a click adds one, the next takes it away. */
function Likes() {
  const { t } = useTranslation('recognitions');
  const [start, setStart] = useState<number | null>(null);
  const [liked, setLiked] = useState(false);
  useEffect(() => setStart(1 + Math.floor(Math.random() * 10)), []);
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

/** A recognition on the board: who thanked whom, for what, with how many points. */
export function RecognitionItem({ item }: { item: BoardItem }) {
  const { t } = useTranslation('recognitions');
  const language = useLanguage();
  const [broken, setBroken] = useState(false);
  return (
    <article
      data-recognition={item.id}
      className="flex flex-col rounded-card border border-line bg-white shadow-card overflow-hidden"
    >
      {item.selectedGif && !broken && (
        <img
          src={item.selectedGif}
          alt={t(($) => $.card.gif, { picture: gifAlt(item.selectedGif) })}
          width="200"
          height="150"
          loading="lazy"
          onError={() => setBroken(true)}
          className="w-full aspect-video object-cover"
        />
      )}
      <div className="flex-1 flex flex-col gap-3 p-4">
        <header className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid place-items-center size-11 rounded-full bg-peach text-peach-ink font-bold"
          >
            {item.sender.initials}
          </span>
          <span className="flex-1 min-w-0">
            <span className="block font-semibold truncate">{item.sender.name}</span>
            <span className="block text-[0.875rem] text-muted truncate">
              {t(($) => $.card.to, { names: item.recipients.join(', ') })}
            </span>
          </span>
          <span className="rounded-[10px] bg-sun px-2.5 py-1 font-bold tabular-nums">
            {t(($) => $.card.points, { points: item.points })}
          </span>
        </header>
        <p className="text-[1.0625rem] leading-relaxed break-words">
          <MarkedText text={item.text} />
        </p>
        <footer className="mt-auto flex items-center justify-between text-[0.875rem] text-muted">
          <Likes />
          <time dateTime={item.date}>{formatShortDate(item.date, language)}</time>
        </footer>
      </div>
    </article>
  );
}
