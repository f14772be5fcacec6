import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '~/ui/SectionHeading';
import { LoyaltyCelebrate } from './LoyaltyCelebrate';
import { LoyaltyIncentives } from './LoyaltyIncentives';
import { LoyaltyInsights } from './LoyaltyInsights';
import { LoyaltyVisibility } from './LoyaltyVisibility';

const blocks = ['celebrate', 'incentives', 'visibility', 'insights'] as const;

/**
 * How loyalty grows, in four blocks: side by side on wide screens, one at a time on phones. The selection uses radio
 * buttons and CSS only (site.css), so it works before hydration and is kept by it.
 */
export default function Loyalty() {
  const { t } = useTranslation('home');
  const name = useId();
  return (
    <div className="bg-sand">
      <div className="loyalty wrap py-6 md:py-16 lg:py-24">
        <SectionHeading title={t(($) => $.loyalty.title)} text={t(($) => $.loyalty.text)} />
        <fieldset className="md:hidden mt-5 grid grid-cols-2 gap-1 p-1 rounded-button border border-line bg-white">
          <legend className="sr-only">{t(($) => $.loyalty.choose)}</legend>
          {blocks.map((block, index) => (
            <label
              key={block}
              className="relative grid place-items-center min-h-11 px-2 rounded-badge font-semibold has-checked:bg-evergreen has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-evergreen has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={block}
                defaultChecked={index === 0}
                className="absolute inset-0 size-full opacity-0 cursor-pointer"
              />
              {t(($) => $.loyalty[block].title)}
            </label>
          ))}
        </fieldset>
        <div className="mt-3 md:mt-10 lg:mt-14 grid gap-5 lg:grid-cols-12">
          <LoyaltyCelebrate />
          <LoyaltyIncentives />
          <LoyaltyVisibility />
          <LoyaltyInsights />
        </div>
      </div>
    </div>
  );
}
