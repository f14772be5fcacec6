import { useTranslation } from 'react-i18next';
import { creditPacks } from '~/content/creditPacks';
import { PackCard } from './PackCard';

/** The five credit packs of the pay-per-usage tab. */
export default function CreditPacks() {
  const { t } = useTranslation('pricing');
  return (
    <div>
      <h2 className="text-[clamp(1.75rem,3.4vw,2.5rem)]">{t(($) => $.packs.title)}</h2>
      <p className="mt-3 text-lg text-muted measure-54">{t(($) => $.packs.text)}</p>
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
        {creditPacks.map((pack, index) => (
          <PackCard key={pack.id} pack={pack} className={index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'} />
        ))}
      </div>
    </div>
  );
}
