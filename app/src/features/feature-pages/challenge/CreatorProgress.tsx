import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { challengeSteps } from '~/content/challenge';
import type { Step } from './state';

/** The five steps by name; on small screens only the current one is shown. */
export function CreatorProgress({ step }: { step: Step }) {
  const { t } = useTranslation('challenge');
  return (
    <div className="border-b border-line bg-white px-5 sm:px-8 lg:px-10 py-4">
      <p className="sm:hidden mb-2 flex justify-between gap-3 text-sm" aria-hidden="true">
        <span className="font-semibold">{t(($) => $.steps[challengeSteps[step - 1] ?? 'type'])}</span>
        <span className="text-muted">{t(($) => $.stepOf, { step, total: challengeSteps.length })}</span>
      </p>
      <ol aria-label={t(($) => $.progress)} className="grid grid-cols-5 gap-1.5 sm:gap-4">
        {challengeSteps.map((name, index) => {
          const passed = index + 1 < step || step === challengeSteps.length;
          const current = index + 1 === step;
          return (
            <li
              key={name}
              aria-current={current ? 'step' : undefined}
              className={clsx(
                'pt-2 border-t-4 flex items-center gap-2 text-note',
                passed || current ? 'border-evergreen' : 'border-line',
                current ? 'font-bold' : 'font-medium',
                !passed && !current && 'text-muted',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'max-sm:hidden grid place-items-center size-6 shrink-0 rounded-full text-fine font-bold tabular-nums',
                  passed && 'bg-evergreen text-white',
                  !passed && current && 'bg-sun text-ink',
                  !passed && !current && 'bg-sand text-muted',
                )}
              >
                {passed ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
              </span>
              <span className="max-sm:sr-only leading-tight">{t(($) => $.steps[name])}</span>
              {passed && <span className="sr-only">{t(($) => $.stepDone)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
