import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Progress } from '~/ui/Progress';

const targets = [
  { id: 'reviews', done: 42, of: 50 },
  { id: 'punctual', done: 13, of: 20 },
  { id: 'training', done: 8, of: 8 },
] as const;

/** Three team goals with their progress. */
export function TargetsPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <ul
      className={clsx('rounded-card bg-white border border-line shadow-card px-4 py-3 grid gap-2.5 text-sm', className)}
    >
      {targets.map(({ id, done, of }) => (
        <li key={id}>
          <span className="flex justify-between gap-3 mb-1">
            <span className="truncate">{t(($) => $.sample.targets[id])}</span>
            <span className="font-semibold tabular-nums whitespace-nowrap">{t(($) => $.sample.of, { done, of })}</span>
          </span>
          <Progress percent={(done / of) * 100} />
        </li>
      ))}
    </ul>
  );
}
