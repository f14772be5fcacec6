import { useTranslation } from 'react-i18next';
import { pathTo, workingTimeFragment } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

/** The way to the law that shifts are checked against: it belongs to the roster that is open in the scheduler. */
export function WorkingTimeLink() {
  const { t } = useTranslation('template');
  const scheduler = pathTo('shift-scheduler', useLanguage());
  return (
    <section aria-labelledby="working-time" className="part">
      <h2 id="working-time" className="text-2xl">
        {t(($) => $.workingTime.title)}
      </h2>
      <p className="mt-1.5 text-muted measure-65">{t(($) => $.workingTime.text)}</p>
      <ButtonLink to={`${scheduler}${workingTimeFragment}`} variant="outline" className="mt-5">
        {t(($) => $.workingTime.open)}
      </ButtonLink>
    </section>
  );
}
