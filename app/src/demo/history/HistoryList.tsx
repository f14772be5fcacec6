import { ChevronLeft, ChevronRight, ScrollText } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryItemRow } from './HistoryItemRow';
import { itemsOf, itemsOnPage, pagesOf, steppedPage } from './histories';
import { useLedgerItems } from './useLedgerItems';

/** A person's movements of points, in four pages. */
export function HistoryList({ person }: { person: string }) {
  const { t } = useTranslation('history');
  const [page, setPage] = useState(1);
  const received = useLedgerItems(person);
  const items = [...received, ...itemsOf(person)];
  const pages = pagesOf(items);
  if (items.length === 0) {
    return (
      <div className="flex-1 grid place-content-center justify-items-center gap-4 px-6 py-16 text-center text-muted">
        <ScrollText className="size-10" strokeWidth={1.5} aria-hidden="true" />
        <p>{t(($) => $.empty)}</p>
      </div>
    );
  }
  const step = (by: -1 | 1) => startTransition(() => setPage((now) => steppedPage(now, by, pages)));
  const button =
    'inline-flex items-center gap-1 min-h-11 px-3 rounded-control border-firm border-ink font-semibold text-note hover:bg-sand aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent';
  return (
    <>
      <ul className="flex-1">
        {itemsOnPage(items, page).map((item) => (
          <HistoryItemRow key={item.id} item={item} />
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
        <p aria-live="polite" className="text-note font-medium tabular-nums">
          {t(($) => $.page, { page, pages })}
        </p>
        <button type="button" className={button} aria-disabled={page === pages} onClick={() => step(1)}>
          {t(($) => $.next)}
          <ChevronRight className="size-4" aria-hidden="true" />
        </button>
      </nav>
    </>
  );
}
