import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface OptionCardProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  text: string;
  Icon: LucideIcon;
}

/** An option as a card around a native radio button. */
export function OptionCard({ name, value, checked, onChoose, title, text, Icon }: OptionCardProps) {
  const id = useId();
  return (
    <label className="group relative flex items-start gap-3.5 min-h-18 p-4 rounded-card border-firm border-line bg-white cursor-pointer transition-colors duration-150 hover:border-line-strong has-checked:border-evergreen has-checked:bg-mint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen">
      <span className="grid place-items-center size-10 shrink-0 rounded-badge bg-sand text-ink group-has-checked:bg-evergreen group-has-checked:text-white transition-colors duration-150">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className="flex-1 min-w-0">
        <span id={`${id}-title`} className="block font-semibold">
          {title}
        </span>
        <span id={`${id}-text`} className="block text-note leading-snug text-muted">
          {text}
        </span>
      </span>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-5 shrink-0 accent-evergreen outline-none"
      />
    </label>
  );
}
