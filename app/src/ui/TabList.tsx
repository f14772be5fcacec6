import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';

interface TabListProps<Value extends string> {
  label: string;
  /** Start of the ids: a tab is `<id>-tab-<value>`, its panel `<id>-panel`. */
  id: string;
  tabs: readonly { value: Value; label: string }[];
  /** The chosen tab; null while what is shown has no tab of its own. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}

/** Tabs as WAI-ARIA has them: one tab stop, arrow keys, Home and End choose at once. */
export function TabList<Value extends string>({ label, id, tabs, value, onChange, className }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  const choose = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = Math.max(0, chosen);
    const target = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={clsx('flex flex-wrap gap-x-1', className)}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab.value === value}
          tabIndex={index === Math.max(0, chosen) ? 0 : -1}
          onClick={() => onChange(tab.value)}
          className={clsx(
            'min-h-12 px-4 font-semibold border-b-[3px] -mb-px transition-colors duration-150',
            tab.value === value ? 'border-evergreen text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
