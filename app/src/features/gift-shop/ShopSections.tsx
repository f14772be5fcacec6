import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Affordability, type Reward, type RewardGroup, teasersOf } from '~/demo/rewards/catalogue';
import { TextButton } from '~/ui/TextLink';
import { RewardGrid } from './RewardGrid';

/** Number of rewards in a section before 'See all'. */
const teaser = 4;

interface ShopSectionsProps {
  rewards: readonly Reward[];
  affordabilityOf: (reward: Reward) => Affordability;
  onRedeem: (reward: Reward) => void;
  onSeeAll: (group: RewardGroup) => void;
}

/** The shop's five sections, each with its first rewards. */
export const ShopSections = memo(function ShopSections(props: ShopSectionsProps) {
  const { rewards, affordabilityOf, onRedeem, onSeeAll } = props;
  const { t } = useTranslation('giftShop');
  return (
    <div className="grid grid-cols-1 gap-12">
      {teasersOf(rewards, teaser).map(({ group, first }) => (
        <section
          key={group}
          aria-labelledby={`section-${group}`}
          // Offscreen sections are not laid out and reserve their approximate height of one or two rows of cards; the
          // margins leave room for the cards' shadows.
          className="[content-visibility:auto] [contain-intrinsic-height:auto_29rem] max-xl:[contain-intrinsic-height:auto_59rem] -mx-4 px-4 -mb-8 pb-8"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={`section-${group}`} className="text-2xl">
              {t(($) => $.sections[group])}
            </h2>
            <TextButton
              id={`see-all-${group}`}
              aria-labelledby={`see-all-${group} section-${group}`}
              onClick={() => onSeeAll(group)}
              className="gap-1.5 sm:px-2 sm:-mr-2 text-evergreen decoration-firm hover:no-underline"
            >
              {t(($) => $.seeAll)}
              <ArrowRight className="size-4" aria-hidden="true" />
            </TextButton>
          </div>
          <RewardGrid rewards={first} affordabilityOf={affordabilityOf} onRedeem={onRedeem} />
        </section>
      ))}
    </div>
  );
});
