import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { challengeLimits, challengeTypes } from '~/content/challenge';
import { useHydrated } from '~/shared/useHydrated';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { typeProblems } from './draft';
import { typeIcons } from './icons';
import { OptionCard } from './OptionCard';
import { StepActions } from './StepActions';
import { StepHeading } from './StepHeading';
import { useChallenge } from './store';

/** Step 1: the type, and the name of a custom challenge. */
export function TypeStep() {
  const { t } = useTranslation('challenge');
  const { draft, problems, dispatch } = useChallenge();
  // Until the page is hydrated the creator takes no input, so that none is lost.
  const hydrated = useHydrated();
  const name = useRef<HTMLInputElement>(null);
  const next = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'next' });
    if (typeProblems(draft).length > 0) name.current?.focus();
  };
  return (
    <form noValidate onSubmit={next}>
      <StepHeading id="challenge-type-title" title={t(($) => $.type.title)} text={t(($) => $.type.text)} />
      <fieldset disabled={!hydrated} aria-labelledby="challenge-type-title">
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          {challengeTypes.map((type) => (
            <OptionCard
              key={type}
              name="challenge-type"
              value={type}
              checked={draft.type === type}
              onChoose={() => dispatch({ type: 'edit', change: { type } })}
              title={t(($) => $.type.options[type].title)}
              text={t(($) => $.type.options[type].text)}
              Icon={typeIcons[type]}
            />
          ))}
        </div>
        {draft.type === 'custom' && (
          <Field
            ref={name}
            className="mt-5"
            name="custom-name"
            label={t(($) => $.type.name)}
            placeholder={t(($) => $.type.namePlaceholder)}
            autoComplete="off"
            required
            maxLength={challengeLimits.customName}
            value={draft.customName}
            onChange={({ target }) => dispatch({ type: 'edit', change: { customName: target.value } })}
            problem={problems.includes('customName') ? t(($) => $.type.nameMissing) : undefined}
          />
        )}
        <StepActions>
          <Button type="submit" className="min-w-36">
            {t(($) => $.next)}
          </Button>
        </StepActions>
      </fieldset>
    </form>
  );
}
