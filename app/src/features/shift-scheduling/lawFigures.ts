import type { Rules } from '~/engine/engine';
import { articleText } from '~/roster/text/lawNote';
import { figuresOf, type LawId, presetOf, withLaw } from '~/roster/week/workingTime';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Language } from '~/shared/language';

/** A figure of a law, as a page shows it. */
export interface ShownFigure {
  readonly label: string;
  readonly value: string;
  readonly article: string;
}

/** A law with the figures that shifts of adults are checked against. */
export interface ShownLaw {
  readonly id: LawId;
  readonly name: string;
  /** The date of the figures, in words. */
  readonly asOf: string;
  readonly figures: readonly ShownFigure[];
}

const plain: Rules = { minHours: 0, maxHours: 0, daysOff: 0, restHours: 0 };
const isOfMinors = (text: string) => text.toLowerCase().includes('minor');

/** The laws that the scheduler knows, from the data that it checks by, as words and figures in one language. */
export async function shownLaws(language: Language): Promise<ShownLaw[]> {
  const translator = createTranslator(language, [await loadTexts(language, 'scheduler')]);
  const t = translator.getFixedT(language, 'scheduler');
  const order: readonly LawId[] = ['es', 'fr', 'de', 'uk', 'eu', 'us', 'us-ca'];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
  return order.map((id) => {
    const figures = figuresOf(withLaw(plain, id)).filter(
      ({ text, value, source }) => value !== null && value > 0 && source && !isOfMinors(text),
    );
    return {
      id,
      name: t(($) => $.law.names[id]),
      asOf: date.format(new Date(presetOf(id)?.law.asOf ?? '')),
      figures: figures.map(({ text, value, unit, source, weeks, days, hours, from }) => ({
        label: t(($) => $.law.figure[text], { weeks, days, hours, from: clock(from ?? 0) }),
        value: `${value}\u00a0${t(($) => $.law.unit[unit])}`,
        article: articleText(source?.article ?? '', language),
      })),
    };
  });
}
