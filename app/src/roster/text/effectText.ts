import type { TFunction } from 'i18next';
import type { Effect, ProposedShift } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { Language } from '~/shared/language';
import type { EditableWeek } from '../week/editableWeek';
import { formatHours } from './format';
import { formatDifference } from './money';

/** Previews the effect of removing and adding shifts; null when the engine rejects the change. */
export function effectOf({ handle }: EditableWeek, removed: readonly string[], shifts: readonly ProposedShift[]) {
  const preview = tryCatch(() => handle.ask({ kind: 'preview', removed: [...removed], shifts: [...shifts] }));
  return preview.ok ? preview.value : null;
}

function costText({ costCents, notPriced, currency }: Effect, t: TFunction<'scheduler'>, language: Language): string {
  if (costCents === null) return t(($) => $.labour.effect.notPriced);
  const amount = formatDifference(costCents, currency, language);
  if (notPriced > 0) return t(($) => $.labour.effect.somePriced, { amount, count: notPriced });
  return costCents === 0 ? t(($) => $.labour.effect.sameCost) : t(($) => $.labour.effect.cost, { amount });
}

/** An effect in one line: '+€84, 4 h over contract, closes 2 of 12 gaps, 1 rule broken'. */
export function effectText(effect: Effect, t: TFunction<'scheduler'>, language: Language): string {
  const { overContract, gaps, gapsClosed, gapsOpened, gapHours, violations } = effect;
  const parts = [costText(effect, t, language)];
  if (overContract > 0) {
    const hours = formatHours({ hours: 0, minutes: overContract }, language);
    parts.push(t(($) => $.labour.effect.overContract, { hours }));
  }
  if (gapsClosed > 0) parts.push(t(($) => $.labour.effect.closes, { closed: gapsClosed, count: gaps }));
  else if (gapHours < 0) parts.push(t(($) => $.labour.effect.fewer, { count: -gapHours }));
  if (gapsOpened > 0) parts.push(t(($) => $.labour.effect.opens, { count: gapsOpened }));
  else if (gapHours > 0) parts.push(t(($) => $.labour.effect.more, { count: gapHours }));
  if (violations.length > 0) parts.push(t(($) => $.labour.effect.rules, { count: violations.length }));
  return parts.join(', ');
}
