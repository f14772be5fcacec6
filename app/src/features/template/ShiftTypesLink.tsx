import { useTranslation } from 'react-i18next';
import { pathTo, shiftTypesFragment } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

/** The way to the team's shift types: they belong to the roster that is open in the scheduler, and are defined there. */
export function ShiftTypesLink() {
  const { t } = useTranslation('template');
  const scheduler = pathTo('shift-scheduler', useLanguage());
  return (
    <section aria-labelledby="shift-types" className="part">
      <h2 id="shift-types" className="text-2xl">
        {t(($) => $.types.title)}
      </h2>
      <p className="mt-1.5 text-muted measure-65">{t(($) => $.types.text)}</p>
      <ButtonLink to={`${scheduler}?group=member${shiftTypesFragment}`} variant="outline" className="mt-5">
        {t(($) => $.types.open)}
      </ButtonLink>
    </section>
  );
}
