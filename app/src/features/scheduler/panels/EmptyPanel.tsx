import { CalendarOff } from 'lucide-react';
import { Button } from '~/ui/Button';

interface EmptyPanelProps {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** An empty state: why there is nothing to show, and one action. */
export function EmptyPanel({ title, text, action, onAction }: EmptyPanelProps) {
  return (
    <div className="grid justify-items-start gap-3 p-8 md:p-14" role="status">
      <CalendarOff className="size-10 text-muted" strokeWidth={1.6} aria-hidden="true" />
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted max-w-[48ch]">{text}</p>
      <Button variant="outline" size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
