import { Plus } from 'lucide-react';

/** The dashed placeholder of an empty cell. */
export function EmptyMark({ text }: { text?: string }) {
  return (
    <span className="empty-mark grid place-items-center h-full min-h-11 rounded-[9px] border-[1.5px] border-dashed border-line text-muted font-medium">
      {text ?? <Plus className="size-3.5" />}
    </span>
  );
}
