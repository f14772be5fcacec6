import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface GifPictureProps {
  src: string;
  alt: string;
  onBroken: () => void;
}

/** A GIF that can be stopped, and that stands still from the start for readers who want less movement. */
export function GifPicture({ src, alt, onBroken }: GifPictureProps) {
  const { t } = useTranslation('recognitions');
  const [still, setStill] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const draw = () => {
    const { current: picture } = image;
    const { current: canvas } = frame;
    if (!canvas || !picture?.complete || picture.naturalWidth === 0) return;
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  };
  useEffect(() => setStill(matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that failed before the script was there sends no event any more
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onBroken();
  }, []);
  return (
    <div className="relative">
      <img
        ref={image}
        src={src}
        alt={alt}
        width="200"
        height="150"
        loading="lazy"
        onLoad={draw}
        onError={onBroken}
        className={clsx('w-full aspect-video object-cover', still && 'opacity-0')}
      />
      {/* A canvas shows one frame of a GIF. */}
      <span aria-hidden="true" className={clsx('absolute inset-0', !still && 'invisible')}>
        <canvas ref={frame} className="size-full object-cover" />
      </span>
      <button
        type="button"
        aria-label={t(($) => $.card[still ? 'play' : 'pause'])}
        onClick={() => {
          draw();
          setStill(!still);
        }}
        className="absolute right-1.5 bottom-1.5 grid place-items-center size-11 rounded-full border border-line bg-white text-ink hover:bg-sand"
      >
        {still ? <Play className="size-4.5" aria-hidden="true" /> : <Pause className="size-4.5" aria-hidden="true" />}
      </button>
    </div>
  );
}
