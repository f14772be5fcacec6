import { type ScreenName, screens } from '~/content/screens';
import { useLanguage } from '~/shared/useLanguage';

interface ScreenProps {
  name: ScreenName;
  alt: string;
  className?: string;
}

/** A screenshot of the demo in the page's language. */
export function Screen({ name, alt, className }: ScreenProps) {
  const language = useLanguage();
  const { width, height } = screens[name];
  const file = `/pictures/screens/${name}-${language}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${file}.avif 1x, ${file}@2x.avif 2x`} />
      <img
        src={`${file}.webp`}
        srcSet={`${file}.webp 1x, ${file}@2x.webp 2x`}
        alt={alt}
        width={width}
        height={height[language]}
        loading="lazy"
        className={className}
      />
    </picture>
  );
}
