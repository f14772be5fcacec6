import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type ClosingWords, IndustryClosing } from './IndustryClosing';
import { type IndustrySection, IndustrySections } from './industrySections';
import { SampleNote } from './SampleNote';

interface IndustryFrameProps {
  /** The hero's ground. */
  className: string;
  /** A dark ground: the header, whose words are dark, stands above it and not on it. */
  dark?: boolean;
  sections: readonly IndustrySection[];
  closing: ClosingWords;
  /** The hero, which every industry lays out in its own way. */
  children: ReactNode;
  /** What it shows of the scheduler. */
  shifts: ReactNode;
  /** What an industry has below its last word. */
  after?: ReactNode;
}

/** What the industry pages share: a hero, the four sections in the industry's own order, a last word, and the note on samples. */
export function IndustryFrame({ className, dark, sections, closing, children, shifts, after }: IndustryFrameProps) {
  return (
    <main id="content">
      <section className={clsx('relative overflow-clip', !dark && '-mt-20 pt-20', className)}>{children}</section>
      <IndustrySections sections={sections} />
      {shifts}
      <IndustryClosing {...closing} dark={!dark} />
      <SampleNote />
      {after}
    </main>
  );
}
