import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { type Island, island, useOpenWhenNear } from '~/shared/island';
import { revealOnScroll } from '~/shared/reveal';
import { SectionSkeleton } from './SectionSkeleton';

interface LazySectionProps {
  of: Island<object>;
  /** How far from the window its script is fetched, in CSS pixels. */
  marginPx: number;
  id?: string;
  /** Of the skeleton; reserves the space of a section whose script is still loading. */
  skeletonClass?: string;
}

/** A section whose script is fetched when the section is near the window. */
export function lazySection(load: () => Promise<{ default: ComponentType }>): Island<object> {
  return island(load);
}

/**
 * A section that is prerendered in full, hydrated when it is near the window, and animated when it is first seen. After
 * an in-app navigation it shows a skeleton until its script is there.
 */
export function LazySection({ of, marginPx, id, skeletonClass }: LazySectionProps) {
  const section = useRef<HTMLElement>(null);
  useOpenWhenNear(section, of, marginPx);
  useEffect(() => (section.current ? revealOnScroll(section.current) : undefined), []);
  return (
    <section ref={section} id={id}>
      <div className="reveal">
        <Suspense fallback={<SectionSkeleton className={skeletonClass} />}>
          <of.View />
        </Suspense>
      </div>
    </section>
  );
}
