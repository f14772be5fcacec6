import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Card } from '~/ui/Card';

const gifts = [
  { id: 'first', value: 'firstValue', colours: 'bg-evergreen text-white', chosen: true },
  { id: 'second', value: 'secondValue', colours: 'bg-coral text-ink', chosen: false },
] as const;

/** Two gift cards, the first one selected. */
export function GiftChoice({ className }: { className?: string }) {
  const { t } = useTranslation('home');
  return (
    <Card className={clsx('p-4 sm:p-5 max-sm:flex max-sm:flex-col', className)}>
      <p className="text-sm font-semibold text-muted">{t(($) => $.hero.gifts.title)}</p>
      <div className="mt-3 grid grid-cols-1 sm:grid-cols-2 gap-3 max-sm:flex-1">
        {gifts.map(({ id, value, colours, chosen }) => (
          <span
            key={id}
            className={clsx(
              'relative max-sm:flex max-sm:items-center max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-2 sm:block rounded-button px-3 py-2 sm:p-3 sm:pb-3.5 leading-tight overflow-clip',
              colours,
              chosen && 'outline-3 outline-offset-2 outline-sun',
            )}
          >
            <svg className="absolute -right-4 -bottom-6 size-16 opacity-20" viewBox="0 0 40 40" aria-hidden="true">
              <path
                className="fill-none stroke-current"
                strokeWidth="4"
                d={id === 'first' ? 'M4 30c8-2 12-14 20-16s10 6 14 2M8 36c8-2 12-14 20-16' : 'M14 30V10l18-4v20'}
              />
              {id === 'second' && (
                <g className="fill-current">
                  <circle cx="10" cy="30" r="5" />
                  <circle cx="28" cy="26" r="5" />
                </g>
              )}
            </svg>
            <span className="relative block text-sm font-semibold">{t(($) => $.hero.gifts[id])}</span>
            <span className="relative sm:mt-4 sm:block font-heading font-bold text-sm sm:text-xl whitespace-nowrap text-right sm:text-left">
              {t(($) => $.hero.gifts[value])}
            </span>
          </span>
        ))}
      </div>
    </Card>
  );
}
