import type { TFunction } from 'i18next';
import type { Rules, Violation } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { type EditableWeek, onceFor } from '../week/editableWeek';
import { useSession } from '../week/session';
import { articleOf, isChanged } from '../week/workingTime';

/** Articles are written in English; the words between them are not the same in Spanish. */
export function articleText(article: string, language: Language): string {
  return language === 'es' ? article.replaceAll(' with ', ' con ').replaceAll(' and ', ' y ') : article;
}

/** The name of the law in force, which says where a figure is not the law's; null without one. */
export function lawName(rules: Rules, t: TFunction<'scheduler'>): string | null {
  const { law } = rules;
  if (!law) return null;
  const name = t(($) => $.law.names[law.id]);
  return isChanged(rules) ? t(($) => $.law.changed, { name }) : name;
}

const rulesOf = onceFor(({ handle }: EditableWeek) => handle.ask({ kind: 'rules' }));

/** A violation's sentence with the law and the article that it breaks, where there is one. */
export function withArticle(
  text: string,
  { kind, limit }: Pick<Violation, 'kind' | 'limit'>,
  t: TFunction<'scheduler'>,
  language: Language,
): string {
  const { week } = useSession.getState();
  const rules = week && rulesOf(week);
  const article = rules && articleOf(rules, kind, limit);
  const law = rules && lawName(rules, t);
  return article && law ? t(($) => $.law.limitIn, { text, law, article: articleText(article, language) }) : text;
}
