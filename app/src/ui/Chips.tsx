import { X } from 'lucide-react';

interface ChipsProps<Entry> {
  entries: readonly Entry[];
  textOf: (entry: Entry) => string;
  removeName: (text: string) => string;
  onRemove: (entry: Entry) => void;
}

/** What is chosen, each entry a button that takes it away. */
export function Chips<Entry>({ entries, textOf, removeName, onRemove }: ChipsProps<Entry>) {
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry) => {
        const text = textOf(entry);
        return (
          <li key={text}>
            <button
              type="button"
              aria-label={removeName(text)}
              onClick={() => onRemove(entry)}
              className="inline-flex items-center gap-2 min-h-11 rounded-control bg-sand px-3 text-left font-semibold"
            >
              {text}
              <X className="size-4 shrink-0" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
