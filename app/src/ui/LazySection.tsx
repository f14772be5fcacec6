import { clsx } from 'clsx';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { type Island, island, useOpenWhenNear } from '~/shared/island';
import { revealOnScroll } from '~/shared/reveal';
import { SectionSkeleton } from './SectionSkeleton';

interface LazySectionProps {
  of: Island<object>;
  /** How far ahead of the window its script is fetched, in CSS pixels. */
  marginPx: number;
  id?: string;
  className?: string;
  /** Of the element; keeps the place of what is still to come. */
  skeletonClass?: string;
}

/** A section's script, fetched when the section is near. */
export function lazySection(load: () => Promise<{ default: ComponentType }>): Island<object> {
  return island(load);
}

/**
 * A section that is prerendered in full, comes alive when it is near the window, and animates in when it is seen. After
 * a navigation inside the site it shows a skeleton until its script is there.
 */
export function LazySection({ of, marginPx, id, className, skeletonClass }: LazySectionProps) {
  const section = useRef<HTMLElement>(null);
  useOpenWhenNear(section, of, marginPx);
  useEffect(() => (section.current ? revealOnScroll(section.current) : undefined), []);
  return (
    <section ref={section} id={id} className={clsx('reveal', className)}>
      <Suspense fallback={<SectionSkeleton className={skeletonClass} />}>
        <of.View />
      </Suspense>
    </section>
  );
}
