import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { challengeFrequencies, prizeDistributions } from '~/content/challenge';
import { Button } from '~/ui/Button';
import { distributionIcons, frequencyIcons } from './icons';
import { OptionCard } from './OptionCard';
import { StepActions } from './StepActions';
import { StepHeading } from './StepHeading';
import { useChallenge } from './store';

/** Step 2: how often the challenge runs, and who gets the prize. */
export function RulesStep() {
  const { t } = useTranslation('challenge');
  const { draft, dispatch } = useChallenge();
  const next = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'next' });
  };
  return (
    <form noValidate onSubmit={next}>
      <StepHeading title={t(($) => $.rules.title)} text={t(($) => $.rules.text)} />
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        <fieldset className="grid gap-3 content-start min-w-0">
          <legend className="mb-3 font-semibold">{t(($) => $.rules.frequency)}</legend>
          {challengeFrequencies.map((frequency) => (
            <OptionCard
              key={frequency}
              name="challenge-frequency"
              value={frequency}
              checked={draft.frequency === frequency}
              onChoose={() => dispatch({ type: 'edit', change: { frequency } })}
              title={t(($) => $.rules.frequencies[frequency].title)}
              text={t(($) => $.rules.frequencies[frequency].text)}
              Icon={frequencyIcons[frequency]}
            />
          ))}
        </fieldset>
        <fieldset className="grid gap-3 content-start min-w-0">
          <legend className="mb-3 font-semibold">{t(($) => $.rules.distribution)}</legend>
          {prizeDistributions.map((distribution) => (
            <OptionCard
              key={distribution}
              name="challenge-distribution"
              value={distribution}
              checked={draft.distribution === distribution}
              onChoose={() => dispatch({ type: 'edit', change: { distribution } })}
              title={t(($) => $.rules.distributions[distribution].title)}
              text={t(($) => $.rules.distributions[distribution].text)}
              Icon={distributionIcons[distribution]}
            />
          ))}
        </fieldset>
      </div>
      <StepActions>
        <Button type="submit" className="min-w-36">
          {t(($) => $.next)}
        </Button>
      </StepActions>
    </form>
  );
}
