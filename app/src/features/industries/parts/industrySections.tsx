import type { ComponentType } from 'react';
import { lazyMarginPx } from '~/content/scroll';
import type { Island } from '~/shared/island';
import { LazySection, lazySection } from '~/ui/LazySection';

type SectionName = 'celebrate' | 'incentives' | 'goals' | 'insights';

export interface IndustrySection {
  name: SectionName;
  of: Island<object>;
}

type Load = () => Promise<{ default: ComponentType }>;

/** An industry's sections, in the given order. */
export function industrySections(loads: Record<SectionName, Load>): IndustrySection[] {
  return (Object.keys(loads) as SectionName[]).map((name) => ({ name, of: lazySection(loads[name]) }));
}

/** The sections below the hero: prerendered in full, hydrated near the window. */
export function IndustrySections({ sections }: { sections: readonly IndustrySection[] }) {
  return sections.map(({ name, of }) => (
    <LazySection key={name} id={name} of={of} marginPx={lazyMarginPx.min} skeletonClass="min-h-160" />
  ));
}
