import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { fill, If } from './template';

const paperIcon = 'M5 4h11v16H7a2 2 0 0 1-2-2ZM16 9h3v9a2 2 0 0 1-2 2M8 8h5M8 12h5M8 16h3';

interface PostImageProps {
  /** The image's variable. */
  of: string;
  /** Shown if the image is missing or fails to load. */
  placeholder: ReactNode;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Whether the image is above the fold and loads eagerly. */
  eager?: boolean;
  className?: string;
}

/** The template of a post's image. Its placeholder is hidden until the image fails (`replaceBrokenImages`). */
export function PostImage({ of, placeholder, sizes, eager, className }: PostImageProps) {
  const shown = (hidden: boolean) => (
    <span
      data-image="placeholder"
      hidden={hidden}
      className={clsx(
        'grid place-items-center content-center gap-2 bg-mint text-evergreen-deep [&[hidden]]:hidden',
        className,
      )}
    >
      <StrokeIcon path={paperIcon} className="size-11" />
      <span className="font-semibold text-note">{placeholder}</span>
    </span>
  );
  const image = (srcSet?: string) => (
    <img
      src={fill(`${of}.url`)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      lang={fill(of.replace(/\w+$/, 'lang'))}
      alt={fill(`${of}.alt`)}
      width="1200"
      height="675"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={clsx('object-cover bg-sand', className)}
    />
  );
  return (
    <If of={of} otherwise={shown(false)}>
      <If of={`${of}.srcset`} otherwise={image()}>
        {image(fill(`${of}.srcset`))}
      </If>
      {shown(true)}
    </If>
  );
}
