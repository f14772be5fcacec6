import type { TFunction } from 'i18next';
import type { Violation } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { formatHours } from './format';
import { withArticle } from './lawNote';

type Figures = Pick<Violation, 'kind' | 'actual' | 'limit' | 'otherName'>;

/** A violation as a sentence about a person, without a full stop. Figures are minutes, or days. */
export function violationText(violation: Figures, name: string, t: TFunction<'scheduler'>, language: Language): string {
  const { kind, actual, limit } = violation;
  // These stand in a review, and are told by their position.
  if (kind === 'gap' || kind === 'pending' || kind === 'markMissing') return '';
  if (kind === 'tooFewDaysOff') return t(($) => $.acting.check.tooFewDaysOff, { name, actual, limit, count: actual });
  if (kind === 'tooManyDaysInRow' || kind === 'tooManyWeekends' || kind === 'forbiddenNext' || kind === 'offPattern')
    return t(($) => $.acting.check[kind], { name, actual, limit });
  if (kind === 'tooFewDaysInRow')
    return t(($) => $.acting.check.tooFewDaysInRow, { name, actual, limit, count: actual });
  if (kind === 'tooFewDaysOffInRow')
    return t(($) => $.acting.check.tooFewDaysOffInRow, { name, actual, limit, count: actual });
  const hours = (minutes: number) => formatHours({ hours: 0, minutes }, language);
  const text =
    kind === 'breakOwed'
      ? t(($) => $.acting.check.breakOwed, { name, actual, limit })
      : t(($) => $.acting.check[kind], {
          name,
          other: violation.otherName ?? '',
          actual: hours(actual),
          limit: hours(limit),
        });
  return withArticle(text, violation, t, language);
}

/** The same after its level: 'Warning: …'. */
export function leveledText(
  violation: Figures & Pick<Violation, 'level'>,
  name: string,
  t: TFunction<'scheduler'>,
  language: Language,
): string {
  return `${t(($) => $.acting.level[violation.level])}: ${violationText(violation, name, t, language)}`;
}
