import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { cardFeatures, featuresOf, type Plan } from '~/content/plans';
import { OnceHydrated } from '~/shared/OnceHydrated';
import { CtaLink } from '~/site/CtaLink';
import { buttonClass } from '~/ui/Button';
import { PointsBadge } from '~/ui/PointsBadge';
import { FeatureTick } from './FeatureTick';
import { PlanPrice } from './PlanPrice';
import { usePlanTexts } from './usePlanTexts';

/** A plan: price, purpose and first five features, aligned with those of its neighbours. */
export function PlanCard({ plan, onAllFeatures }: { plan: Plan; onAllFeatures: () => void }) {
  const { t } = useTranslation('pricing');
  const { name, lead, purpose, terms } = usePlanTexts(plan);
  const popular = 'mostPopular' in plan;
  const features = featuresOf(plan.id).slice(0, cardFeatures);
  return (
    <article
      data-plan={plan.id}
      aria-labelledby={`plan-${plan.id}`}
      className={clsx(
        'relative flex flex-col md:row-span-10 md:grid md:grid-rows-subgrid md:gap-y-0 rounded-sheet p-6 border',
        popular
          ? 'bg-evergreen text-white border-evergreen shadow-float xl:-my-4 xl:py-10'
          : 'bg-white border-line shadow-card',
      )}
    >
      {popular && <PointsBadge className="absolute -top-4 left-6">{t(($) => $.mostPopular)}</PointsBadge>}
      <p className={clsx('text-sm font-semibold', popular ? 'text-sun' : 'text-muted')}>{lead}</p>
      <h3 id={`plan-${plan.id}`} className="mt-1 text-headline">
        {name}
      </h3>
      <PlanPrice plan={plan} large className="mt-5" />
      <p className={clsx('mt-2 text-sm', popular ? 'text-on-dark-soft' : 'text-muted')}>{t(($) => $.perUser)}</p>
      <p className="mt-3">
        <span
          className={clsx(
            'inline-block rounded-chip px-2.5 py-1 text-sm font-semibold leading-snug',
            popular ? 'bg-white/15 text-white' : 'savePercent' in plan ? 'bg-peach text-peach-ink' : 'bg-mint',
          )}
        >
          {'savePercent' in plan
            ? t(($) => $.save, { percent: plan.savePercent })
            : t(($) => $.dialog.count, { count: featuresOf(plan.id).length })}
        </span>
      </p>
      <p className="mt-3 text-pretty">{purpose}</p>
      <p className="mt-1.5 font-semibold">{terms}</p>
      <CtaLink
        cta="start"
        component={`plan_${plan.id}`}
        plan={plan.id}
        variant={popular ? 'solid' : 'outline'}
        tone={popular ? 'dark' : 'page'}
        className="mt-6 w-full"
      >
        {plan.id === 'free' ? t(($) => $.start) : t(($) => $.startPlan, { plan: name })}
      </CtaLink>
      <ul
        aria-label={t(($) => $.firstFeatures, { count: features.length, plan: name })}
        className={clsx('mt-6 pt-6 border-t grid content-start gap-3', popular ? 'border-white/25' : 'border-line')}
      >
        {features.map(({ id }) => (
          <li key={id} className="flex gap-3 leading-snug">
            <FeatureTick look={popular ? 'dark' : 'plain'} className="-mt-px" />
            {t(($) => $.features[id].title)}
          </li>
        ))}
      </ul>
      <OnceHydrated>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t(($) => $.allFeaturesOf, { plan: name })}
          onClick={onAllFeatures}
          className={buttonClass(
            'text',
            'small',
            'mt-auto self-start md:justify-self-start translate-y-3 noscript:hidden',
            popular ? 'dark' : 'page',
            'px-0',
          )}
        >
          {t(($) => $.allFeatures)}
        </button>
      </OnceHydrated>
    </article>
  );
}
