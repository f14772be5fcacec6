import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';

interface BrandLogoProps {
  name: string;
  logoUrl: string;
  /** Shown if the image fails to load. */
  fallbackText: string;
  /** The class of its height. */
  height?: string;
  className?: string;
}

/** A company's logo, with a placeholder while it loads and the name as text if it fails. */
export function BrandLogo({ name, logoUrl, fallbackText, height = 'h-8', className }: BrandLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'skeleton' | 'loaded' | 'failed'>('skeleton');
  useEffect(() => {
    // The prerendered image may have loaded, or failed, before hydration.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete) setState(naturalWidth ? 'loaded' : 'failed');
  }, []);
  return (
    <span data-logo={state} className={clsx('brand-logo flex items-center justify-start', height, className)}>
      {state === 'failed' ? (
        <span className="font-heading font-bold text-xl tracking-title">{fallbackText}</span>
      ) : (
        <img
          ref={image}
          src={logoUrl}
          alt={name}
          width="150"
          height="32"
          loading="lazy"
          className="h-8 w-auto max-w-full"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}
