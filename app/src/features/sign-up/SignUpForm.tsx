import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { signUpLimits } from '~/content/signUp';
import { track } from '~/shared/analytics/events';
import { brand } from '~/shared/brand';
import { isEmail } from '~/shared/email';
import { leadOrigin } from '~/shared/leadOrigin';
import { isBlankName } from '~/shared/names';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { ProofStatus } from '~/site/proof-of-work/ProofStatus';
import { useProofOfWork } from '~/site/proof-of-work/useProofOfWork';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { Link } from '~/ui/Link';
import { PlainFields } from '~/ui/PlainForm';
import { teamSpaceAddress } from './addresses';
import { ChosenPlan } from './ChosenPlan';
import { HumanCheck } from './HumanCheck';
import { NextSteps } from './NextSteps';
import { ProviderButton } from './ProviderButton';
import { type SignUpOutcome, sendSignUp, signUpPath } from './signUp';
import { useHumanCheck } from './useHumanCheck';

interface Typed {
  readonly email: string;
  readonly organization: string;
}

/** What was typed, kept while the visitor reads another page of the site. */
const useDraft = create<Typed>()(() => ({ email: '', organization: '' }));

function typedIn(form: HTMLFormElement): Typed {
  const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  return { email: text('email'), organization: text('organization') };
}

/** What keeps the form from being sent, of the first field that is not right. */
function missingIn({ email, organization }: Typed): 'email' | 'invalid' | 'organization' | undefined {
  if (email === '') return 'email';
  if (!isEmail(email)) return 'invalid';
  return isBlankName(organization) ? 'organization' : undefined;
}

/** Two fields, the human check, and Continue once all three are valid. */
export function SignUpForm() {
  const { t } = useTranslation('signUp');
  const language = useLanguage();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { humanCheck: kind, teamSpaceUrl } = useSiteSettings();
  const widget = useHumanCheck(language, kind === 'recaptcha');
  const proof = useProofOfWork();
  const typed = useDraft();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SignUpOutcome>();
  const isChecked = kind === 'off' || (kind === 'altcha' ? proof.state === 'done' : widget.state === 'verified');
  const complete = isChecked && isEmail(typed.email) && !isBlankName(typed.organization);
  const beginProof = () => {
    // A failed proof has a retry button: retrying on every keystroke would only fail again.
    if (kind === 'altcha' && proof.state !== 'failed') proof.begin();
  };
  const missing = missingIn(typed);
  const emailProblem = typed.email !== '' && !isEmail(typed.email) && left.includes('email');
  const beginEarlier = useRef(beginProof);
  // Input from before hydration, typed or autofilled.
  useEffect(() => {
    if (!form.current) return;
    const earlier = typedIn(form.current);
    if (earlier.email === '' && earlier.organization === '') return;
    useDraft.setState(earlier);
    beginEarlier.current();
  }, []);

  const send = async (): Promise<SignUpOutcome> => {
    const draft = { ...typed, ...leadOrigin(language) };
    if (kind !== 'altcha') {
      const sent = await sendSignUp(draft, widget.token());
      if (sent === 'refused') widget.refuse();
      return sent;
    }
    // An expired proof, or another server's, is renewed once.
    const first = await sendSignUp(draft, await proof.take());
    return first === 'refused' ? sendSignUp(draft, await proof.take()) : first;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete || sending) return;
    setSending(true);
    setOutcome(undefined);
    const sent = await send().catch((): SignUpOutcome => 'failed');
    if (sent !== 'refused') track('sign_up_continued', 'sign_up_form');
    // The team space accepts sign-ups itself: one that could not be stored here may continue there.
    if (teamSpaceUrl && sent !== 'refused') {
      window.location.assign(teamSpaceAddress(teamSpaceUrl, window.location.href, typed.email, typed.organization));
      return;
    }
    setSending(false);
    setOutcome(sent);
    if (kind === 'altcha' && sent !== 'stored') proof.begin();
  };

  if (outcome === 'stored') return <NextSteps {...typed} />;
  return (
    <div className="grid gap-6">
      <ChosenPlan changeable />
      <ProviderButton />
      <p className="flex items-center gap-4 text-muted">
        <span aria-hidden="true" className="flex-1 border-t border-line-strong" />
        {t(($) => $.or)}
        <span aria-hidden="true" className="flex-1 border-t border-line-strong" />
      </p>
      <form
        ref={form}
        // Without scripts the browser validates the fields.
        noValidate={hydrated}
        method="post"
        action={signUpPath}
        onSubmit={submit}
        onFocus={beginProof}
        onInput={({ currentTarget }) => {
          useDraft.setState(typedIn(currentTarget));
          beginProof();
        }}
        onBlur={({ target }: FocusEvent<HTMLFormElement>) => {
          if (target instanceof HTMLInputElement) setLeft((names) => [...names, target.name]);
        }}
        aria-busy={sending}
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
          defaultValue={typed.email}
          problem={emailProblem ? t(($) => $.missing.invalid) : undefined}
        />
        <Field
          label={t(($) => $.organization.label)}
          placeholder={t(($) => $.organization.placeholder)}
          name="organization"
          required
          autoComplete="organization"
          maxLength={signUpLimits.organization}
          defaultValue={typed.organization}
        />
        {kind === 'recaptcha' && <HumanCheck parent={widget.parent} state={widget.state} />}
        {kind === 'altcha' && <ProofStatus proof={proof} />}
        <Button type="submit" disabled={!complete || sending} size="large" className="noscript:hidden">
          {t(($) => $.goOn)}
        </Button>
        <p role="status" className="text-note text-muted empty:hidden noscript:hidden">
          {isChecked && missing && !emailProblem && t(($) => $.missing[missing])}
        </p>
        <noscript>
          {import.meta.env.SSR && (
            <div className="grid gap-5">
              <PlainFields
                page={pathTo('sign-up', language)}
                locale={language}
                failed={
                  <>
                    {t(($) => $.notTaken)}{' '}
                    <a className="underline" href={`mailto:${brand.email}`}>
                      {brand.email}
                    </a>
                  </>
                }
              />
              <p className="rounded-control bg-warning-soft text-warning px-4 py-3 font-medium">
                {t(($) => $.noScript)}
              </p>
              <Button type="submit" size="large">
                {t(($) => $.goOn)}
              </Button>
            </div>
          )}
        </noscript>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {(outcome === 'failed' || outcome === 'refused') && t(($) => $.notStored[outcome])}
        </p>
      </form>
      <p className="text-note text-muted text-pretty">
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
