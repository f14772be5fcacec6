import { CircleAlert, LoaderCircle } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { challengeLimits } from '~/content/challenge';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { Link } from '~/ui/Link';
import { ChallengeCard } from './ChallengeCard';
import { detailProblems } from './draft';
import { StepActions } from './StepActions';
import { StepHeading } from './StepHeading';
import { useChallenge } from './store';

/** Step 4: preview, contact details and submission. */
export function PreviewStep() {
  const { t } = useTranslation('challenge');
  const language = useLanguage();
  const { draft, problems, sending, failed, dispatch, start } = useChallenge();
  const email = useRef<HTMLInputElement>(null);
  const team = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    void start();
    const [first] = detailProblems(draft);
    if (first) (first === 'workEmail' ? email : team).current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={sending}>
      <StepHeading title={t(($) => $.preview.title)} text={t(($) => $.preview.text)} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[420px_1fr] lg:gap-12 items-center">
        <section aria-label={t(($) => $.preview.card)} className="rounded-card bg-mint p-4 sm:p-8">
          <ChallengeCard draft={draft} />
        </section>
        <div className="min-w-0">
          <div className="grid gap-5 max-w-120">
            <Field
              ref={email}
              type="email"
              name="work-email"
              autoComplete="email"
              inputMode="email"
              label={t(($) => $.preview.email)}
              placeholder={t(($) => $.preview.emailPlaceholder)}
              required
              readOnly={sending}
              maxLength={challengeLimits.workEmail}
              value={draft.workEmail}
              onChange={({ target }) => dispatch({ type: 'edit', change: { workEmail: target.value } })}
              problem={problems.includes('workEmail') ? t(($) => $.preview.emailInvalid) : undefined}
            />
            <Field
              ref={team}
              type="text"
              name="team-name"
              autoComplete="organization"
              label={t(($) => $.preview.team)}
              placeholder={t(($) => $.preview.teamPlaceholder)}
              required
              readOnly={sending}
              maxLength={challengeLimits.teamName}
              value={draft.teamName}
              onChange={({ target }) => dispatch({ type: 'edit', change: { teamName: target.value } })}
              problem={problems.includes('teamName') ? t(($) => $.preview.teamMissing) : undefined}
            />
            <p className="text-note text-muted text-pretty">
              {t(($) => $.preview.privacy)}{' '}
              <Link to={pathTo('privacy-and-terms', language)} className="underline underline-offset-4 text-ink">
                {t(($) => $.preview.privacyLink)}
              </Link>
            </p>
          </div>
          <div role="alert">
            {failed && (
              <p className="mt-5 max-w-120 flex items-start gap-2.5 rounded-control border border-danger bg-danger-soft p-3.5 font-medium text-danger">
                <CircleAlert className="size-5 shrink-0 mt-0.5" aria-hidden="true" />
                {t(($) => $.preview.failed)}
              </p>
            )}
          </div>
          <StepActions>
            {/* Not `disabled`, which would drop the focus from the pressed button. */}
            <Button type="submit" aria-disabled={sending} className="min-w-44">
              {sending && <LoaderCircle className="size-5 motion-safe:animate-spin" aria-hidden="true" />}
              {sending ? t(($) => $.preview.sending) : t(($) => $.preview.start)}
            </Button>
          </StepActions>
        </div>
      </div>
    </form>
  );
}
