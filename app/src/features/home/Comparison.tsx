import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { comparison } from '~/content/home';
import { brand } from '~/shared/brand';
import { SectionHeading } from '~/ui/SectionHeading';

const signs = {
  yes: { Icon: Check, colours: 'text-evergreen' },
  partly: { Icon: Minus, colours: 'text-warning' },
  no: { Icon: X, colours: 'text-muted' },
} as const;

/** The product beside engagement software and productivity tools, row by row. */
export default function Comparison() {
  const { t } = useTranslation('home');
  const kinds = ['us', 'engagement', 'productivity'] as const;
  const heads = {
    us: brand.name,
    engagement: t(($) => $.comparison.engagement),
    productivity: t(($) => $.comparison.productivity),
  };
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24">
        <SectionHeading title={t(($) => $.comparison.title)} text={t(($) => $.comparison.text)} />
        <div className="mt-10 rounded-[24px] border border-line bg-white overflow-clip">
          <table className="w-full table-fixed text-left">
            <caption className="sr-only">{t(($) => $.comparison.caption)}</caption>
            <thead>
              <tr className="align-bottom text-[clamp(0.6875rem,3.1vw,1.0625rem)] leading-tight hyphens-auto">
                <th scope="col" className="w-[30%] lg:w-[40%] p-2.5 sm:p-5 font-semibold text-muted">
                  {t(($) => $.comparison.what)}
                </th>
                {kinds.map((kind) => (
                  <th
                    key={kind}
                    scope="col"
                    className={clsx(
                      'px-0.5 py-2.5 sm:p-5 text-center font-heading tracking-[-0.01em]',
                      kind === 'us' ? 'bg-evergreen text-white' : 'text-ink',
                    )}
                  >
                    {heads[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparison.map((row) => (
                <tr key={row.id} className="border-t border-line">
                  <th
                    scope="row"
                    className="p-2.5 sm:p-5 font-medium leading-snug text-[0.9375rem] sm:text-base hyphens-auto"
                  >
                    {t(($) => $.comparison.rows[row.id])}
                  </th>
                  {kinds.map((kind) => {
                    const { Icon, colours } = signs[row[kind]];
                    return (
                      <td key={kind} className={clsx('p-2 sm:p-4 text-center', kind === 'us' && 'bg-mint')}>
                        <span
                          className={clsx(
                            'inline-flex max-lg:flex-col items-center gap-x-2 gap-y-1 text-sm font-semibold',
                            colours,
                          )}
                        >
                          <Icon className="size-6" strokeWidth={2.5} aria-hidden="true" />
                          {t(($) => $.comparison[row[kind]])}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
