import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { rewardSamples } from '~/content/featureSamples';
import { homeRewards } from '~/content/home';
import { useLanguage } from '~/shared/useLanguage';
import { Card } from '~/ui/Card';
import { Progress } from '~/ui/Progress';
import { statement } from './statement';

const eurosOf = (id: 'sportswear' | 'charity') =>
  homeRewards.flatMap((reward) => (reward.id === id && 'euros' in reward ? [reward.euros] : []))[0] ?? 0;

const euros = { sportswear: eurosOf('sportswear'), donation: eurosOf('charity') } as const;

/** A person's month in points, and the team's budget beside it. */
export default function Month() {
  const { t } = useTranslation('rewardIncentives');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const change = new Intl.NumberFormat(language, { signDisplay: 'always' });
  const { monthly, used } = rewardSamples.budget;
  const cell = 'py-3 px-2 sm:px-4 first:pl-4 sm:first:pl-6 last:pr-4 sm:last:pr-6';
  return (
    <div className="wrap py-16 lg:py-24 grid lg:grid-cols-7-5 gap-x-16 gap-y-14 items-start">
      <div>
        <h2 className="text-[clamp(1.75rem,3.6vw,2.5rem)]">{t(($) => $.month.title)}</h2>
        <p className="mt-4 text-lg text-muted measure-52">{t(($) => $.month.text)}</p>
        <Card className="mt-8 overflow-clip">
          <table className="w-full text-left text-note sm:text-base">
            <caption className="sr-only">{t(($) => $.month.table)}</caption>
            <thead>
              <tr className="text-sm text-muted border-b border-line">
                <th scope="col" className={`${cell} font-medium max-sm:hidden`}>
                  {t(($) => $.month.day)}
                </th>
                <th scope="col" className={`${cell} font-medium`}>
                  {t(($) => $.month.what)}
                </th>
                <th scope="col" className={`${cell} font-medium text-right`}>
                  {t(($) => $.month.change)}
                </th>
                <th scope="col" className={`${cell} font-medium text-right`}>
                  {t(($) => $.month.balance)}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line tabular-nums">
              <tr className="text-muted">
                <td className={`${cell} max-sm:hidden`}>1</td>
                <td className={cell}>{t(($) => $.month.opening)}</td>
                <td className={cell} />
                <td className={`${cell} text-right font-semibold`}>{number.format(rewardSamples.openingBalance)}</td>
              </tr>
              {statement().map(({ id, day, points, balance }) => (
                <tr key={id}>
                  <td className={`${cell} text-muted max-sm:hidden`}>{day}</td>
                  <td className={`${cell} font-semibold leading-snug`}>
                    {id === 'sportswear' || id === 'donation'
                      ? t(($) => $.month.movements[id], { euros: euros[id] })
                      : t(($) => $.month.movements[id])}
                  </td>
                  <td className={`${cell} text-right whitespace-nowrap`}>
                    <span
                      className={clsx(
                        'inline-block rounded-chip px-2 py-0.5 font-bold',
                        points > 0 ? 'bg-sun' : 'bg-sand text-muted',
                      )}
                    >
                      {change.format(points)}
                    </span>
                  </td>
                  <td className={`${cell} text-right font-semibold`}>{number.format(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </div>
      <div className="rounded-panel bg-mint p-6 sm:p-8 lg:mt-2">
        <h2 className="text-headline">{t(($) => $.budget.title)}</h2>
        <p className="mt-3 text-pretty">{t(($) => $.budget.text)}</p>
        <Card className="mt-6 p-5">
          <p className="font-semibold">{t(($) => $.budget.team)}</p>
          <p className="mt-1 font-heading font-bold text-figure tracking-section tabular-nums">
            {t(($) => $.budget.left, { left: number.format(monthly - used) })}
          </p>
          <Progress percent={(100 * used) / monthly} size="thick" className="mt-2" />
          <p className="mt-2 text-sm text-muted tabular-nums">
            {t(($) => $.budget.used, { used: number.format(used), monthly: number.format(monthly) })}
          </p>
        </Card>
      </div>
    </div>
  );
}
