import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '~/shared/useHydrated';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Can be selected neither by click nor by the arrow keys. */
  disabled?: boolean;
}

/** `line`: underlined, above their panel; `pill`: filled, side by side; `side`: in a column, beside the panel. */
type TabsVariant = 'line' | 'pill' | 'side';

interface TabsProps<Value extends string> {
  label: string;
  /** Id prefix of tabs and panels. */
  id: string;
  tabs: readonly Tab<Value>[];
  /** The selected tab; null while the content has no tab. */
  value: Value | null;
  onChange: (value: Value) => void;
  variant?: TabsVariant;
  /** Whether hovering selects a tab. */
  onHover?: boolean;
  className?: string;
}

const lists: Record<TabsVariant, string> = {
  line: 'flex-wrap gap-x-1',
  pill: 'gap-1.5 p-1.5 rounded-card border border-line bg-white shadow-card',
  side: 'gap-1.5',
};

const variants: Record<TabsVariant, { every: string; chosen: string; other: string; disabled: string }> = {
  line: {
    every: 'min-h-12 px-4 font-semibold border-b-3 -mb-px',
    chosen: 'border-evergreen text-ink',
    other: 'border-transparent text-muted hover:text-ink',
    disabled: 'border-transparent text-muted cursor-not-allowed',
  },
  pill: {
    every: 'inline-flex items-center gap-2.5 min-h-12 px-5 rounded-control font-semibold',
    chosen: 'bg-evergreen text-white',
    other: 'hover:bg-sand',
    disabled: 'text-muted cursor-not-allowed',
  },
  side: {
    every:
      'flex items-center gap-3 min-h-16 px-4 rounded-button text-left font-heading font-bold text-lg lg:text-title tracking-title leading-tight',
    chosen: 'bg-white text-evergreen shadow-thumb',
    other: 'text-ink',
    disabled: 'text-muted cursor-not-allowed',
  },
};

function idsOf(id: string, value: string) {
  return { tab: `${id}-tab-${value}`, panel: `${id}-panel-${value}` };
}

/** ARIA attributes that link a panel to its tab. */
export function tabPanel(id: string, value: string) {
  const { tab, panel } = idsOf(id, value);
  return { id: panel, role: 'tabpanel', 'aria-labelledby': tab };
}

/** The index that a key moves to among enabled tabs; in a column, up and down work as well. */
function moved(key: string, now: number, count: number, variant: TabsVariant): number | undefined {
  const [onwards, back] = [(now + 1) % count, (now - 1 + count) % count];
  if (variant === 'side' && (key === 'ArrowDown' || key === 'ArrowUp')) return key === 'ArrowDown' ? onwards : back;
  return { ArrowRight: onwards, ArrowLeft: back, Home: 0, End: count - 1 }[key];
}

/** Tabs following the WAI-ARIA pattern: one tab stop; arrow keys, Home and End select at once. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, id, tabs, value, onChange, variant = 'line', onHover, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const choosable = tabs.filter(({ disabled }) => !disabled);
  const chosen = Math.max(
    0,
    choosable.findIndex((tab) => tab.value === value),
  );
  // A tab may have been hovered before hydration.
  const first = useRef({ onChange, onHover });
  useEffect(() => {
    const hovered = list.current?.querySelector<HTMLElement>('[role=tab]:hover')?.dataset.tab;
    if (hovered && first.current.onHover) first.current.onChange(hovered as Value);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = choosable[moved(event.key, chosen, choosable.length, variant) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(idsOf(id, next.value).tab)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={variant === 'side' ? 'vertical' : undefined}
      onKeyDown={onKeyDown}
      className={clsx(lists[variant], className ?? 'flex')}
    >
      {tabs.map((tab) => {
        const selected = tab.value === value;
        const { every, ...states } = variants[variant];
        const ids = idsOf(id, tab.value);
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            data-tab={tab.value}
            id={ids.tab}
            aria-controls={selected ? ids.panel : undefined}
            aria-selected={selected}
            tabIndex={tab.value === choosable[chosen]?.value ? 0 : -1}
            // A choice before hydration would be lost.
            disabled={tab.disabled || !hydrated}
            onClick={() => onChange(tab.value)}
            onMouseEnter={onHover ? () => onChange(tab.value) : undefined}
            className={clsx(
              every,
              'transition-colors duration-150',
              tab.disabled ? states.disabled : selected ? states.chosen : states.other,
            )}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}
