import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const rows = [
  {
    position: 'server',
    people: ['Marta', 'Daniel', 'Lan'],
    chip: 'bg-mint text-evergreen-deep',
    pending: 'Lan',
    gap: false,
  },
  { position: 'cook', people: ['Rafael', 'Karim'], chip: 'bg-peach text-peach-ink', pending: '', gap: false },
  { position: 'host', people: ['Chloé'], chip: 'bg-sky text-sky-ink', pending: '', gap: true },
] as const;

/** Three rows of a roster with a gap; an illustration with sample people. */
export function MiniRoster({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <div className={clsx('rounded-card bg-white border border-line shadow-card overflow-hidden', className)}>
      <p className="px-4 py-2.5 text-sm font-semibold border-b border-line">{t(($) => $.sample.roster.title)}</p>
      {rows.map(({ position, people, chip, pending, gap }) => (
        <div
          key={position}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] border-b border-line last:border-b-0 text-sm min-h-12"
        >
          <span className="pl-4 py-3 text-muted border-r border-line">{t(($) => $.sample.roster[position])}</span>
          <span className="flex items-stretch">
            <span className="flex flex-wrap items-center gap-1.5 px-2.5 py-2">
              {people.map((person) => (
                <span
                  key={person}
                  className={clsx('rounded-chip px-2 py-0.5 font-semibold', chip, person === pending && 'chip-pending')}
                >
                  {person}
                </span>
              ))}
            </span>
            {gap && (
              <span className="ml-auto flex items-center gap-1.5 pl-2.5 pr-3.5 border-l-3 border-danger bg-danger-soft text-danger font-bold whitespace-nowrap">
                <TriangleAlert className="size-4" strokeWidth={2.4} />
                {t(($) => $.sample.roster.need)}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
