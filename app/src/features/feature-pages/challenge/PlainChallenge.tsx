import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  challengeFrequencies,
  challengeLimits,
  challengeTypes,
  prizeDistributions,
  prizeGroups,
} from '~/content/challenge';
import { brand } from '~/shared/brand';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { fieldClass } from '~/ui/Field';
import { PlainFields } from '~/ui/PlainForm';
import { challengesPath } from './sendChallenge';

/** A label wrapping its field, without ids, which would duplicate those of the scripted form. */
function Labelled({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="block">
      <span className="block mb-1.5 font-semibold">{label}</span>
      {children}
      {hint && <span className="block mt-1.5 text-note text-muted">{hint}</span>}
    </label>
  );
}

const box = `${fieldClass()} px-4`;

/** The creator's five steps as one plain form for browsers without scripts; only in the prerendered page. */
export function PlainChallenge() {
  const { t } = useTranslation('challenge');
  const language = useLanguage();
  return (
    <form
      method="post"
      action={challengesPath}
      aria-labelledby="challenge-plain"
      className="mt-10 rounded-panel bg-paper text-ink p-5 sm:p-8 lg:p-10 grid gap-6 sm:grid-cols-2"
    >
      <h3 id="challenge-plain" className="sm:col-span-2 text-2xl">
        {t(($) => $.plain.title)}
      </h3>
      <div className="sm:col-span-2">
        <PlainFields
          page={pathTo('boost-performance', language)}
          locale={language}
          failed={
            <>
              {t(($) => $.plain.notTaken)}{' '}
              <a className="underline" href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </>
          }
        />
      </div>
      <Labelled label={t(($) => $.type.title)}>
        <select name="type" className={box}>
          {challengeTypes.map((type) => (
            <option key={type} value={type}>
              {t(($) => $.type.options[type].title)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t(($) => $.type.name)} hint={t(($) => $.plain.nameHint)}>
        <input
          name="customName"
          autoComplete="off"
          maxLength={challengeLimits.customName}
          placeholder={t(($) => $.type.namePlaceholder)}
          className={box}
        />
      </Labelled>
      <Labelled label={t(($) => $.rules.frequency)}>
        <select name="frequency" className={box}>
          {challengeFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(($) => $.rules.frequencies[frequency].title)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t(($) => $.rules.distribution)}>
        <select name="distribution" className={box}>
          {prizeDistributions.map((distribution) => (
            <option key={distribution} value={distribution}>
              {t(($) => $.rules.distributions[distribution].title)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={t(($) => $.steps.prize)}>
        <select name="prize" className={box}>
          {prizeGroups.map(({ id, prizes }) => (
            <optgroup key={id} label={t(($) => $.prize.groups[id].title)}>
              {prizes.map((prize) => (
                <option key={prize} value={prize}>
                  {t(($) => $.prize.prizes[prize].title)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
      <span className="max-sm:hidden" />
      <Labelled label={t(($) => $.preview.email)}>
        <input
          type="email"
          name="workEmail"
          required
          autoComplete="email"
          maxLength={challengeLimits.workEmail}
          className={box}
        />
      </Labelled>
      <Labelled label={t(($) => $.preview.team)}>
        <input
          name="teamName"
          required
          autoComplete="organization"
          maxLength={challengeLimits.teamName}
          className={box}
        />
      </Labelled>
      <div className="sm:col-span-2">
        <Button type="submit" size="large" className="min-w-44">
          {t(($) => $.preview.start)}
        </Button>
      </div>
    </form>
  );
}
