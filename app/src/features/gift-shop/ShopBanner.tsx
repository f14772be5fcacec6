import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { RewardPicture } from '~/ui/RewardPicture';

const shown = ['coffee', 'sun', 'shoe', 'tree', 'ticket', 'book'];

/** The shop's banner: its purpose, the balance, and a link to the points history. */
export function ShopBanner({ balance, onDetails }: { balance: number; onDetails: () => void }) {
  const { t } = useTranslation('giftShop');
  const language = useLanguage();
  return (
    <section className="rounded-panel bg-evergreen text-white overflow-clip grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="px-6 lg:px-10 py-8 lg:py-10">
        <h1 className="text-[clamp(1.875rem,3.4vw,2.75rem)] measure-18">{t(($) => $.banner.title)}</h1>
        <p className="mt-3 measure-48 text-mint">{t(($) => $.banner.text)}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-3 sm:gap-x-5 gap-y-3">
          <p data-testid="shop-balance" className="rounded-control bg-sun text-ink px-4 py-2 leading-tight">
            <span className="block text-sm font-medium">{t(($) => $.banner.balance)}</span>
            <span className="font-heading font-bold text-2xl tabular-nums">
              {t(($) => $.banner.points, { value: new Intl.NumberFormat(language).format(balance) })}
            </span>
          </p>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onDetails}
            className="inline-flex items-center gap-2 min-h-12 px-4 sm:px-5 rounded-button border-firm border-white font-semibold hover:bg-evergreen-deep transition-colors duration-150 focus-visible:outline-white"
          >
            <ReceiptText className="size-5" aria-hidden="true" />
            {t(($) => $.banner.details)}
          </button>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="max-lg:hidden relative min-h-62 bg-evergreen-deep p-6 grid grid-cols-3 gap-3 content-center"
      >
        {shown.map((name) => (
          <RewardPicture key={name} name={name} aspect="aspect-square" className="rounded-control" />
        ))}
      </div>
    </section>
  );
}
