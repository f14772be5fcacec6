import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '~/ui/Logo';

/** A gift card, ready to be handed over. */
export function GiftPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <div
      className={clsx(
        'rounded-card bg-sun shadow-card px-4 py-3 flex items-end justify-between gap-3 overflow-hidden',
        className,
      )}
    >
      <span className="leading-tight">
        <span className="block font-heading font-bold text-2xl tracking-title">{t(($) => $.sample.gift.value)}</span>
        <span className="block text-sm mt-0.5">{t(($) => $.sample.gift.label)}</span>
      </span>
      <LogoMark className="size-11 shrink-0" />
    </div>
  );
}
