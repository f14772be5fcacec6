import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '~/shared/language';
import { StrokeIcon } from '~/ui/StrokeIcon';
import type { Picture } from './latestPosts';

const paperIcon = 'M5 4h11v16H7a2 2 0 0 1-2-2ZM16 9h3v9a2 2 0 0 1-2 2M8 8h5M8 12h5M8 16h3';

interface PostImageProps {
  picture?: Picture;
  /** Language of its alternative text. */
  language: Language;
  /** Shown if the image is missing or fails to load. */
  placeholder: ReactNode;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Whether the image is above the fold and loads eagerly. */
  eager?: boolean;
  className?: string;
}

/** A post's image, with a placeholder if it is missing or fails to load. */
export function PostImage({ picture, language, placeholder, sizes, eager, className }: PostImageProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before hydration.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(current.getAttribute('src') ?? undefined);
  }, []);
  if (!picture || failed === picture.url) {
    return (
      <span
        data-image="placeholder"
        className={clsx('grid place-items-center content-center gap-2 bg-mint text-evergreen-deep', className)}
      >
        <StrokeIcon path={paperIcon} className="size-11" />
        <span className="font-semibold text-note">{placeholder}</span>
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={picture.url}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && sizes}
      lang={language}
      alt={picture.alt}
      width="1200"
      height="675"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={clsx('object-cover bg-sand', className)}
      onError={() => setFailed(picture.url)}
    />
  );
}
