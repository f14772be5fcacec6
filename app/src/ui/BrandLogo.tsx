import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';

interface BrandLogoProps {
  name: string;
  logoUrl: string;
  /** Shown instead of the picture when it fails to load. */
  fallbackText: string;
  className?: string;
}

/** A company's logo. While it loads its place is kept; when it fails the name stands there as text. */
export function BrandLogo({ name, logoUrl, fallbackText, className }: BrandLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'skeleton' | 'loaded' | 'failed'>('skeleton');
  useEffect(() => {
    // The prerendered picture may have loaded, or failed, before this script was there to hear of it.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete) setState(naturalWidth ? 'loaded' : 'failed');
  }, []);
  return (
    <span data-logo={state} className={clsx('brand-logo flex items-center justify-start h-8', className)}>
      {state === 'failed' ? (
        <span className="font-heading font-bold text-xl tracking-[-0.02em]">{fallbackText}</span>
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
