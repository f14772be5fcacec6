import type { TFunction } from 'i18next';
import type { Effect, IsoWeek, Request } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { whenText } from './entryText';

/** A person's request as the manager reads it, without a full stop. */
export function requestText(request: Request, dates: IsoWeek, t: TFunction<'requests'>, language: Language): string {
  const { kind, shift, other } = request;
  return t(($) => $.review[kind], {
    name: shift.name,
    when: whenText(shift, dates, language),
    other: other ? whenText(other, dates, language) : '',
    with: other?.name ?? '',
  });
}

/** The effect of approving on the week's gaps. */
export function effectText({ gapsClosed, gapsOpened, gapHours }: Effect, t: TFunction<'requests'>): string {
  const parts = [
    gapsClosed > 0 ? t(($) => $.review.closes, { count: gapsClosed }) : null,
    gapsOpened > 0 ? t(($) => $.review.opens, { count: gapsOpened }) : null,
    gapHours < 0 ? t(($) => $.review.fewer, { count: -gapHours }) : null,
    gapHours > 0 ? t(($) => $.review.more, { count: gapHours }) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `${parts.join('; ')}.` : `${t(($) => $.review.same)}.`;
}
