import { homeSection } from '~/content/homeFrame';
import { lazyMarginPx } from '~/content/scroll';
import { LazySection } from '~/ui/LazySection';
import { Hero } from './Hero';
import { liveRoster, sections } from './sections';

export function HomePage() {
  return (
    <main id="content">
      <Hero />
      <LazySection id={homeSection.roster} of={liveRoster} marginPx={lazyMarginPx.min} skeletonClass="min-h-180" />
      {sections.map(({ key, ...section }) => (
        <LazySection key={key} {...section} />
      ))}
    </main>
  );
}
