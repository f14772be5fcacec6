import type { GoalBonus } from './industryTexts';

interface BonusesProps {
  bonuses: readonly GoalBonus[];
  className: string;
  itemClass: string;
  gainClass?: string;
}

/** The bonuses below a page's challenges as a list: reason, and points at the end of the line. */
export function Bonuses({ bonuses, className, itemClass, gainClass = '' }: BonusesProps) {
  return (
    <ul className={className}>
      {bonuses.map(({ id, text, label, gain }) => (
        <li key={id} data-bonus={id} className={`flex justify-between leading-snug ${itemClass}`}>
          {text}
          <span className={`font-bold tabular-nums ${gainClass}`}>
            {label} {gain}
          </span>
        </li>
      ))}
    </ul>
  );
}
