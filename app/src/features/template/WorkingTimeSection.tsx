import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '~/shared/lazy';
import { pathTo, workingTimeFragment } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

const WorkingTimePart = lazy(() => import('./WorkingTimePart'));

/** The law that shifts are checked against, which belongs to the roster that is open, and the way to what breaks it. */
export function WorkingTimeSection() {
  const { t } = useTranslation('template');
  const hydrated = useHydrated();
  const scheduler = pathTo('shift-scheduler', useLanguage());
  return (
    <section aria-labelledby="working-time" className="part">
      <h2 id="working-time" className="text-2xl">
        {t(($) => $.workingTime.title)}
      </h2>
      <p className="mt-1.5 text-muted measure-65">{t(($) => $.workingTime.text)}</p>
      {hydrated && (
        <Suspense>
          <WorkingTimePart />
        </Suspense>
      )}
      <ButtonLink to={`${scheduler}${workingTimeFragment}`} variant="outline" className="mt-5">
        {t(($) => $.workingTime.open)}
      </ButtonLink>
    </section>
  );
}
