import { CloudAlert } from 'lucide-react';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '~/demo/history/HistoryPanel';
import { useBalance } from '~/demo/ledger';
import { useAffordability } from '~/demo/rewards/affordability';
import {
  chooseCategory,
  firstChoice,
  type Reward,
  type ShopCategory,
  type ShopChoice,
  type ShopTab,
  shopTabs,
} from '~/demo/rewards/catalogue';
import { useRedeem } from '~/demo/rewards/useRedeem';
import type { Role } from '~/demo/role';
import { Button } from '~/ui/Button';
import { scrolledTabs } from '~/ui/scrolledTabs';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { ShopBanner } from './ShopBanner';
import { ShopCallToAction } from './ShopCallToAction';
import { ShopList } from './ShopList';
import { ShopSections } from './ShopSections';

interface GiftShopPageProps {
  role: Role;
  rewards: readonly Reward[];
}

function isTab(category: ShopCategory): category is ShopTab {
  return shopTabs.some((tab) => tab === category);
}

/** A role's gift shop: banner, categories, rewards, and a link to a real shop. */
export function GiftShopPage({ role, rewards }: GiftShopPageProps) {
  const { t } = useTranslation('giftShop');
  const balance = useBalance(role);
  const [choice, setChoice] = useState<ShopChoice>(firstChoice);
  const [historyOpen, setHistoryOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { state, of } = useAffordability(balance);
  const { redeem, dialog } = useRedeem(balance, of);
  const { category } = choice;
  // Tabs respond immediately; the cards below render deferred.
  const shown = useDeferredValue(choice);

  // 'See all' is removed with its section: the focus moves to the new content.
  const seeAll = useCallback((chosen: ShopCategory) => {
    setChoice(chooseCategory(chosen));
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <main id="content" data-engine={state} className="px-4 lg:px-8 py-8 max-w-320 mx-auto">
      <ShopBanner balance={balance} onDetails={() => setHistoryOpen(true)} />
      <div role="alert">
        {state === 'failed' && (
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-danger bg-danger-soft/45 p-5">
            <CloudAlert className="size-8 shrink-0 text-danger" strokeWidth={1.6} aria-hidden="true" />
            <p className="flex-1 basis-72 text-pretty">
              <strong className="block">{t(($) => $.engine.title)}</strong>
              {t(($) => $.engine.text)}
            </p>
            {/* Browsers cache a failed module: only a new document loads it again. */}
            <Button size="small" onClick={() => window.location.reload()}>
              {t(($) => $.engine.retry)}
            </Button>
          </div>
        )}
      </div>
      <Tabs
        id="shop"
        label={t(($) => $.categories.label)}
        tabs={shopTabs.map((value) => ({ value, label: t(($) => $.categories[value]) }))}
        value={isTab(category) ? category : null}
        onChange={(tab) => setChoice(chooseCategory(tab))}
        className={`flex mt-8 border-b border-line ${scrolledTabs}`}
      />
      <div
        ref={panel}
        {...tabPanel('shop', category)}
        {...(isTab(category) ? {} : { 'aria-labelledby': 'shop-list' })}
        tabIndex={-1}
        className="pt-8 focus:outline-none scroll-mt-4"
      >
        {shown.category === 'all' ? (
          <ShopSections rewards={rewards} affordabilityOf={of} onRedeem={redeem} onSeeAll={seeAll} />
        ) : (
          <ShopList
            rewards={rewards}
            group={shown.category}
            filter={choice.filter}
            shownFilter={shown.filter}
            onFilter={(filter) => setChoice({ category, filter })}
            affordabilityOf={of}
            onRedeem={redeem}
          />
        )}
      </div>
      <ShopCallToAction />
      <HistoryPanel person={role} open={historyOpen} onClose={() => setHistoryOpen(false)} />
      {dialog}
    </main>
  );
}
