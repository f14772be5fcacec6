import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkClickHandler } from 'react-router';
import { pageParameter } from '~/shared/listPage';
import { buttonClass } from '~/ui/Button';
import { Link } from '~/ui/Link';
import { StrokeIcon } from '~/ui/StrokeIcon';

const backIcon = 'M15 5l-7 7 7 7';
const nextIcon = 'M9 5l7 7-7 7';

function addressOf(path: string, page: number): string {
  return page === 1 ? path : `${path}?${pageParameter}=${page}`;
}

/** The page numbers to show: first, last, and the current one with its neighbours. */
function numbersOf(page: number, total: number): number[] {
  const numbers = [1, page - 1, page, page + 1, total].filter((number) => number >= 1 && number <= total);
  return [...new Set(numbers)].sort((one, other) => one - other);
}

const square = 'inline-grid place-items-center size-11 rounded-control font-semibold tabular-nums';

/** A client-side link to a page of the list; the list itself scrolls to its top. */
function PageLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? 'page' : undefined}
      className={clsx(square, current ? 'bg-mint' : 'underline underline-offset-4 hover:bg-sand')}
    >
      {children}
    </Link>
  );
}

interface StepProps {
  name: 'previous' | 'next';
  /** Undefined if there is no such page. */
  to?: string;
  children: ReactNode;
}

/**
 * A link to a neighbouring page. Without one it stays the same element, so that the focus is not lost on the last page.
 */
function Step({ name, to, children }: StepProps) {
  const follow = useLinkClickHandler(to ?? '', { preventScrollReset: true });
  const none = { role: 'link', 'aria-disabled': true, tabIndex: -1 } as const;
  return (
    <a
      data-step={name}
      className={buttonClass('outline', 'regular', 'max-sm:px-3.5!')}
      {...(to === undefined ? none : { href: to, rel: name === 'next' ? 'next' : 'prev', onClick: follow })}
    >
      {children}
    </a>
  );
}

interface PagingProps {
  page: number;
  /** Undefined until the first response. */
  totalPages?: number;
  path: string;
}

/**
 * Pagination: previous, next, the current position, and page numbers. The server renders the same by the parts'
 * attributes. Renders nothing for a single page.
 */
export function Paging({ page, totalPages: knownTotal, path }: PagingProps) {
  const { t } = useTranslation('blog');
  if (knownTotal === 1) return null;
  const totalPages = knownTotal ?? page;
  const to = (number: number) => (number < 1 || number > totalPages ? undefined : addressOf(path, number));
  const numbers = numbersOf(page, totalPages);
  return (
    <nav
      data-paging=""
      aria-label={t(($) => $.paging.label)}
      className="mt-10 grid grid-cols-[auto_auto] sm:grid-cols-[auto_auto_auto] items-center justify-center gap-3 sm:gap-x-6"
    >
      <Step name="previous" to={to(page - 1)}>
        <StrokeIcon path={backIcon} className="size-5 -ml-1" />
        {t(($) => $.paging.previous)}
      </Step>
      <p
        data-position=""
        aria-live="polite"
        className="max-sm:order-first max-sm:col-span-2 font-semibold tabular-nums text-center"
      >
        {t(($) => $.paging.position, { current: page, total: totalPages })}
      </p>
      <Step name="next" to={to(page + 1)}>
        {t(($) => $.paging.next)}
        <StrokeIcon path={nextIcon} className="size-5 -mr-1" />
      </Step>
      {numbers.length > 1 && (
        <ol className="col-span-full flex flex-wrap justify-center gap-1">
          {numbers.flatMap((number, index) => {
            const isGap = number > (numbers[index - 1] ?? 0) + 1;
            const current = number === page;
            return [
              ...(isGap
                ? [
                    <li key={`before ${number}`} data-number="gap" aria-hidden="true" className={square}>
                      …
                    </li>,
                  ]
                : []),
              <li key={number} data-number={current ? 'current' : 'other'}>
                <PageLink to={addressOf(path, number)} current={current}>
                  {number}
                </PageLink>
              </li>,
            ];
          })}
        </ol>
      )}
    </nav>
  );
}
