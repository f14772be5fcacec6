import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Plan } from '~/content/plans';
import { usePlanTexts } from './usePlanTexts';

/** A plan's price, with a struck-through one if there is any. */
export function PlanPrice({ plan, large, className }: { plan: Plan; large?: boolean; className?: string }) {
  const { t } = useTranslation('pricing');
  const { price } = usePlanTexts(plan);
  return (
    <p
      className={clsx(
        'flex flex-wrap items-baseline gap-x-2.5 whitespace-nowrap font-heading font-bold tabular-nums',
        className,
      )}
    >
      <span className={clsx('leading-none tracking-[-0.045em]', large ? 'text-[4rem]' : 'text-headline')}>{price}</span>
      {'struckPrice' in plan && (
        <s className={clsx('font-medium leading-none opacity-80', large ? 'text-2xl' : 'text-lg')}>
          <span className="sr-only">{t(($) => $.instead, { price: plan.struckPrice })}</span>
          <span aria-hidden="true">{t(($) => $.price, { price: plan.struckPrice })}</span>
        </s>
      )}
    </p>
  );
}
