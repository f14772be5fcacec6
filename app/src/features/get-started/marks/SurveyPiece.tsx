import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** Answers from 1 to 5, relative to the tallest bar. */
const bars = [14, 10, 32, 74, 100];

/** A survey question and its answers. */
export function SurveyPiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <div
      className={clsx('rounded-card bg-white border border-line shadow-card px-4 py-3 flex items-end gap-4', className)}
    >
      <span className="leading-tight flex-1">
        <span className="block text-sm font-semibold">{t(($) => $.sample.survey.question)}</span>
        <span className="block text-sm text-muted mt-0.5">{t(($) => $.sample.survey.answers)}</span>
      </span>
      <svg viewBox="0 0 88 44" className="w-22 shrink-0" aria-hidden="true" focusable="false">
        {bars.map((share, index) => (
          <rect
            key={share}
            x={index * 18}
            y={44 - share * 0.44}
            width="14"
            height={share * 0.44}
            rx="3"
            className={index < 2 ? 'fill-coral' : index === 2 ? 'fill-sun' : 'fill-evergreen'}
          />
        ))}
      </svg>
    </div>
  );
}
