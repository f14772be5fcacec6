import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GifFrame, usePausedGifs } from './GifFrame';

interface GifPictureProps {
  src: string;
  alt: string;
  onBroken: () => void;
}

/** A GIF with a pause button, paused initially with reduced motion. */
export function GifPicture({ src, alt, onBroken }: GifPictureProps) {
  const { t } = useTranslation('recognitions');
  const [paused, setPaused] = usePausedGifs();
  return (
    <div className="relative">
      <GifFrame src={src} alt={alt} paused={paused} onBroken={onBroken} className="aspect-video" />
      <button
        type="button"
        aria-label={t(($) => $.card[paused ? 'play' : 'pause'])}
        onClick={() => setPaused(!paused)}
        className="absolute right-1.5 bottom-1.5 grid place-items-center size-11 rounded-full border border-line bg-white text-ink hover:bg-sand"
      >
        {paused ? <Play className="size-4.5" aria-hidden="true" /> : <Pause className="size-4.5" aria-hidden="true" />}
      </button>
    </div>
  );
}
