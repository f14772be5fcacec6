import { clsx } from 'clsx';
import { Check, Clock3, Hourglass, Repeat2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeamSettings } from '~/engine/engine';
import { slots } from '~/roster/setup';

/** A preview of a team member's phone under these permissions; it follows the switches. */
export function PhonePreview({ settings, className }: { settings: TeamSettings; className?: string }) {
  const { t } = useTranslation('template');
  const action = 'inline-flex items-center justify-center gap-1.5 rounded-chip px-2.5 font-semibold';
  const card = 'rounded-control bg-white border border-line px-3.5 py-3';
  return (
    <div
      aria-hidden="true"
      className={clsx('w-66 rounded-[30px] bg-ink p-2.5 text-sm leading-snug shadow-float select-none', className)}
    >
      <div className="rounded-[21px] bg-sand px-3 pt-4 pb-5 min-h-87 grid gap-2.5 content-start">
        <p className="px-1 font-heading font-bold text-base">{t(($) => $.phone.title)}</p>
        {settings.clockInApp && (
          <p className={clsx(action, 'py-2.5 bg-evergreen text-white')}>
            <Clock3 className="size-4" />
            {t(($) => $.phone.clockIn)}
          </p>
        )}
        <div className={card}>
          <p className="font-semibold">{t(($) => $.phone.shift)}</p>
          <p className="text-muted">{t(($) => $.slots[slots[1]].hours)}</p>
          {(settings.shiftApproval || settings.shiftTrading) && (
            <p className="mt-2 flex flex-wrap gap-2">
              {settings.shiftApproval && (
                <span className={clsx(action, 'py-1.5 bg-mint text-evergreen-deep')}>
                  <Check className="size-4" strokeWidth={2.6} />
                  {t(($) => $.phone.approve)}
                </span>
              )}
              {settings.shiftTrading && (
                <span className={clsx(action, 'py-1.5 border-firm border-ink')}>
                  <Repeat2 className="size-4" />
                  {t(($) => $.phone.trade)}
                </span>
              )}
            </p>
          )}
        </div>
        {settings.shiftClaiming && (
          <div className="rounded-control border-firm border-dashed border-line-strong px-3.5 py-3 flex items-center justify-between gap-2">
            <span>
              <span className="block font-semibold">{t(($) => $.phone.open)}</span>
              <span className="block text-muted">{t(($) => $.slots[slots[0]].hours)}</span>
            </span>
            <span className={clsx(action, 'py-1.5 bg-sun')}>{t(($) => $.phone.claim)}</span>
          </div>
        )}
        {settings.managerApproval && (
          <p className="flex items-center gap-2 rounded-control bg-warning-soft text-warning font-medium px-3 py-2">
            <Hourglass className="size-4 shrink-0" />
            {t(($) => $.phone.manager)}
          </p>
        )}
      </div>
    </div>
  );
}
