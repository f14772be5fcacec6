import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

/** The scheduler, in addition to the fourteen compared features: it can be tried without an account. */
export function ShiftRow() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  return (
    <section aria-labelledby="shift-row" className="wrap pb-14 lg:pb-20">
      <div className="rounded-card border border-line bg-white shadow-card px-6 py-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="shift-row" className="text-title">
            {t(($) => $.shifts.title)}
          </h2>
          <p className="mt-1">{t(($) => $.shifts.text)}</p>
        </div>
        <ButtonLink to={pathTo('shift-scheduler', language)} variant="outline">
          {t(($) => $.shifts.call)}
        </ButtonLink>
      </div>
    </section>
  );
}
