import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const steps = [
  { id: 'contract', done: true },
  { id: 'hygiene', done: true },
  { id: 'shift', done: false },
] as const;

/** A new employee's first week, half completed. */
export function ChecklistPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <ul
      className={clsx('rounded-card bg-white border border-line shadow-card px-4 py-3 grid gap-2 text-sm', className)}
    >
      {steps.map(({ id, done }) => (
        <li key={id} className="flex items-center gap-2.5">
          <span
            className={clsx(
              'grid place-items-center size-5 shrink-0 rounded-full border-firm',
              done ? 'bg-evergreen border-evergreen text-white' : 'border-line-strong border-dashed',
            )}
          >
            {done && <Check className="size-3.5" strokeWidth={3.2} />}
          </span>
          <span className={done ? 'text-muted' : 'font-semibold'}>{t(($) => $.sample.checklist[id])}</span>
        </li>
      ))}
    </ul>
  );
}
