import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BadgedFeature } from '~/content/plans';
import { CtaLink } from '~/site/CtaLink';
import { PlanBadges } from '~/site/PlanBadges';

interface ClosingBandProps {
  title: string;
  text: string;
  /** The page's features, badged with their plan. */
  features: readonly BadgedFeature[];
  /** Background classes. */
  className: string;
  /** An illustration on the right. */
  children: ReactNode;
}

/** The closing section of a feature page: one sentence, two calls to action, and an illustration. */
export function ClosingBand({ title, text, features, className, children }: ClosingBandProps) {
  return (
    <div className={clsx('relative overflow-clip border-b-6 border-evergreen', className)}>
      <div className="wrap grid lg:grid-cols-[3fr_2fr] gap-10 items-end pt-16 lg:pt-24">
        <div className="pb-12 lg:pb-24">
          <h2 className="text-[clamp(2rem,5vw,3.5rem)] leading-section measure-17">{title}</h2>
          <p className="mt-5 text-lg measure-46 text-pretty">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <CtaLink cta="start" component="closing" />
            <CtaLink cta="tour" component="closing" variant="outline" tone="tint" />
          </div>
          <PlanBadges features={features} className="mt-6" />
        </div>
        {children}
      </div>
    </div>
  );
}
