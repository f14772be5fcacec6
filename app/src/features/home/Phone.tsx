import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { phoneSample } from '~/content/samples';
import { groupedNumber } from '~/shared/groupedNumber';
import { useLanguage } from '~/shared/useLanguage';
import { LogoMark } from '~/ui/Logo';
import { PointsBadge } from '~/ui/PointsBadge';
import { Ring } from '~/ui/Ring';

/** The mobile app's first screen, drawn with the product's own parts. */
export function Phone({ className }: { className?: string }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <div
      role="img"
      aria-label={t(($) => $.app.phone.label)}
      className={clsx('w-[280px] max-w-full rounded-[40px] bg-ink p-2.5 shadow-float', className)}
    >
      <div className="rounded-[31px] bg-paper overflow-clip">
        <div className="bg-evergreen text-white px-5 pt-8 pb-16">
          <p className="flex items-center gap-2.5 font-semibold">
            <span className="grid place-items-center size-9 rounded-full bg-paper">
              <LogoMark className="size-6" />
            </span>
            {t(($) => $.app.phone.hello)}
          </p>
          <p className="mt-5 text-sm text-[#CFE7DC]">{t(($) => $.app.phone.balance)}</p>
          <p className="flex items-end justify-between">
            <span className="font-heading font-bold text-[2.5rem] leading-none tracking-[-0.03em]">
              {groupedNumber(phoneSample.balance, language)}
            </span>
            <span className="rounded-[10px] bg-sun text-ink px-3 py-1.5 text-sm font-bold">
              {t(($) => $.app.phone.redeem)}
            </span>
          </p>
        </div>
        <div className="px-4 pb-28 -mt-9 grid gap-3">
          <div className="rounded-card bg-white border border-line p-4 flex items-center gap-4">
            <Ring percent={phoneSample.percent} className="size-14" />
            <p>
              <span className="block text-sm text-muted">{t(($) => $.app.phone.goal)}</span>
              <span className="block font-heading font-bold text-2xl leading-tight">
                {t(($) => $.hero.progress.percent, { percent: phoneSample.percent })}
              </span>
            </p>
          </div>
          <div className="rounded-card bg-white border border-line p-4">
            <p className="flex items-center justify-between gap-2 text-sm">
              <span className="text-muted">{t(($) => $.app.phone.latest)}</span>
              <PointsBadge className="text-sm!">{`+${phoneSample.points}`}</PointsBadge>
            </p>
            <p className="mt-2 font-semibold leading-snug">{t(($) => $.app.phone.message)}</p>
            <p className="mt-1 text-sm text-muted">{t(($) => $.app.phone.from)}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
