import { useTranslation } from 'react-i18next';
import { CtaLink } from '~/site/CtaLink';
import { Button } from '~/ui/Button';
import { ChallengeCard } from './ChallengeCard';
import { StepHeading } from './StepHeading';
import { useChallenge } from './store';

/** Step 5: confirmation. */
export function DoneStep() {
  const { t } = useTranslation('challenge');
  const { draft, dispatch } = useChallenge();
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_420px] lg:gap-12 items-center">
      <div>
        <StepHeading
          title={t(($) => $.done.title)}
          text={
            <span className="wrap-anywhere">
              {t(($) => $.done.text, { email: draft.workEmail.trim(), team: draft.teamName.trim() })}
            </span>
          }
        />
        <div className="mt-8 flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
          <Button variant="outline" onClick={() => dispatch({ type: 'createAnother' })}>
            {t(($) => $.done.another)}
          </Button>
          <CtaLink cta="tour" component="challenge-creator" variant="text" />
        </div>
      </div>
      <div className="relative rounded-card bg-mint p-4 pt-10 sm:p-8 sm:pt-14 overflow-clip">
        <svg viewBox="0 0 420 80" className="absolute inset-x-0 top-0 w-full" aria-hidden="true" focusable="false">
          <g strokeWidth="7" strokeLinecap="round" className="fill-none">
            <path className="stroke-coral" d="M36 40l10-16M150 18l4 16M268 38l-8-16M384 20l-12 14" />
            <path className="stroke-sun" d="M92 24l14 8M208 40l6-18M326 22l12 14" />
            <path className="stroke-evergreen" d="M60 60l14-4M182 54l12 6M296 58l14-6M404 54l-10 8" />
          </g>
        </svg>
        <div className="relative landed">
          <ChallengeCard draft={draft} running />
        </div>
      </div>
    </div>
  );
}
