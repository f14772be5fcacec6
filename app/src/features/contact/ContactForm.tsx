import { clsx } from 'clsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLimits } from '~/content/contact';
import { toastSystems } from '~/content/toasts';
import { track } from '~/shared/analytics/events';
import { brand } from '~/shared/brand';
import { leadOrigin } from '~/shared/leadOrigin';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Field, fieldClass } from '~/ui/Field';
import { Link } from '~/ui/Link';
import { PlainFields } from '~/ui/PlainForm';
import { useToaster } from '~/ui/useToaster';
import { type ContactProblem, contactPath, contactProblems, readContact, sendContact } from './contact';
import { PhoneField } from './PhoneField';

/** Clears a form after it was sent; what has been typed since `sent` was read stays. */
function clearSent(form: HTMLFormElement, sent: FormData): void {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== sent.get(name));
  form.reset();
  for (const [name, value] of typed) (form.elements.namedItem(name) as HTMLInputElement).value = String(value);
}

/**
 * The contact form. Its fields are uncontrolled, so that input from before hydration or before a failed submission is
 * kept. It is cleared once the message has been accepted.
 */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const hydrated = useHydrated();
  const { toast, area } = useToaster(toastSystems.form);
  const [problems, setProblems] = useState<readonly ContactProblem[]>([]);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const messageId = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const sent = new FormData(form);
    const draft = readContact(sent);
    const found = contactProblems(draft);
    setProblems(found);
    const [first] = found;
    if (first) {
      if (found.some(({ kind }) => kind === 'missing')) {
        toast(
          'error',
          t(($) => $.toasts.error),
          t(($) => $.toasts.missing),
        );
      }
      form.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      await sendContact(draft, leadOrigin(language));
      track('contact_sent', 'contact_form');
      clearSent(form, sent);
      toast(
        'success',
        t(($) => $.toasts.success),
        t(($) => $.toasts.sent),
      );
    } catch {
      toast(
        'error',
        t(($) => $.toasts.error),
        t(($) => $.toasts.failed),
      );
    }
    busy.current = false;
    setSending(false);
  };

  const problemOf = (field: ContactProblem['field']) => {
    const found = problems.find((problem) => problem.field === field);
    if (!found) return undefined;
    return found.kind === 'missing' ? t(($) => $.form.missing[field]) : t(($) => $.form.malformed[field]);
  };

  return (
    <>
      <form
        // Without scripts the browser validates the fields.
        noValidate={hydrated}
        method="post"
        action={contactPath}
        onSubmit={submit}
        onInput={({ target }) => {
          const field = (target as HTMLInputElement).name;
          setProblems((before) => (before.length ? before.filter((problem) => problem.field !== field) : before));
        }}
        aria-busy={sending}
        aria-labelledby="contact-form-title"
        className="grid gap-5 rounded-band bg-white border border-line shadow-float p-6 sm:p-9"
      >
        <div>
          <h2 id="contact-form-title" className="text-2xl">
            {t(($) => $.form.title)}
          </h2>
          <p className="mt-1.5 text-muted">{t(($) => $.form.text)}</p>
        </div>
        <noscript>
          {import.meta.env.SSR && (
            <PlainFields
              page={pathTo('contact', language)}
              locale={language}
              failed={
                <>
                  {t(($) => $.form.notTaken)}{' '}
                  <a className="underline" href={`mailto:${brand.email}`}>
                    {brand.email}
                  </a>
                </>
              }
            />
          )}
        </noscript>
        <Field
          label={t(($) => $.form.name)}
          problem={problemOf('name')}
          name="name"
          required
          autoComplete="name"
          maxLength={contactLimits.name}
        />
        <Field
          label={t(($) => $.form.email)}
          problem={problemOf('email')}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={contactLimits.email}
        />
        <PhoneField problem={problemOf('phone')} />
        <Field
          label={t(($) => $.form.company)}
          hint={t(($) => $.form.optional)}
          name="company"
          autoComplete="organization"
          maxLength={contactLimits.company}
        />
        <div>
          <label htmlFor={messageId} className="block mb-1.5 font-semibold">
            {t(($) => $.form.message)}
            <span className="ml-2 font-normal text-note text-muted">{t(($) => $.form.optional)}</span>
          </label>
          <textarea
            id={messageId}
            name="message"
            rows={3}
            maxLength={contactLimits.message}
            className={clsx(fieldClass(), 'px-4 py-3')}
          />
        </div>
        {/* A honeypot for bots that fill in every field. */}
        <div hidden>
          <input name="email_address_check" aria-label={t(($) => $.form.trap)} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="grid gap-3">
          <Button type="submit" disabled={sending || !hydrated} size="large" className="noscript:hidden">
            {sending ? t(($) => $.form.sending) : t(($) => $.form.send)}
          </Button>
          <noscript>
            {import.meta.env.SSR && (
              <Button type="submit" size="large" className="w-full">
                {t(($) => $.form.send)}
              </Button>
            )}
          </noscript>
          <p className="text-note text-muted text-pretty">
            {t(($) => $.form.privacy)}{' '}
            <Link to={pathTo('privacy-and-terms', language)} className="underline underline-offset-4 text-ink">
              {t(($) => $.form.privacyLink)}
            </Link>
          </p>
        </div>
      </form>
      {area}
    </>
  );
}
