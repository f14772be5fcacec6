import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import type { Island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { type IndustrySection, IndustrySections } from './industrySections';
import { SampleNote } from './SampleNote';

interface IndustryFrameProps {
  /** The hero's ground. */
  className: string;
  sections: readonly IndustrySection[];
  /** The hero, which every industry lays out in its own way. */
  children: ReactNode;
  /** What an industry has below its sections. */
  after?: ReactNode;
}

/** What the industry pages share: a hero, the four sections in the industry's own order, and the note on samples. */
export function IndustryFrame({ className, sections, children, after }: IndustryFrameProps) {
  return (
    <main id="content">
      <section className={clsx('relative overflow-clip', className)}>{children}</section>
      <IndustrySections sections={sections} />
      <SampleNote />
      {after}
    </main>
  );
}

/** The hero's picture, which comes alive at the visitor's first sign of life; `className` keeps its place. */
export function HeroScene({ of, className }: { of: Island<object>; className: string }) {
  useIslandAtFirstSign(of);
  return (
    <Suspense fallback={<div className={className} />}>
      <of.View />
    </Suspense>
  );
}
