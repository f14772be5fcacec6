import { useTranslation } from 'react-i18next';
import { type ChallengeStepName, challengeSection, challengeSteps } from '~/content/challenge';
import { SectionHeading } from '~/ui/SectionHeading';
import { ChallengeCard } from './ChallengeCard';
import { CreatorProgress } from './CreatorProgress';
import { DoneStep } from './DoneStep';
import { PlainChallenge } from './PlainChallenge';
import { PreviewStep } from './PreviewStep';
import { PrizeStep } from './PrizeStep';
import { RulesStep } from './RulesStep';
import { useChallenge } from './store';
import { TypeStep } from './TypeStep';

const screens: Record<ChallengeStepName, () => React.JSX.Element> = {
  type: TypeStep,
  rules: RulesStep,
  prize: PrizeStep,
  preview: PreviewStep,
  done: DoneStep,
};

/** The challenge creator: five steps, one at a time, with a live preview beside the first three. */
export default function ChallengeCreator() {
  const { t } = useTranslation('challenge');
  const { step, draft } = useChallenge();
  const Screen = screens[challengeSteps[step - 1] ?? 'type'];
  const growing = step < 4;
  return (
    <div className="bg-evergreen">
      <div className="wrap py-16 lg:py-24">
        <SectionHeading
          id={`${challengeSection}-title`}
          title={<span className="text-white">{t(($) => $.title)}</span>}
          text={<span className="text-on-dark-soft">{t(($) => $.text)}</span>}
        />
        <noscript>{import.meta.env.SSR && <PlainChallenge />}</noscript>
        <div
          role="group"
          aria-labelledby={`${challengeSection}-title`}
          data-testid="challenge-creator"
          data-step={step}
          className="mt-10 rounded-panel bg-paper overflow-clip noscript:hidden"
        >
          <CreatorProgress step={step} />
          <div className={growing ? 'lg:grid lg:grid-cols-[1fr_420px]' : undefined}>
            <div key={step} className="p-5 sm:p-8 lg:p-10 min-w-0 motion-safe:animate-[rise-in_200ms_ease-out]">
              <Screen />
            </div>
            {growing && (
              // Repeats the choices beside it, so it is hidden from screen readers.
              <div
                aria-hidden="true"
                className="max-lg:hidden bg-mint p-10 grid content-center gap-4 border-l border-line"
              >
                <p className="text-sm font-semibold text-evergreen-deep">{t(($) => $.soFar)}</p>
                <ChallengeCard draft={draft} />
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
