import { useTranslation } from 'react-i18next';
import { CtaLink } from '~/features/site/CtaLink';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

/** Whom to ask what is not answered. */
export function AskUs() {
  const { t } = useTranslation('faq');
  const language = useLanguage();
  return (
    <div className="rounded-[28px] bg-mint p-6 sm:p-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
      <div>
        <h2 className="text-2xl">{t(($) => $.contactTitle)}</h2>
        <p className="mt-2 max-w-[40ch]">{t(($) => $.contactText)}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo('contact', language)}>{t(($) => $.contact)}</ButtonLink>
        <CtaLink cta="bookDemo" component="faq" variant="outline" />
      </p>
    </div>
  );
}
