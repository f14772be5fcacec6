import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { StrokeIcon } from '~/ui/StrokeIcon';

const backSign = 'M15 5l-7 7 7 7';
const onSign = 'M9 5l7 7-7 7';

interface PagingProps {
  page: number;
  /** Undefined until a page has told. */
  totalPages?: number;
  onPage: (page: number) => void;
}

/** Previous and Next, and where the reader is. */
export function Paging({ page, totalPages = page, onPage }: PagingProps) {
  const { t } = useTranslation('blog');
  // Not `disabled`: on the first and the last page the focus would be lost.
  const way = (to: number) => ({
    'aria-disabled': to < 1 || to > totalPages || undefined,
    onClick: () => to >= 1 && to <= totalPages && onPage(to),
  });
  return (
    <nav aria-label={t(($) => $.paging.label)} className="mt-10 flex items-center justify-center gap-3 sm:gap-6">
      <Button variant="outline" className="max-sm:px-3.5!" {...way(page - 1)}>
        <StrokeIcon path={backSign} className="size-5 -ml-1" />
        {t(($) => $.paging.previous)}
      </Button>
      <p aria-live="polite" className="font-semibold tabular-nums text-center text-balance">
        {t(($) => $.paging.position, { current: page, total: totalPages })}
      </p>
      <Button variant="outline" className="max-sm:px-3.5!" {...way(page + 1)}>
        {t(($) => $.paging.next)}
        <StrokeIcon path={onSign} className="size-5 -mr-1" />
      </Button>
    </nav>
  );
}
