import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import {
  type Affordability,
  type Reward,
  type RewardGroup,
  rewardsOf,
  type VoucherFilter,
  voucherFilters,
  vouchersOf,
} from '~/demo/rewards/catalogue';
import { RewardGrid } from './RewardGrid';

interface ShopListProps {
  rewards: readonly Reward[];
  group: RewardGroup;
  /** The selected filter entry, and the one of the rendered cards. */
  filter: VoucherFilter;
  shownFilter: VoucherFilter;
  onFilter: (filter: VoucherFilter) => void;
  affordabilityOf: (reward: Reward) => Affordability;
  onRedeem: (reward: Reward) => void;
}

function FilterBar({ filter, onFilter }: Pick<ShopListProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation('giftShop');
  return (
    <nav aria-label={t(($) => $.filter.label)} className="w-48 lg:w-56 shrink-0">
      <ul className="sticky top-4 grid gap-1 rounded-card border border-line bg-white p-2">
        {voucherFilters.map((entry) => (
          <li key={entry}>
            <button
              type="button"
              aria-pressed={entry === filter}
              onClick={() => onFilter(entry)}
              className={clsx(
                'w-full min-h-11 px-3 rounded-control text-left text-note font-semibold leading-tight transition-colors duration-150',
                entry === filter ? 'bg-mint text-evergreen-deep' : 'text-muted hover:bg-sand hover:text-ink',
              )}
            >
              {t(($) => $.filter[entry])}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All rewards of one section; vouchers with their filter on the left. */
export function ShopList({ rewards, group, filter, shownFilter, onFilter, affordabilityOf, onRedeem }: ShopListProps) {
  const { t } = useTranslation('giftShop');
  const vouchers = group === 'vouchers';
  const shown = vouchers ? vouchersOf(rewards, shownFilter) : rewardsOf(rewards, group);
  return (
    <div className="flex items-start gap-6 lg:gap-8">
      {vouchers && <FilterBar filter={filter} onFilter={onFilter} />}
      <div className="flex-1 min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="shop-list" className="text-2xl">
            {t(($) => $.sections[group])}
          </h2>
          <p role="status" className="text-muted">
            {t(($) => $.count, { count: shown.length })}
          </p>
        </div>
        <RewardGrid
          key={`${group} ${shownFilter}`}
          rewards={shown}
          affordabilityOf={affordabilityOf}
          onRedeem={onRedeem}
          narrow={vouchers}
        />
      </div>
    </div>
  );
}
