import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreditPack, isFree, packPrice, type SizedPack, upsellOf } from '~/content/creditPacks';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { CtaLink } from '~/site/CtaLink';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { chevronIcon } from './icons';

/** Thousands are grouped in both languages: 4,000 and 4.000. */
function useAmount(): (amount: number) => string {
  const format = new Intl.NumberFormat(useLanguage());
  return (amount) => format.format(amount);
}

function Price({ price, perMonth }: { price: string; perMonth?: string }) {
  return (
    <p className="mt-5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="font-heading font-bold text-figure-xl leading-none tracking-display">{price}</span>
      {perMonth && <span className="text-sm text-muted">{perMonth}</span>}
    </p>
  );
}

/** A pack with selectable size: the price depends on the selection. */
function SizedPackBody({ pack }: { pack: SizedPack }) {
  const { t } = useTranslation('pricing');
  const amount = useAmount();
  const [selection, setSelection] = useState(pack.selections[0].credits);
  const more = upsellOf(pack, selection);
  return (
    <>
      <div aria-live="polite" data-testid={`pack-price-${pack.id}`}>
        <Price
          price={t(($) => $.price, { price: amount(packPrice(pack, selection)) })}
          perMonth={t(($) => $.packs.perMonth)}
        />
        <p className="mt-2 text-note font-semibold">
          {more > 0 ? t(($) => $.packs.more, { amount: amount(more) }) : t(($) => $.packs.base)}
        </p>
      </div>
      <span className="relative block mt-4">
        <select
          aria-label={t(($) => $.packs.choose, { pack: t(($) => $.packs[pack.id].name) })}
          value={selection}
          onChange={(event) => setSelection(event.target.value)}
          className="appearance-none w-full min-h-12 pl-4 pr-10 rounded-control border-firm border-line-strong bg-white font-semibold"
        >
          {pack.selections.map(({ credits }) => (
            <option key={credits} value={credits}>
              {t(($) => $.packs.credits, { credits: amount(Number(credits)) })}
            </option>
          ))}
        </select>
        <StrokeIcon path={chevronIcon} className="pointer-events-none absolute right-3.5 top-3.5 size-5" />
      </span>
    </>
  );
}

export function PackCard({ pack, className }: { pack: CreditPack; className?: string }) {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const amount = useAmount();
  return (
    <Card
      role="group"
      aria-labelledby={`pack-${pack.id}`}
      data-pack={pack.id}
      className={clsx('p-6 flex flex-col', className)}
    >
      <h3 id={`pack-${pack.id}`} className="text-xl">
        {t(($) => $.packs[pack.id].name)}
      </h3>
      <p className="mt-1.5 text-muted text-pretty">{t(($) => $.packs[pack.id].text)}</p>
      {'selections' in pack && <SizedPackBody pack={pack} />}
      {'price' in pack && (
        <>
          <Price
            price={t(($) => $.price, { price: amount(pack.price) })}
            perMonth={pack.price > 0 ? t(($) => $.packs.perMonth) : undefined}
          />
          <p className="mt-2 font-semibold">{t(($) => $.packs.credits, { credits: amount(pack.credits) })}</p>
        </>
      )}
      {pack.id === 'enterprise' && (
        <>
          <Price price={t(($) => $.packs.custom)} />
          <p className="mt-2 font-semibold">{t(($) => $.packs.customCredits)}</p>
        </>
      )}
      <div className="mt-auto pt-6">
        {pack.id === 'enterprise' ? (
          <ButtonLink to={pathTo('contact', language)} variant="outline" size="small" className="w-full">
            {t(($) => $.packs.contact)}
          </ButtonLink>
        ) : (
          <CtaLink
            cta="start"
            component={`pack_${pack.id}`}
            variant={pack.id === 'team' ? 'solid' : 'outline'}
            size="small"
            className="w-full"
          >
            {isFree(pack) ? undefined : t(($) => $.startPlan, { plan: t(($) => $.packs[pack.id].name) })}
          </CtaLink>
        )}
      </div>
    </Card>
  );
}
