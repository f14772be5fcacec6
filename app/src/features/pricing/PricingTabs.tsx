import { useTranslation } from 'react-i18next';
import { type PricingTabId, pricingTabs } from '~/content/plans';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { Select } from '~/ui/Select';
import { Tabs } from '~/ui/Tabs';

interface PricingTabsProps {
  selected: PricingTabId;
  onSelect: (tab: PricingTabId) => void;
}

/** Payment options: tabs, or on mobile a select without the disabled ones. */
export function PricingTabs({ selected, onSelect }: PricingTabsProps) {
  const { t } = useTranslation('pricing');
  const { payPerUsage } = useSiteSettings();
  const tabs = pricingTabs.map(({ id, comingSoon }) => ({
    value: id,
    label: t(($) => $.tabs[id]),
    disabled: comingSoon && !payPerUsage,
  }));
  const choice = { label: t(($) => $.tabs.label), value: selected, onChange: onSelect };
  return (
    <>
      <Select {...choice} options={tabs.filter(({ disabled }) => !disabled)} size="wide" className="block md:hidden" />
      <Tabs
        {...choice}
        id="pricing"
        variant="pill"
        className="hidden md:inline-flex"
        tabs={tabs.map(({ value, label, disabled }) => ({
          value,
          disabled,
          label: (
            <>
              {label}
              {disabled && (
                <span className="rounded-chip bg-sun px-2 py-0.5 text-fine font-bold text-ink">
                  {t(($) => $.tabs.comingSoon)}
                </span>
              )}
            </>
          ),
        }))}
      />
    </>
  );
}
