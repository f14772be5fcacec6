import { clsx } from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prizeGroups } from '~/content/challenge';
import { prizeIcons } from './icons';
import { StepActions } from './StepActions';
import { StepHeading } from './StepHeading';
import { useChallenge } from './store';

const colours = { external: 'bg-peach text-peach-ink', internal: 'bg-warning-soft text-ink' } as const;

/** Step 3: the prize, external or internal. Choosing one leads to the preview. */
export function PrizeStep() {
  const { t } = useTranslation('challenge');
  const { draft, dispatch } = useChallenge();
  return (
    <div>
      <StepHeading title={t(($) => $.prize.title)} text={t(($) => $.prize.text)} />
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {prizeGroups.map(({ id, prizes }) => (
          <section key={id} aria-labelledby={`prizes-${id}`}>
            <h4 id={`prizes-${id}`} className="text-lg">
              {t(($) => $.prize.groups[id].title)}
            </h4>
            <p className="text-note text-muted">{t(($) => $.prize.groups[id].text)}</p>
            <ul className="mt-3 grid gap-3">
              {prizes.map((prize) => {
                const Icon = prizeIcons[prize];
                const chosen = draft.prize === prize;
                return (
                  <li key={prize}>
                    <button
                      type="button"
                      aria-current={chosen ? 'true' : undefined}
                      onClick={() => dispatch({ type: 'choosePrize', prize })}
                      className={clsx(
                        'group w-full min-h-18 p-4 flex items-center gap-3.5 rounded-card border-firm text-left transition-colors duration-150 hover:border-evergreen',
                        chosen ? 'border-evergreen bg-mint' : 'border-line bg-white',
                      )}
                    >
                      <span className={clsx('grid place-items-center size-10 shrink-0 rounded-badge', colours[id])}>
                        <Icon className="size-5" aria-hidden="true" />
                      </span>
                      <span className="flex-1 min-w-0">
                        <span className="block font-semibold">{t(($) => $.prize.prizes[prize].title)}</span>{' '}
                        <span className="block text-note leading-snug text-muted">
                          {t(($) => $.prize.prizes[prize].text)}
                          {chosen && <span className="sr-only"> {t(($) => $.prize.chosen)}</span>}
                        </span>
                      </span>
                      {chosen ? (
                        <Check className="size-5 shrink-0 text-evergreen" strokeWidth={3} aria-hidden="true" />
                      ) : (
                        <ChevronRight
                          className="size-5 shrink-0 text-line-strong transition-[translate,color] duration-150 group-hover:translate-x-0.5 group-hover:text-evergreen"
                          aria-hidden="true"
                        />
                      )}
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <StepActions />
    </div>
  );
}
