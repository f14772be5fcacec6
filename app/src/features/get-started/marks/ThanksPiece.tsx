import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { portraitOf } from '~/shared/cast';

const sender = 'Marta Iglesias';

/** A recognition with its points. */
export function ThanksPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <div className={clsx('rounded-card bg-white border border-line shadow-card px-4 py-3 flex gap-3', className)}>
      <img src={portraitOf(sender)} alt="" width="96" height="96" className="size-9 shrink-0 rounded-full" />
      <p className="text-sm leading-snug flex-1 text-pretty">{t(($) => $.sample.thanks.text)}</p>
      <span className="self-start rounded-chip bg-sun px-2 py-0.5 text-sm font-bold">
        {t(($) => $.sample.thanks.points)}
      </span>
    </div>
  );
}
