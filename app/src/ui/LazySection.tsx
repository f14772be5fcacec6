import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { type Island, island, useOpenWhenNear } from '~/shared/island';
import { revealOnScroll } from '~/shared/reveal';
import { SectionSkeleton } from './SectionSkeleton';

interface LazySectionProps {
  of: Island<object>;
  /** Distance from the window at which the script is fetched, in CSS pixels. */
  marginPx: number;
  id?: string;
  /** Class of the skeleton, which reserves the space of a section whose script is still loading. */
  skeletonClass?: string;
  /** Whether the section is well over a window high on a wide screen. */
  tall?: boolean;
}

/** A section whose script is fetched when the section is near the window. */
export function lazySection(load: () => Promise<{ default: ComponentType }>): Island<object> {
  return island(load);
}

/**
 * A section that is prerendered in full, hydrated near the window, and animated when it is first seen. After
 * client-side navigation it shows a skeleton until its script has loaded.
 */
export function LazySection({ of, marginPx, id, skeletonClass, tall }: LazySectionProps) {
  const section = useRef<HTMLElement>(null);
  useOpenWhenNear(section, of, marginPx);
  useEffect(() => {
    if (section.current) return revealOnScroll(section.current);
  }, []);
  return (
    <section ref={section} id={id} className={tall ? 'tall' : undefined}>
      <div className="reveal">
        <Suspense fallback={<SectionSkeleton className={skeletonClass} />}>
          <of.View />
        </Suspense>
      </div>
    </section>
  );
}
