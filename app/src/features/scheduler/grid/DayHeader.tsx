import { useLanguage } from '~/shared/useLanguage';
import { formatDate } from '../model/format';

/** A day column's head: 'Mon 16'. */
export function DayHeader({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <span className="flex items-baseline gap-1.5 whitespace-nowrap">
      <span className="capitalize">{formatDate(date, 'shortWeekday', language)}</span>
      <span className="text-muted font-medium">{Number(date.slice(8))}</span>
    </span>
  );
}
