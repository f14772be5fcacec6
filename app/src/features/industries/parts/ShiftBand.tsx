import { useTranslation } from 'react-i18next';
import type { IndustryId } from '~/content/navigation';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { useShiftsTitle } from './industryTexts';

/** A band that links to the scheduler, with three roster cells: staffed, short, staffed. */
export function ShiftBand({ industry }: { industry: Exclude<IndustryId, 'restaurant'> }) {
  const { t } = useTranslation('industries');
  const language = useLanguage();
  const title = useShiftsTitle(industry);
  const cell = 'grid place-items-center min-h-14 px-1 rounded-chip text-center text-[0.8125rem] font-semibold';
  return (
    <section aria-labelledby="shifts" className="bg-sand">
      <div className="wrap py-12 lg:py-16 grid gap-x-12 gap-y-8 items-center md:grid-cols-[7fr_5fr]">
        <div className="grid gap-4 justify-items-start">
          <h2 id="shifts" className="text-[clamp(1.625rem,3.4vw,2.375rem)] max-w-[24ch]">
            {title}
          </h2>
          <p className="text-lg max-w-[54ch]">{t(($) => $.shifts.text)}</p>
          <ButtonLink to={pathTo('shift-scheduler', language)} variant="outline">
            {t(($) => $.shifts.call)}
          </ButtonLink>
        </div>
        <Card aria-hidden="true" className="p-3 grid grid-cols-3 gap-2">
          <span className={`${cell} bg-mint text-evergreen-deep`}>{t(($) => $.shifts.staffed)}</span>
          <span className={`${cell} hatch-danger text-danger border-[1.5px] border-danger`}>
            {t(($) => $.shifts.need)}
          </span>
          <span className={`${cell} bg-mint text-evergreen-deep`}>{t(($) => $.shifts.staffed)}</span>
        </Card>
      </div>
    </section>
  );
}
