import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OnceHydrated } from '~/shared/OnceHydrated';
import { pageOfPath } from '~/shared/pageOfPath';
import { DemoBanner, promoId } from './DemoBanner';
import { DemoFooter } from './DemoFooter';
import { MobilePromo } from './MobilePromo';
import { ShiftRail } from './ShiftRail';
import { useContinue } from './useContinue';
import { useSchedulerPrefetch } from './useSchedulerPrefetch';

/** Placement of the promo on a small screen: the roster is below it, other pages are replaced by it. */
const promoPlacements: Record<string, 'above' | 'none'> = { 'shift-scheduler': 'above', 'my-week': 'none' };

/** The shift pages' frame: demo banner, rail, page; on small screens the promo comes first and can be skipped. */
export function ShiftFrame({ children }: { children: ReactNode }) {
  const { continued, skipPromo } = useContinue();
  useSchedulerPrefetch();
  const id = pageOfPath(useLocation().pathname)?.page.id ?? '';
  const place = continued ? 'none' : (promoPlacements[id] ?? 'instead');
  const instead = place === 'instead';
  return (
    <div className="flex flex-col min-h-dvh">
      <OnceHydrated>
        <DemoBanner promo={instead ? 'small' : 'never'} rail={id !== 'my-week' && <ShiftRail hidden={instead} />} />
        {instead && (
          <div role="main" id={promoId} className="md:hidden flex-1">
            <MobilePromo onContinue={skipPromo} />
          </div>
        )}
        <div className={clsx('flex-1 flex-col', instead ? 'hidden md:flex' : 'flex')}>
          {place === 'above' && (
            <div className="no-print md:hidden">
              <MobilePromo small onContinue={skipPromo} />
            </div>
          )}
          {children}
        </div>
        <DemoFooter />
      </OnceHydrated>
    </div>
  );
}
