import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { TextLink } from '~/ui/TextLink';
import type { ProductFigures } from './productFigures';

/** Any roster, law, proof, months and fairness: a figure and a sentence each, and where they come from. */
export function FiguresOfProduct() {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const { figures } = useLoaderData<{ figures: ProductFigures }>();
  const { roster, law, proof, months, fairness } = figures;
  const of = (part: number, whole: number) => t(($) => $.figures.of, { part, whole });
  const percent = (value: number) => t(($) => $.figures.percent, { value });
  const list = [
    { id: 'roster', value: percent(roster.percent), text: t(($) => $.figures.roster, roster) },
    { id: 'law', value: String(law.cases), text: t(($) => $.figures.law, law) },
    { id: 'proof', value: of(proof.best, proof.weeks), text: t(($) => $.figures.proof) },
    { id: 'months', value: of(months.near, months.instances), text: t(($) => $.figures.months) },
    { id: 'fairness', value: percent(fairness.percent), text: t(($) => $.figures.fairness, fairness) },
  ] as const;
  return (
    <div data-testid="product-figures">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-y-5 lg:grid-cols-5">
        {list.map(({ id, value, text }) => (
          <li key={id} className="border-t-2 border-ink pt-3">
            <span className="block text-sm font-semibold text-muted">{t(($) => $.figures.names[id])}</span>
            <strong className="mt-1.5 block font-heading text-[1.75rem] leading-none tracking-section tabular-nums">
              {value}
            </strong>
            <span className="mt-2 block text-note leading-snug text-pretty max-sm:hidden">{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 sm:mt-4">
        <TextLink to={pathTo('how-we-measure', language)}>{t(($) => $.figures.more)}</TextLink>
      </p>
    </div>
  );
}
