import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GifFrame } from './GifFrame';

interface GifPictureProps {
  src: string;
  alt: string;
  onBroken: () => void;
  className?: string;
}

/**
 * A GIF that stands still: it plays while the mouse points at it, and after its button is pressed. With reduced motion
 * only the button starts it.
 */
export function GifPicture({ src, alt, onBroken, className }: GifPictureProps) {
  const { t } = useTranslation('recognitions');
  const [playing, setPlaying] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  // Until the page is hydrated nothing draws the frame that stands still.
  const [canDraw, setCanDraw] = useState(false);
  useEffect(() => {
    setCanDraw(true);
  }, []);
  const moving = playing || pointedAt;
  return (
    <div
      className={clsx('relative overflow-clip', className)}
      onPointerEnter={({ pointerType }) =>
        setPointedAt(pointerType === 'mouse' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      }
      onPointerLeave={() => setPointedAt(false)}
    >
      <GifFrame src={src} alt={alt} paused={canDraw && !moving} onBroken={onBroken} className="aspect-4/3" />
      <button
        type="button"
        aria-label={t(($) => $.card[moving ? 'pause' : 'play'])}
        onClick={() => {
          setPlaying(!moving);
          setPointedAt(false);
        }}
        className="absolute right-0 bottom-0 grid place-items-center size-11 text-ink"
      >
        <span className="grid place-items-center size-8 rounded-full border border-line bg-white">
          {moving ? <Pause className="size-4" aria-hidden="true" /> : <Play className="size-4" aria-hidden="true" />}
        </span>
      </button>
    </div>
  );
}
