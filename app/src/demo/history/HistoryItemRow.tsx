import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { useSampleClock } from '../sampleClock';
import type { HistoryItem } from './histories';

/** Signed points, green when earned and red when spent; the sign conveys the same, for a screen reader a word. */
function SignedPoints({ points }: { points: number }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const earned = points >= 0;
  const Sign = earned ? Plus : Minus;
  return (
    <p
      data-sign={earned ? 'earned' : 'spent'}
      className={clsx('shrink-0 text-right font-bold tabular-nums', earned ? 'text-evergreen' : 'text-danger')}
    >
      <span className="inline-flex items-center gap-0.5 text-lg leading-snug">
        <Sign className="size-4" strokeWidth={3} aria-hidden="true" />
        <span className="sr-only">{earned ? '+' : '−'}</span>
        {new Intl.NumberFormat(language, { signDisplay: 'never' }).format(points)}
      </span>
      <span className="sr-only">{earned ? t(($) => $.earned) : t(($) => $.spent)}</span>
    </p>
  );
}

/** A movement of points: date, reason and amount. The page's loader must provide the texts of `history`. */
export function HistoryItemRow({ item }: { item: HistoryItem }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const isoDate = useSampleClock().dateOf(item.date);
  const date = new Date(`${isoDate}T00:00:00Z`);
  return (
    <li className="flex gap-4 px-6 max-[374px]:gap-3 max-[374px]:px-4 py-4 border-b border-line last:border-b-0">
      <time
        dateTime={isoDate}
        className="grid content-start justify-items-center w-12 shrink-0 text-sm font-semibold text-muted"
      >
        <span className="text-xl font-heading font-bold text-ink leading-tight tabular-nums">
          {new Intl.DateTimeFormat(language, { day: 'numeric', timeZone: 'UTC' }).format(date)}
        </span>
        {new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(date)}
      </time>
      <div className="flex-1 min-w-0">
        <p className="font-semibold leading-snug">{item.description[language]}</p>
        <p className="text-note text-muted leading-snug mt-0.5">{item.additionalInfo[language]}</p>
        <p className="mt-1.5 inline-block rounded-chip bg-sand px-2 py-0.5 text-sm font-medium">
          {t(($) => $.categories[item.category])}
        </p>
      </div>
      <SignedPoints points={item.points} />
    </li>
  );
}
