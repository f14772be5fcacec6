import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { portraitOf } from '~/shared/cast';

const people = [
  { name: 'Marta Iglesias', hours: 38 },
  { name: 'Daniel Osei', hours: 32 },
  { name: 'Lan Anh Pham', hours: 24 },
] as const;

/** Worked hours of three people, as exported to payroll. */
export function HoursPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <ul className={clsx('rounded-card bg-white border border-line shadow-card px-4 py-1 text-sm', className)}>
      {people.map(({ name, hours }) => (
        <li key={name} className="flex items-center gap-3 py-2 border-b border-line last:border-b-0">
          <img
            src={portraitOf(name)}
            alt=""
            width="96"
            height="96"
            loading="lazy"
            className="size-8 shrink-0 rounded-full"
          />
          <span className="flex-1 truncate">{name}</span>
          <span className="font-semibold tabular-nums">{t(($) => $.sample.hours, { hours })}</span>
        </li>
      ))}
    </ul>
  );
}
