import { clsx } from 'clsx';
import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAnalytics } from '~/shared/analytics/useAnalytics';
import { OnceHydrated } from '~/shared/OnceHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { DemoBanner, promoId } from './DemoBanner';
import { DemoFooter } from './DemoFooter';
import { DemoHeader } from './DemoHeader';
import { ManagerRail } from './ManagerRail';
import { MobilePromo } from './MobilePromo';
import { PromoRecognition } from './PromoRecognition';
import { roleOfPath } from './role';
import { useContinue } from './useContinue';
import { useSchedulerPrefetch } from './useSchedulerPrefetch';

type Device = 'desktop' | 'mobile';

/** The demo's frame: banner, role switch, tabs; small screens (and the mobile side of the toggle) get the promo. */
export function DemoFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const role = roleOfPath(useLocation().pathname);
  useAnalytics(useLanguage());
  useSchedulerPrefetch();
  const [device, setDevice] = useState<Device>('desktop');
  const { continued, skipPromo } = useContinue();
  const devices = [
    { id: 'desktop', label: t(($) => $.demo.device.desktop), Icon: Monitor },
    { id: 'mobile', label: t(($) => $.demo.device.mobile), Icon: Smartphone },
  ] as const;
  const toggle = (
    <fieldset className="hidden md:inline-flex rounded-control bg-sand p-1">
      <legend className="sr-only">{t(($) => $.demo.device.label)}</legend>
      {devices.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={device === id}
          title={label}
          onClick={() => startTransition(() => setDevice(id))}
          className={clsx(
            'grid place-items-center size-11 rounded-[9px] transition-colors duration-150',
            device === id ? 'bg-white text-ink shadow-thumb' : 'text-muted hover:text-ink',
          )}
        >
          <Icon className="size-5" aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  );
  return (
    <div className="flex flex-col min-h-dvh">
      <OnceHydrated>
        <DemoBanner promo={device === 'mobile' ? 'always' : continued ? 'never' : 'small'} />
        <DemoHeader role={role} deviceToggle={toggle} showAll={continued} />
        {/* Only one of the two main elements is visible at a time. */}
        {(device === 'mobile' || !continued) && (
          <div
            role="main"
            id={promoId}
            className={clsx('flex-1 [&_h1]:text-note [&_h1]:text-muted', device === 'desktop' && 'md:hidden')}
          >
            <div className="px-5 pt-5 max-w-120 mx-auto">
              <PromoRecognition key={role} sender={role} />
            </div>
            <MobilePromo
              onContinue={() => {
                setDevice('desktop');
                skipPromo();
              }}
            />
          </div>
        )}
        <div
          className={clsx(
            'flex-1 max-md:flex-col',
            device === 'mobile' ? 'hidden' : continued ? 'flex' : 'hidden md:flex',
          )}
        >
          {role === 'manager' && <ManagerRail />}
          <div className="flex-1 min-w-0">{children}</div>
        </div>
        <DemoFooter />
      </OnceHydrated>
    </div>
  );
}
