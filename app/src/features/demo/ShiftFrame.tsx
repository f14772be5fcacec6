import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { DemoBanner } from './DemoBanner';
import { DemoFooter } from './DemoFooter';
import { MobilePromo } from './MobilePromo';
import { ShiftRail } from './ShiftRail';
import { useSchedulerPrefetch } from './useSchedulerPrefetch';

/** The shift pages' frame: demo banner, rail, page; small screens meet the promo first and may go on from there. */
export function ShiftFrame({ children }: { children: ReactNode }) {
  const [continued, setContinued] = useState(false);
  useSchedulerPrefetch();
  return (
    <div className="flex flex-col min-h-dvh">
      <DemoBanner />
      {!continued && (
        <div role="main" className="md:hidden flex-1">
          <MobilePromo onContinue={() => setContinued(true)} />
        </div>
      )}
      <div className={clsx('flex-1 flex-col', continued ? 'flex' : 'hidden md:flex')}>
        <ShiftRail />
        {children}
      </div>
      <DemoFooter />
    </div>
  );
}
