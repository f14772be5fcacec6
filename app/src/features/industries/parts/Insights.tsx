import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IndustryId } from '~/content/navigation';
import type { ButtonTone } from '~/ui/Button';
import { Heading } from './Heading';
import { type InsightId, InsightLink } from './InsightLink';
import { useInsights } from './industryTexts';

interface InsightCard {
  id: InsightId;
  /** Rendered before the text. */
  mark?: ReactNode;
  className?: string;
  /** Its ground, for its link; the section's otherwise. */
  tone?: ButtonTone;
}

interface InsightsProps {
  industry: IndustryId;
  /** Cards in display order. */
  cards: readonly InsightCard[];
  /** The section's background and layout. */
  className?: string;
  layout: string;
  dark?: boolean;
  headingClass?: string;
  listClass: string;
  /** Classes of every card, its text and its link. */
  cardClass: string;
  textClass?: string;
  linkClass?: string;
  /** The ground of every card. */
  tone?: ButtonTone;
}

/** Insights: three findings, each with a suggested action. */
export function Insights(props: InsightsProps) {
  const { industry, cards, className, layout, dark, headingClass, listClass, cardClass, textClass, linkClass, tone } =
    props;
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
              <InsightLink id={id} label={notes[id].call} tone={card.tone ?? tone} className={linkClass} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
