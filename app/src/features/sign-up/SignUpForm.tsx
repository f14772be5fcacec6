import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signUpLimits } from '~/content/signUp';
import { isEmail } from '~/shared/email';
import { pathTo } from '~/shared/paths';
import { siteSettings } from '~/shared/settings';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { Link } from '~/ui/Link';
import { teamSpaceAddress } from './addresses';
import { HumanCheck } from './HumanCheck';
import { ProviderButton } from './ProviderButton';
import { useHumanCheck } from './useHumanCheck';

interface Typed {
  readonly email: string;
  readonly organization: string;
}

function typedIn(form: HTMLFormElement): Typed {
  const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  return { email: text('email'), organization: text('organization') };
}

/** Two fields, the human check, and Continue once all three are in order. */
export function SignUpForm() {
  const { t } = useTranslation('signUp');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { place, state } = useHumanCheck(language);
  const [typed, setTyped] = useState<Typed>({ email: '', organization: '' });
  // What came into the fields before this page's script, typed or filled in by the browser.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);
  const complete = state === 'verified' && isEmail(typed.email) && typed.organization !== '';
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    const { teamSpaceUrl } = siteSettings();
    window.location.assign(teamSpaceAddress(teamSpaceUrl, window.location.href, typed.email, typed.organization));
  };
  return (
    <div className="grid gap-6">
      <ProviderButton />
      <p className="flex items-center gap-4 text-muted">
        <span aria-hidden="true" className="flex-1 border-t border-line-strong" />
        {t(($) => $.or)}
        <span aria-hidden="true" className="flex-1 border-t border-line-strong" />
      </p>
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={goOn}
        onInput={({ currentTarget }) => setTyped(typedIn(currentTarget))}
        className="grid gap-5"
      >
        <Field
          label={t(($) => $.email.label)}
          placeholder={t(($) => $.email.placeholder)}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={signUpLimits.email}
        />
        <Field
          label={t(($) => $.organization.label)}
          placeholder={t(($) => $.organization.placeholder)}
          name="organization"
          required
          autoComplete="organization"
          maxLength={signUpLimits.organization}
        />
        <HumanCheck place={place} state={state} />
        <noscript>
          <p className="rounded-control bg-warning-soft text-warning px-4 py-3 font-medium">{t(($) => $.noScript)}</p>
        </noscript>
        <Button type="submit" disabled={!complete} className="min-h-13 text-lg!">
          {t(($) => $.goOn)}
        </Button>
      </form>
      <p className="text-[0.9375rem] text-muted text-pretty">
        {t(($) => $.note.before)}{' '}
        <Link
          to={pathTo(language === 'en' ? 'privacy' : 'privacy-and-terms', language)}
          className="underline underline-offset-4 text-ink"
        >
          {t(($) => $.note.link)}
        </Link>
      </p>
    </div>
  );
}
