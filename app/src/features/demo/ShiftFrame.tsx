import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OnceHydrated } from '~/shared/OnceHydrated';
import { DemoBanner, promoId } from './DemoBanner';
import { DemoFooter } from './DemoFooter';
import { MobilePromo } from './MobilePromo';
import { ShiftRail } from './ShiftRail';
import { useContinue } from './useContinue';
import { useSchedulerPrefetch } from './useSchedulerPrefetch';

/** The shift pages' frame: demo banner, rail, page; small screens meet the promo first and may go on from there. */
export function ShiftFrame({ children }: { children: ReactNode }) {
  const { continued, goOn } = useContinue();
  useSchedulerPrefetch();
  return (
    <div className="flex flex-col min-h-dvh">
      <OnceHydrated>
        <DemoBanner promo={continued ? 'never' : 'small'} />
        {!continued && (
          <div role="main" id={promoId} className="md:hidden flex-1">
            <MobilePromo onContinue={goOn} />
          </div>
        )}
        <div className={clsx('flex-1 flex-col', continued ? 'flex' : 'hidden md:flex')}>
          <ShiftRail />
          {children}
        </div>
        <DemoFooter />
      </OnceHydrated>
    </div>
  );
}
