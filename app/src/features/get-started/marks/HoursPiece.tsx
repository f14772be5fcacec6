import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const people = [
  { initials: 'MI', name: 'Marta Iglesias', hours: 38, colours: 'bg-mint text-evergreen-deep' },
  { initials: 'DO', name: 'Daniel Osei', hours: 32, colours: 'bg-peach text-peach-ink' },
  { initials: 'LP', name: 'Lan Anh Pham', hours: 24, colours: 'bg-sky text-sky-ink' },
] as const;

/** Worked hours of three people, as exported to payroll. */
export function HoursPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <ul className={clsx('rounded-card bg-white border border-line shadow-card px-4 py-1 text-sm', className)}>
      {people.map(({ initials, name, hours, colours }) => (
        <li key={initials} className="flex items-center gap-3 py-2 border-b border-line last:border-b-0">
          <span className={clsx('grid place-items-center size-7 shrink-0 rounded-full text-xs font-bold', colours)}>
            {initials}
          </span>
          <span className="flex-1 truncate">{name}</span>
          <span className="font-semibold tabular-nums">{t(($) => $.sample.hours, { hours })}</span>
        </li>
      ))}
    </ul>
  );
}
