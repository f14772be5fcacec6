import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StrokeIcon } from '~/ui/StrokeIcon';
import type { Picture } from './post';

const paperSign = 'M5 4h11v16H7a2 2 0 0 1-2-2ZM16 9h3v9a2 2 0 0 1-2 2M8 8h5M8 12h5M8 16h3';

interface PostImageProps {
  picture?: Picture;
  /** What stands in the place of a picture that is missing or fails. */
  placeholder: ReactNode;
  /** How wide the picture is drawn, as in the attribute `sizes`. */
  sizes: string;
  /** Whether it is the first thing to see, and so must not wait. */
  eager?: boolean;
  className?: string;
}

/** A post's picture; one that is missing or fails to load leaves a placeholder in its place. */
export function PostImage({ picture, placeholder, sizes, eager, className }: PostImageProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before this component listened.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(current.getAttribute('src') ?? undefined);
  }, []);
  if (!picture || failed === picture.url) {
    return (
      <span
        data-image="placeholder"
        className={clsx('grid place-items-center content-center gap-2 bg-mint text-evergreen-deep', className)}
      >
        <StrokeIcon path={paperSign} className="size-11" />
        <span className="font-semibold text-[0.9375rem]">{placeholder}</span>
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={picture.url}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && sizes}
      lang="en"
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
