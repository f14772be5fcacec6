import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type PricingTabId, pricingTabs } from '~/content/plans';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { LineSign } from '~/ui/LineSign';
import { chevronSign } from './signs';

interface PricingTabsProps {
  selected: PricingTabId;
  onSelect: (tab: PricingTabId) => void;
}

const steps: Record<string, (now: number, count: number) => number> = {
  ArrowRight: (now, count) => (now + 1) % count,
  ArrowLeft: (now, count) => (now + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** How to pay: tabs, or a select on mobile, which leaves out what cannot be chosen. */
export function PricingTabs({ selected, onSelect }: PricingTabsProps) {
  const { t } = useTranslation('pricing');
  const { payPerUsage } = useSiteSettings();
  const open = pricingTabs.filter(({ comingSoon }) => payPerUsage || !comingSoon);
  const onKey = (event: KeyboardEvent) => {
    const now = open.findIndex(({ id }) => id === selected);
    const next = open[steps[event.key]?.(now, open.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <span className="md:hidden relative block">
        <select
          aria-label={t(($) => $.tabs.label)}
          value={selected}
          onChange={(event) => onSelect(event.target.value as PricingTabId)}
          className="appearance-none w-full min-h-13 pl-4 pr-11 rounded-control border-[1.5px] border-ink bg-white font-semibold text-lg"
        >
          {open.map(({ id }) => (
            <option key={id} value={id}>
              {t(($) => $.tabs[id])}
            </option>
          ))}
        </select>
        <LineSign
          path={chevronSign}
          className="pointer-events-none absolute right-3.5 top-1/2 -translate-y-1/2 size-5"
        />
      </span>
      <div
        role="tablist"
        aria-label={t(($) => $.tabs.label)}
        className="hidden md:inline-flex gap-1.5 p-1.5 rounded-[18px] border border-line bg-white shadow-card"
      >
        {pricingTabs.map(({ id, comingSoon }) => {
          const current = id === selected;
          const disabled = comingSoon && !payPerUsage;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={current}
              aria-controls={current ? `panel-${id}` : undefined}
              tabIndex={current ? 0 : -1}
              disabled={disabled}
              onClick={() => onSelect(id)}
              onKeyDown={onKey}
              className={clsx(
                'inline-flex items-center gap-2.5 min-h-12 px-5 rounded-control font-semibold transition-colors duration-150',
                current ? 'bg-evergreen text-white' : disabled ? 'text-muted cursor-not-allowed' : 'hover:bg-sand',
              )}
            >
              {t(($) => $.tabs[id])}
              {disabled && (
                <span className="rounded-chip bg-sun px-2 py-0.5 text-[0.8125rem] font-bold text-ink">
                  {t(($) => $.tabs.comingSoon)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}
