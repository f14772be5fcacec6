import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/Button';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { Each, fill, If } from './template';

const backIcon = 'M15 5l-7 7 7 7';
const nextIcon = 'M9 5l7 7-7 7';

const square = 'inline-grid place-items-center size-11 rounded-control font-semibold tabular-nums';

/** A link to a neighbouring page, disabled if there is none. */
function Step({ name, children }: { name: 'previous' | 'next'; children: ReactNode }) {
  const className = buttonClass('outline', 'regular', undefined, 'page', 'px-3.5 sm:px-5');
  const none = { role: 'link', 'aria-disabled': true } as const;
  return (
    <If
      of={`paging.${name}`}
      otherwise={
        <a data-step={name} className={className} {...none}>
          {children}
        </a>
      }
    >
      <a data-step={name} className={className} href={fill(`paging.${name}`)} rel={name === 'next' ? 'next' : 'prev'}>
        {children}
      </a>
    </If>
  );
}

/** The template of the paging: previous, next, the current position, and page numbers. */
export function Paging() {
  const { t } = useTranslation('blog');
  return (
    <nav
      data-paging=""
      aria-label={t(($) => $.paging.label)}
      className="mt-10 grid grid-cols-[auto_auto] sm:grid-cols-[auto_auto_auto] items-center justify-center gap-3 sm:gap-x-6"
    >
      <Step name="previous">
        <StrokeIcon path={backIcon} className="size-5 -ml-1" />
        {t(($) => $.paging.previous)}
      </Step>
      <p data-position="" className="max-sm:order-first max-sm:col-span-2 font-semibold tabular-nums text-center">
        {t(($) => $.paging.position, { current: fill('paging.page'), total: fill('paging.total') })}
      </p>
      <Step name="next">
        {t(($) => $.paging.next)}
        <StrokeIcon path={nextIcon} className="size-5 -mr-1" />
      </Step>
      <ol className="col-span-full flex flex-wrap justify-center gap-1">
        <Each of="paging.numbers" as="link">
          <If of="link.after_gap">
            <li data-number="gap" aria-hidden="true" className={square}>
              …
            </li>
          </If>
          <li data-number="">
            <If
              of="link.current"
              otherwise={
                <a href={fill('link.address')} className={clsx(square, 'underline underline-offset-4 hover:bg-sand')}>
                  {fill('link.number')}
                </a>
              }
            >
              <a href={fill('link.address')} aria-current="page" className={clsx(square, 'bg-mint')}>
                {fill('link.number')}
              </a>
            </If>
          </li>
        </Each>
      </ol>
    </nav>
  );
}
