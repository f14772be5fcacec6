import { type ComponentType, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { takeClicks } from '~/shared/earlyClicks';
import { type Island, island, useOpenWhenNear } from '~/shared/island';
import { revealOnScroll } from '~/shared/reveal';
import { SectionSkeleton } from './SectionSkeleton';

interface LazySectionProps {
  of: Island<object>;
  /** How far ahead of the window its script is fetched, in CSS pixels. */
  marginPx: number;
  id?: string;
  /** Of the skeleton; keeps the place of what is still to come. */
  skeletonClass?: string;
}

/** A section's script, fetched when the section is near. */
export function lazySection(load: () => Promise<{ default: ComponentType }>): Island<object> {
  return island(load);
}

const repeatable = 'button, select, input';

/**
 * Keeps a click that comes before the section's script, and repeats it once the script is there: the element that was
 * clicked is the same one.
 */
function useEarlyClick(of: Island<object>) {
  const section = useRef<HTMLElement>(null);
  const alive = useRef(false);
  const clicked = useRef<HTMLElement>(undefined);
  useEffect(
    () =>
      takeClicks((target) => {
        if (alive.current || !section.current?.contains(target)) return false;
        clicked.current = target.closest<HTMLElement>(repeatable) ?? undefined;
        of.open();
        return true;
      }),
    [of],
  );
  const onAlive = useCallback(() => {
    alive.current = true;
  }, []);
  const repeat = useCallback(() => {
    if (clicked.current?.isConnected) clicked.current.click();
    clicked.current = undefined;
  }, []);
  return { section, onAlive, repeat };
}

interface AliveProps {
  /** At once, before a click that brought the section to life goes on. */
  onAlive: () => void;
  /** Once everything of the section listens. */
  repeat: () => void;
}

/** Tells that what stands beside it has come alive. */
function Alive({ onAlive, repeat }: AliveProps) {
  useLayoutEffect(onAlive, [onAlive]);
  useEffect(repeat, [repeat]);
  return null;
}

/**
 * A section that is prerendered in full, comes alive when it is near the window, and animates in when it is seen. After
 * a navigation inside the site it shows a skeleton until its script is there.
 */
export function LazySection({ of, marginPx, id, skeletonClass }: LazySectionProps) {
  const { section, onAlive, repeat } = useEarlyClick(of);
  useOpenWhenNear(section, of, marginPx);
  useEffect(() => (section.current ? revealOnScroll(section.current) : undefined), [section]);
  return (
    <section ref={section} id={id}>
      <div className="reveal">
        <Suspense fallback={<SectionSkeleton className={skeletonClass} />}>
          <of.View />
          <Alive onAlive={onAlive} repeat={repeat} />
        </Suspense>
      </div>
    </section>
  );
}
