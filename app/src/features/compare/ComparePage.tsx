import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import { pathTo, pathToOwnTeam } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Link } from '~/ui/Link';

/** The texts of each comparison. */
const namespaces = {
  spreadsheet: 'compareSpreadsheet',
  tools: 'compareTools',
  byHand: 'compareByHand',
} as const;

const pages = {
  spreadsheet: 'compare-spreadsheet',
  tools: 'compare-scheduling-tools',
  byHand: 'compare-by-hand',
} as const;

type Compared = keyof typeof namespaces;

function Better({ title, list, ground }: { title: string; list: readonly string[]; ground: string }) {
  return (
    <section className={`rounded-card p-6 sm:p-8 ${ground}`}>
      <h2 className="text-[clamp(1.375rem,2.6vw,1.875rem)]">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {list.map((item) => (
          <li key={item} className="flex items-start gap-2.5 leading-snug text-pretty">
            <Check className="mt-0.5 size-5 shrink-0 text-evergreen" strokeWidth={3} aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The scheduler beside one other way to plan: what each does better, in plain words. */
export function ComparePage({ compared }: { compared: Compared }) {
  const { t } = useTranslation(namespaces[compared]);
  const language = useLanguage();
  const hero = t(($) => $.hero, { returnObjects: true });
  const theirs = t(($) => $.theirs, { returnObjects: true });
  const ours = t(($) => $.ours, { returnObjects: true });
  const table = t(($) => $.table, { returnObjects: true });
  const stay = t(($) => $.stay, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  const others = t(($) => $.others, { returnObjects: true });
  const other = (Object.keys(pages) as Compared[]).filter((id) => id !== compared);
  return (
    <main id="content">
      <div className="-mt-20 pt-20 bg-mint border-b-6 border-evergreen">
        <div className="wrap py-12 md:py-16">
          <h1 className="text-[clamp(2.25rem,5.2vw,3.75rem)] leading-section tracking-hero measure-22">
            {hero.title} <span className="marked">{hero.titleMarked}</span>
          </h1>
          <p className="mt-6 text-[clamp(1.0625rem,1.6vw,1.25rem)] leading-relaxed measure-54 text-pretty">
            {hero.text}
          </p>
        </div>
      </div>
      <div className="wrap py-12 lg:py-16 grid gap-6 md:grid-cols-2">
        <Better title={theirs.title} list={theirs.list} ground="bg-sand" />
        <Better title={ours.title} list={ours.list} ground="bg-mint" />
      </div>
      <div className="wrap">
        <table className="w-full max-md:block text-left rounded-card border border-line bg-white border-separate border-spacing-0 overflow-clip">
          <caption className="sr-only">{table.caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="bg-sand">
              {[table.what, table.them, brand.name].map((head) => (
                <th key={head} scope="col" className="px-5 py-3">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {table.rows.map(({ what, them, us }) => (
              <tr key={what} className="max-md:block max-md:border-t max-md:border-line max-md:py-4">
                <th
                  scope="row"
                  className="max-md:block px-5 md:py-3.5 md:border-t border-line align-top font-semibold md:w-1/4"
                >
                  {what}
                </th>
                {[
                  { name: table.them, text: them },
                  { name: brand.name, text: us },
                ].map(({ name, text }) => (
                  <td key={name} className="max-md:block px-5 pt-1 md:py-3.5 md:border-t border-line align-top">
                    <span className="md:hidden text-small text-muted">{name}: </span>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="wrap py-12 lg:py-16 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <section className="border-l-4 border-sun pl-5">
          <h2 className="text-[clamp(1.375rem,2.6vw,1.875rem)]">{stay.title}</h2>
          <p className="mt-3 text-lg leading-relaxed text-pretty">{stay.text}</p>
        </section>
        <section>
          <h2 className="text-[clamp(1.375rem,2.6vw,1.875rem)]">{closing.title}</h2>
          <p className="mt-3 text-lg leading-relaxed text-pretty">{closing.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={pathToOwnTeam(language)} reloadDocument>
              {closing.action}
            </ButtonLink>
            <ButtonLink to={pathTo('how-we-measure', language)} variant="outline">
              {closing.measures}
            </ButtonLink>
          </div>
        </section>
      </div>
      <nav aria-label={others.title} className="wrap pb-16">
        <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-5">
          {other.map((id) => (
            <li key={id}>
              <Link
                to={pathTo(pages[id], language)}
                className="inline-flex items-center min-h-11 font-semibold underline underline-offset-4"
              >
                {others[id]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
