import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ProgressRing } from './ProgressRing';

/** A goal on its way, as the targets show it. */
export function GoalPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <div
      className={clsx(
        'flex items-center gap-3.5 rounded-card bg-white border border-line shadow-card px-4 py-3',
        className,
      )}
    >
      <ProgressRing part={0.8} className="size-12 shrink-0" />
      <span className="leading-tight">
        <span className="block font-heading font-bold text-xl tracking-[-0.02em]">{t(($) => $.sample.ring.value)}</span>
        <span className="block text-sm text-muted mt-0.5">{t(($) => $.sample.ring.label)}</span>
      </span>
    </div>
  );
}
