import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Screen } from './Screen';

/** A phone with the demo's first screen. */
export function Phone({ className }: { className?: string }) {
  const { t } = useTranslation('home');
  return (
    <div className={clsx('w-70 max-w-full rounded-[40px] bg-ink p-2.5 shadow-float', className)}>
      <Screen name="phone" alt={t(($) => $.app.phone)} className="block w-full h-auto rounded-[31px]" />
    </div>
  );
}
