import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Minus, Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { type HistoryItem, historyPages, itemsOf, itemsOnPage, steppedPage } from './histories';

/** Points with their sign, in green when earned and in red when spent; the sign and a word say the same. */
function SignedPoints({ points }: { points: number }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const earned = points >= 0;
  const Sign = earned ? Plus : Minus;
  return (
    <p
      data-sign={earned ? 'earned' : 'spent'}
      className={clsx('shrink-0 text-right font-bold tabular-nums', earned ? 'text-evergreen' : 'text-danger')}
    >
      <span className="inline-flex items-center gap-0.5 text-lg leading-tight">
        <Sign className="size-4" strokeWidth={3} aria-hidden="true" />
        <span className="sr-only">{earned ? '+' : '−'}</span>
        {new Intl.NumberFormat(language, { signDisplay: 'never' }).format(points)}
      </span>
      <span className="block text-sm font-medium">{earned ? t(($) => $.earned) : t(($) => $.spent)}</span>
    </p>
  );
}

function Item({ item }: { item: HistoryItem }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const date = new Date(`${item.date}T00:00:00Z`);
  return (
    <li className="flex gap-4 px-6 py-4 border-b border-line last:border-b-0">
      <time
        dateTime={item.date}
        className="grid content-start justify-items-center w-12 shrink-0 text-sm font-semibold text-muted"
      >
        <span className="text-xl font-heading font-bold text-ink leading-tight tabular-nums">
          {new Intl.DateTimeFormat(language, { day: 'numeric', timeZone: 'UTC' }).format(date)}
        </span>
        {new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(date)}
      </time>
      <div className="flex-1 min-w-0">
        <p className="font-semibold leading-snug">{item.description[language]}</p>
        <p className="text-[0.9375rem] text-muted leading-snug mt-0.5">{item.additionalInfo[language]}</p>
        <p className="mt-1.5 inline-block rounded-chip bg-sand px-2 py-0.5 text-sm font-medium">
          {t(($) => $.categories[item.category])}
        </p>
      </div>
      <SignedPoints points={item.points} />
    </li>
  );
}

/** A person's movements of points, four pages of them. */
export function HistoryList({ person }: { person: string }) {
  const { t } = useTranslation('history');
  const [page, setPage] = useState(1);
  const items = itemsOf(person);
  if (items.length === 0) {
    return (
      <div className="flex-1 grid place-content-center justify-items-center gap-4 px-6 py-16 text-center text-muted">
        <ScrollText className="size-10" strokeWidth={1.5} aria-hidden="true" />
        <p>{t(($) => $.empty)}</p>
      </div>
    );
  }
  const step = (by: -1 | 1) => setPage((now) => steppedPage(now, by));
  const button =
    'inline-flex items-center gap-1 min-h-11 px-3 rounded-control border-[1.5px] border-ink font-semibold text-[0.9375rem] hover:bg-sand aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent';
  return (
    <>
      <ul className="flex-1">
        {itemsOnPage(items, page).map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <nav
        aria-label={t(($) => $.pager)}
        className="sticky bottom-0 flex items-center justify-between gap-3 px-6 py-3 border-t border-line bg-white"
      >
        <button type="button" className={button} aria-disabled={page === 1} onClick={() => step(-1)}>
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t(($) => $.previous)}
        </button>
        <p aria-live="polite" className="text-[0.9375rem] font-medium tabular-nums">
          {t(($) => $.page, { page, pages: historyPages })}
        </p>
        <button type="button" className={button} aria-disabled={page === historyPages} onClick={() => step(1)}>
          {t(($) => $.next)}
          <ChevronRight className="size-4" aria-hidden="true" />
        </button>
      </nav>
    </>
  );
}
