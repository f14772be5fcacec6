import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { featureGroups, featuresOf, type Plan } from '~/content/plans';
import { useBackCloses } from '~/shared/useBackCloses';
import { CtaLink } from '~/site/CtaLink';
import { IconButton } from '~/ui/IconButton';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { FeatureTick } from './FeatureTick';
import { crossIcon } from './icons';
import { PlanPrice } from './PlanPrice';
import { usePlanTexts } from './usePlanTexts';

/** A plan with no more features has them in one column: in two, half of the dialog would be empty. */
const fewFeatures = 8;

/**
 * All features of a plan: fullscreen on mobile, otherwise 90% of the window's height, with sticky header and footer. A
 * native dialog: it traps focus, closes on Escape and Back, and restores the focus.
 */
export default function PlanFeaturesDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { name, terms } = usePlanTexts(plan);
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(() => dialog.current?.close());
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const closeOnBackdrop = ({ target }: MouseEvent) => {
      if (target === element) element.close();
    };
    element.showModal();
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, []);
  const features = featuresOf(plan.id);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="plan-dialog-title"
      className="m-0 md:m-auto w-screen max-w-none h-dvh max-h-none md:w-[min(680px,100vw-64px)] md:h-[90vh] p-0 overflow-y-auto overscroll-contain bg-white text-ink md:rounded-sheet shadow-float backdrop:bg-ink/50 motion-safe:animate-rise-in"
    >
      <div className="min-h-full flex flex-col">
        <header className="sticky top-0 z-10 bg-white border-b border-line px-5 md:px-8 pt-5 pb-4 flex items-start gap-4">
          <div className="flex-1 min-w-0">
            <h2 id="plan-dialog-title" className="text-2xl">
              {t(($) => $.dialog.title, { plan: name })}
            </h2>
            <p className="mt-1.5 text-muted">
              {t(($) => $.dialog.count, { count: features.length })}
              {'. '}
              {terms}
            </p>
          </div>
          <IconButton
            label={t(($) => $.dialog.close)}
            onClick={() => dialog.current?.close()}
            className="-mr-2 -mt-1 shrink-0"
          >
            <StrokeIcon path={crossIcon} className="size-5" />
          </IconButton>
        </header>
        <div className="flex-1 px-5 md:px-8 py-6 grid gap-7 content-start">
          {featureGroups.map((group) => {
            const own = features.filter((feature) => feature.group === group);
            if (own.length === 0) return null;
            return (
              <section key={group} aria-labelledby={`plan-dialog-${group}`}>
                <h3 id={`plan-dialog-${group}`} className="text-lg text-evergreen">
                  {t(($) => $.groups[group])}
                </h3>
                <ul
                  className={clsx(
                    'mt-3 grid',
                    features.length > fewFeatures ? 'gap-x-6 gap-y-4 sm:grid-cols-2' : 'divide-y divide-line *:py-3.5',
                  )}
                >
                  {own.map(({ id }) => (
                    <li key={id} className="flex gap-3" data-feature={id}>
                      <FeatureTick />
                      <span>
                        <span className="block font-semibold leading-snug">{t(($) => $.features[id].title)}</span>
                        <span className="block mt-0.5 text-note text-muted leading-snug">
                          {t(($) => $.features[id].subtitle)}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <footer className="sticky bottom-0 bg-sand border-t border-line px-5 md:px-8 py-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="leading-tight">
            <PlanPrice plan={plan} />
            <p className="mt-1 text-sm text-muted">{t(($) => $.perUser)}</p>
          </div>
          <CtaLink cta="start" component={`plan_dialog_${plan.id}`} plan={plan.id} className="max-sm:flex-1">
            {plan.id === 'free' ? t(($) => $.start) : t(($) => $.startPlan, { plan: name })}
          </CtaLink>
        </footer>
      </div>
    </dialog>
  );
}
