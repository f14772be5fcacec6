import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { comparison } from '~/content/home';
import { brand } from '~/shared/brand';
import { SectionHeading } from '~/ui/SectionHeading';

const icons = {
  yes: { Icon: Check, colours: 'text-evergreen' },
  partly: { Icon: Minus, colours: 'text-warning' },
  no: { Icon: X, colours: 'text-muted' },
} as const;

/** The product compared to engagement software and productivity tools. */
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
      <div className="wrap py-6 md:py-16 lg:py-24">
        <SectionHeading title={t(($) => $.comparison.title)} text={t(($) => $.comparison.text)} />
        <div className="mt-6 md:mt-10 rounded-[24px] border border-line bg-white overflow-clip">
          <table className="w-full table-fixed text-left">
            <caption className="sr-only">{t(($) => $.comparison.caption)}</caption>
            <thead>
              <tr className="align-bottom text-[clamp(0.8125rem,3.4vw,1.0625rem)] leading-tight hyphens-auto max-sm:grid max-sm:grid-cols-3">
                <th scope="col" className="w-[30%] lg:w-[40%] sm:p-5 font-semibold text-muted max-sm:sr-only">
                  {t(($) => $.comparison.what)}
                </th>
                {kinds.map((kind) => (
                  <th
                    key={kind}
                    scope="col"
                    className={clsx(
                      'px-1 py-2 sm:p-5 text-center font-heading tracking-[-0.01em] max-sm:grid max-sm:place-items-center',
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
                <tr key={row.id} className="border-t border-line max-sm:grid max-sm:grid-cols-3">
                  <th
                    scope="row"
                    className="px-4 pt-1.5 sm:p-5 font-medium leading-snug max-sm:col-span-3 max-sm:text-center max-sm:text-[0.9375rem]"
                  >
                    {t(($) => $.comparison.rows[row.id])}
                  </th>
                  {kinds.map((kind) => {
                    const { Icon, colours } = icons[row[kind]];
                    return (
                      <td
                        key={kind}
                        className={clsx(
                          'px-1 pt-0.5 pb-1.5 sm:p-4 text-center',
                          kind === 'us' && 'bg-mint max-sm:rounded-t-control',
                        )}
                      >
                        <span
                          className={clsx(
                            'inline-flex sm:max-lg:flex-col items-center gap-x-1.5 gap-y-1 text-sm font-semibold',
                            colours,
                          )}
                        >
                          <Icon className="size-5 sm:size-6" strokeWidth={2.5} aria-hidden="true" />
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
