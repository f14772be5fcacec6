import { clsx } from 'clsx';
import { Check, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { celebrateSamples } from '~/content/featureSamples';
import { portraitOf } from '~/shared/cast';
import { useLanguage } from '~/shared/useLanguage';
import { Card } from '~/ui/Card';
import { Progress } from '~/ui/Progress';
import { SectionHeading } from '~/ui/SectionHeading';

function StepCard({ n, id, children }: { n: number; id: 'who' | 'points' | 'words'; children: ReactNode }) {
  const { t } = useTranslation('celebrateWork');
  return (
    <li className="grid gap-5 content-start">
      <Card aria-hidden="true" className="p-5 min-h-64 grid content-center">
        {children}
      </Card>
      <div className="flex gap-3.5">
        <span
          aria-hidden="true"
          className="font-heading font-bold text-figure leading-none text-coral-deep tabular-nums"
        >
          {n}
        </span>
        <div>
          <h3 className="text-xl">{t(($) => $.steps[id].title)}</h3>
          <p className="mt-1.5 text-muted measure-36">{t(($) => $.steps[id].text)}</p>
        </div>
      </div>
    </li>
  );
}

/** How a recognition is given: person, points, message. */
export default function Steps() {
  const { t } = useTranslation('celebrateWork');
  const number = new Intl.NumberFormat(useLanguage());
  const { amounts, chosenAmount, allowance } = celebrateSamples;
  const people = t(($) => $.steps.who.people, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24">
      <SectionHeading title={t(($) => $.steps.title)} text={t(($) => $.steps.text)} />
      <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-6">
        <StepCard n={1} id="who">
          <ul className="grid gap-2">
            {people.map((name, index) => (
              <li
                key={name}
                className={clsx(
                  'flex items-center gap-3 rounded-control px-2.5 py-1.5 font-semibold',
                  index === 0 ? 'bg-mint' : 'text-muted',
                )}
              >
                <img
                  src={portraitOf(name)}
                  alt=""
                  width="96"
                  height="96"
                  loading="lazy"
                  className="size-8 rounded-full"
                />
                <span className="flex-1">{name}</span>
                {index === 0 && <Check className="size-5 text-evergreen" strokeWidth={3} />}
              </li>
            ))}
          </ul>
        </StepCard>
        <StepCard n={2} id="points">
          <p className="flex flex-wrap gap-2">
            {amounts.map((amount) => (
              <span
                key={amount}
                className={clsx(
                  'rounded-control border-firm px-3.5 py-2 font-bold tabular-nums',
                  amount === chosenAmount ? 'bg-sun border-sun' : 'border-line',
                )}
              >
                +{amount}
              </span>
            ))}
          </p>
          <p className="mt-6 mb-2 text-sm font-medium text-muted">
            {t(($) => $.steps.points.allowance, {
              left: number.format(allowance.left),
              monthly: number.format(allowance.monthly),
            })}
          </p>
          <Progress percent={(100 * allowance.left) / allowance.monthly} size="thick" />
        </StepCard>
        <StepCard n={3} id="words">
          <p className="rounded-control border-firm border-evergreen p-3.5 text-pretty">
            {t(($) => $.steps.words.message)}
            <span className="inline-block w-0.5 h-[1.1em] ml-0.5 align-[-0.2em] bg-evergreen" />
          </p>
          <p className="mt-4 justify-self-end inline-flex items-center gap-2 rounded-control bg-evergreen px-4 py-2.5 font-semibold text-white">
            {t(($) => $.steps.words.send)}
            <SendHorizontal className="size-4.5" />
          </p>
        </StepCard>
      </ol>
    </div>
  );
}
