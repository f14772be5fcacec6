import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calculator, disengagedPeople, formatSavings, savingsRange, teamSize } from '~/content/calculator';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { NumberField } from '~/ui/NumberField';
import { SectionHeading } from '~/ui/SectionHeading';
import { PeopleField } from './PeopleField';
import { PeopleSlider } from './PeopleSlider';

/** The savings calculator: from a team's size to a yearly range in euros. */
export default function Calculator() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const [people, setPeople] = useState<number>(calculator.size.start);
  const ready = useHydrated();
  const { min, max } = savingsRange(people);
  const { size, disengagedPercent, costPercent, salary } = calculator;
  const valueText = t(($) => $.calculator.people, { count: people }).replace(String(people), number.format(people));
  const disengaged = disengagedPeople(people);
  return (
    <div className="wrap py-6 md:py-14 lg:py-20">
      <div className="rounded-band border border-line bg-white overflow-clip grid lg:grid-cols-2">
        <div className="p-5 sm:p-10 lg:p-12 grid grid-cols-1 gap-5 md:gap-8 content-between">
          <SectionHeading title={t(($) => $.calculator.title)} text={t(($) => $.calculator.text)} />
          <div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <label htmlFor="team-size" className="font-semibold">
                {t(($) => $.calculator.size)}
              </label>
              <output htmlFor="team-size" className="font-heading font-bold text-3xl tracking-section tabular-nums">
                {valueText}
              </output>
            </p>
            <PeopleSlider
              id="team-size"
              people={people}
              valueText={valueText}
              format={number.format}
              disabled={!ready}
              onChange={setPeople}
            />
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
              <label htmlFor="team-size-typed">{t(($) => $.calculator.typed)}</label>
              <NumberField
                id="team-size-typed"
                value={people}
                parse={async (text) => teamSize(text)}
                onChange={setPeople}
                disabled={!ready}
                aria-valuemin={size.min}
                aria-valuemax={size.max}
                className="w-28 min-h-11 px-3 rounded-control border-firm border-line-strong bg-white font-semibold tabular-nums"
              />
            </p>
          </div>
          <div className="flex items-center gap-5">
            <PeopleField percent={disengagedPercent} label={t(($) => $.calculator.disengagedPicture)} />
            <p>
              <span className="block font-bold text-lg leading-snug">
                {t(($) => $.calculator.disengaged, { percent: disengagedPercent })}
              </span>
              <span className="text-muted" data-testid="disengaged">
                {t(($) => $.calculator.disengagedCount, { count: disengaged }).replace(
                  String(disengaged),
                  number.format(disengaged),
                )}
              </span>
            </p>
          </div>
        </div>
        <div className="p-5 sm:p-10 lg:p-12 bg-evergreen text-white flex flex-col gap-5 md:gap-8 justify-between">
          <div aria-live="polite" data-testid="savings">
            <p className="text-lg text-on-dark-soft">{t(($) => $.calculator.range)}</p>
            {[
              { word: t(($) => $.calculator.from), amount: min },
              { word: t(($) => $.calculator.to), amount: max },
            ].map(({ word, amount }) => (
              <p
                key={word}
                className="mt-2 md:mt-4 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-3"
              >
                <span className="block text-on-dark-soft">{word}</span>
                <span className="block font-heading font-bold text-[clamp(2rem,6vw,4.25rem)] leading-none tracking-display tabular-nums text-sun">
                  {t(($) => $.calculator.euros, { amount: formatSavings(amount, language) })}
                </span>
              </p>
            ))}
          </div>
          <div className="grid gap-2">
            <p className="font-semibold text-pretty max-md:text-note max-md:leading-snug">
              {t(($) => $.calculator.proof)}
            </p>
            <p className="text-sm text-on-dark-soft">
              {t(($) => $.calculator.note, {
                least: number.format(salary.min),
                most: number.format(salary.max),
              })}
            </p>
            <details className="text-sm text-on-dark-soft">
              <summary className="min-h-11 py-3 w-fit cursor-pointer font-semibold text-white underline underline-offset-4">
                {t(($) => $.calculator.method.title)}
              </summary>
              <p>
                {t(($) => $.calculator.method.text, {
                  people: valueText,
                  percent: disengagedPercent,
                  disengaged: number.format(disengaged),
                  share: number.format(costPercent),
                })}
              </p>
              <ul className="my-2 grid gap-1 font-semibold text-white tabular-nums">
                {[salary.min, salary.max].map((pay) => (
                  <li key={pay}>
                    {t(($) => $.calculator.method.sum, {
                      disengaged: number.format(disengaged),
                      salary: number.format(pay),
                      share: number.format(costPercent),
                    })}
                  </li>
                ))}
              </ul>
              <p>{t(($) => $.calculator.method.limits)}</p>
            </details>
          </div>
        </div>
      </div>
    </div>
  );
}
