import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IndustryId } from '~/content/navigation';
import { Heading } from './Heading';
import { type InsightId, InsightLink } from './InsightLink';
import { useInsights } from './industryTexts';

interface InsightCard {
  id: InsightId;
  /** What stands before the words. */
  mark?: ReactNode;
  className?: string;
  linkClass?: string;
}

interface InsightsProps {
  industry: IndustryId;
  /** In the order in which they are shown. */
  cards: readonly InsightCard[];
  /** The section's ground, and how heading and cards stand on it. */
  className?: string;
  layout: string;
  dark?: boolean;
  headingClass?: string;
  listClass: string;
  /** Of every card, its words and its link. */
  cardClass: string;
  textClass?: string;
  linkClass: string;
}

/** Insights: three findings, each with what to do about it. */
export function Insights(props: InsightsProps) {
  const { industry, cards, className, layout, dark, headingClass, listClass, cardClass, textClass, linkClass } = props;
  const { title, text, ...notes } = useInsights(industry);
  return (
    <div className={className}>
      <div className={layout}>
        <Heading dark={dark} title={title} text={text} className={headingClass} />
        <ul className={listClass}>
          {cards.map(({ id, mark, ...card }) => (
            <li key={id} data-insight={id} className={clsx(cardClass, card.className)}>
              {mark}
              <p className={textClass ?? 'text-lg leading-snug text-pretty'}>{notes[id].text}</p>
              <InsightLink id={id} words={notes[id].call} className={clsx(linkClass, card.linkClass)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
