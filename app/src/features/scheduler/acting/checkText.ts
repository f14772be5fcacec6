import type { TFunction } from 'i18next';
import type { Check } from '~/engine/engine';

type Checked = Pick<Check, 'actual' | 'limit'> & { kind: Check['kind'] };

/** What a check has to say about a person, as a sentence without a full stop. */
export function checkText({ kind, actual, limit }: Checked, name: string, t: TFunction<'acting'>): string {
  return t(($) => $.check[kind], { name, actual, limit, count: actual });
}
