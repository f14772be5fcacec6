import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface GifFrameProps {
  src: string;
  alt: string;
  /** Whether the animation is paused. */
  paused: boolean;
  onBroken: () => void;
  /** Classes of the image, animated or paused. */
  className?: string;
}

/** Whether GIFs are paused, and its setter; paused initially with reduced motion. */
export function usePausedGifs() {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  return [paused, setPaused] as const;
}

/** Draws an image's current frame on a canvas. */
function drawFrame(picture: HTMLImageElement | null, canvas: HTMLCanvasElement | null) {
  if (!canvas || !picture?.complete || picture.naturalWidth === 0) return;
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}

/** A GIF that can be paused: a canvas over it shows one frame. */
export function GifFrame({ src, alt, paused, onBroken, className }: GifFrameProps) {
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  // An image that failed before hydration fires no more events.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onBroken();
  }, [onBroken]);
  // The frame at the moment of pausing.
  useLayoutEffect(() => {
    if (paused) drawFrame(image.current, frame.current);
  }, [paused]);
  return (
    <span className="relative block">
      <img
        ref={image}
        src={src}
        alt={alt}
        width="200"
        height="150"
        loading="lazy"
        onLoad={() => drawFrame(image.current, frame.current)}
        onError={onBroken}
        className={clsx('block w-full object-cover', className, paused && 'opacity-0')}
      />
      <span aria-hidden="true" className={clsx('absolute inset-0', !paused && 'invisible')}>
        <canvas ref={frame} className="size-full object-cover" />
      </span>
    </span>
  );
}
