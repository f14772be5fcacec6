import { LazySection } from '~/ui/LazySection';
import { Hero } from './Hero';
import { sections } from './sections';
import { TrustedBy } from './TrustedBy';

/** The home page. */
export function HomePage() {
  return (
    <main id="content">
      <Hero />
      <TrustedBy />
      {sections.map(({ key, ...section }) => (
        <LazySection key={key} {...section} />
      ))}
    </main>
  );
}
