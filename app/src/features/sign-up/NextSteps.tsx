import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signUpSteps } from '~/content/signUp';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { ChosenPlan } from './ChosenPlan';

interface NextStepsProps {
  email: string;
  organization: string;
}

/** Shown instead of the form once the sign-up is stored: the next steps, and suggestions for the meantime. */
export function NextSteps({ email, organization }: NextStepsProps) {
  const { t } = useTranslation('signUp');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button has been removed.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="sign-up-stored" className="rounded-band bg-white border border-line p-6 sm:p-8">
      <h2 id="sign-up-stored" ref={heading} tabIndex={-1} className="text-2xl">
        {t(($) => $.stored.title)}
      </h2>
      <p className="mt-2 mb-4 text-pretty wrap-anywhere">{t(($) => $.stored.text, { email, organization })}</p>
      <ChosenPlan />
      <ol className="mt-5 grid gap-4">
        {signUpSteps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid place-items-center size-8 shrink-0 rounded-full bg-mint font-semibold text-ink"
            >
              {index + 1}
            </span>
            <span className="pt-0.5 text-pretty">{t(($) => $.stored.steps[step])}</span>
          </li>
        ))}
      </ol>
      <p className="mt-6 font-semibold">{t(($) => $.stored.meanwhile)}</p>
      <ButtonLink to={pathTo('team-member-overview', language)} reloadDocument className="mt-3">
        {t(($) => $.stored.tour)}
      </ButtonLink>
    </section>
  );
}
