import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { MeasuredTable, solverTables } from '~/content/solverTables';
import { groupedNumber } from '~/shared/groupedNumber';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

/** Figures of the reader and of the laws. */
export interface Measures {
  readonly laws: { readonly cases: number; readonly filled: number };
  /** Sums of the squares of everybody's weekend days, nights and closings in one case of several weeks. */
  readonly fairness: Readonly<Record<'people' | 'weeks' | 'weekByWeek' | 'together' | 'best', number>>;
  readonly reader: {
    readonly kept: { readonly files: number; readonly shifts: number };
    readonly made: Readonly<Record<'files' | 'languages' | 'shifts' | 'right' | 'wrong' | 'whole' | 'silent', number>>;
  };
}

interface Loaded {
  readonly tables: ReturnType<typeof solverTables>;
  readonly measures: Measures;
  readonly asOf: string;
}

function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="wrap py-10 lg:py-14">
      <h2 id={id} className="text-section-narrow">
        {title}
      </h2>
      <p className="mt-3 md:text-lg leading-relaxed measure-50 text-pretty">{text}</p>
      {children}
    </section>
  );
}

/** A table as it was measured; wide ones scroll by themselves. Names of programs keep their version. */
function Table({ caption, table }: { caption: string; table: MeasuredTable }) {
  const { t } = useTranslation('measures');
  const language = useLanguage();
  const heads = t(($) => $.heads, { returnObjects: true });
  const cells = t(($) => $.cells, { returnObjects: true });
  const named = (head: string) => {
    const [, name = head, version = ''] = /^(.*?)( [\d.]+)?$/.exec(head) ?? [];
    return `${heads.find(({ written }) => written === name)?.words ?? name}${version}`;
  };
  const decimal = language === 'es' ? ',' : '.';
  const inWords = (cell: string) =>
    cells.reduce(
      (text, { written, words }) => text.replaceAll(written, words),
      cell.replace(/^(\d+)\.(\d+)$/, `$1${decimal}$2`),
    );
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-card border border-line bg-white"
    >
      <table className="w-full text-left text-note tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="bg-sand align-bottom">
            {table.head.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading.
              <th key={index} scope="col" className="px-4 py-3 whitespace-nowrap">
                {named(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]} className="border-t border-line">
              {row.map((cell, index) =>
                index === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not change.
                  <th key={index} scope="row" className="px-4 py-2.5 font-semibold whitespace-nowrap">
                    {inWords(cell)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not change.
                  <td key={index} className="px-4 py-2.5 whitespace-nowrap">
                    {cell === '' ? '–' : inWords(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the scheduler is measured: filling, several weeks, reading, laws, and the commands. */
export function MeasuresPage() {
  const { t } = useTranslation('measures');
  const language = useLanguage();
  const { tables, measures, asOf } = useLoaderData<Loaded>();
  const { laws, fairness, reader } = measures;
  const number = (value: number) => groupedNumber(value, language);
  const percent = (part: number, whole: number) => Math.floor((100 * part) / whole);
  const facts = [
    {
      term: t(($) => $.reading.kept),
      text: t(($) => $.reading.keptText, { files: reader.kept.files, shifts: number(reader.kept.shifts) }),
    },
    {
      term: t(($) => $.reading.right),
      text: t(($) => $.reading.rightText, {
        percent: percent(reader.made.right, reader.made.shifts),
        right: number(reader.made.right),
        shifts: number(reader.made.shifts),
      }),
    },
    {
      term: t(($) => $.reading.wrong),
      text: t(($) => $.reading.wrongText, { count: reader.made.wrong, silent: reader.made.silent }),
    },
    {
      term: t(($) => $.reading.whole),
      text: t(($) => $.reading.wholeText, { whole: reader.made.whole, files: reader.made.files }),
    },
  ];
  return (
    <main id="content">
      <div className="-mt-20 pt-20 bg-sand border-b-6 border-coral">
        <div className="wrap py-12 md:py-16">
          <h1 className="text-[clamp(2.25rem,5.2vw,3.75rem)] leading-section tracking-hero measure-22">
            {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className="mt-6 text-[clamp(1.0625rem,1.6vw,1.25rem)] leading-relaxed measure-50 text-pretty">
            {t(($) => $.hero.text)}
          </p>
          <p className="mt-4 text-note text-muted">{t(($) => $.hero.asOf, { date: asOf })}</p>
        </div>
      </div>
      <Part id="week" title={t(($) => $.week.title)} text={t(($) => $.week.text)}>
        <Table caption={t(($) => $.week.caption)} table={tables.week} />
        <p className="mt-4 text-note text-muted measure-50">{t(($) => $.week.note)}</p>
      </Part>
      <Part id="instances" title={t(($) => $.instances.title)} text={t(($) => $.instances.text)}>
        <Table caption={t(($) => $.instances.caption)} table={tables.instances} />
        <p className="mt-4 text-note text-muted measure-50">{t(($) => $.instances.note)}</p>
      </Part>
      <Part id="fairness" title={t(($) => $.fairness.title)} text={t(($) => $.fairness.text, fairness)}>
        <p className="mt-3 text-note text-muted measure-50">{t(($) => $.fairness.note)}</p>
      </Part>
      <Part
        id="reading"
        title={t(($) => $.reading.title)}
        text={t(($) => $.reading.text, { languages: reader.made.languages })}
      >
        <dl className="mt-6 grid gap-px sm:grid-cols-2 rounded-card border border-line bg-line overflow-clip">
          {facts.map(({ term, text }) => (
            <div key={term} className="bg-white p-5">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="mt-1 font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="laws" title={t(($) => $.laws.title)} text={t(($) => $.laws.text, laws)}>
        <p className="mt-3 text-note text-muted measure-50">{t(($) => $.laws.note)}</p>
      </Part>
      <Part id="commands" title={t(($) => $.commands.title)} text={t(($) => $.commands.text)}>
        <dl className="mt-6 grid gap-5">
          {t(($) => $.commands.list, { returnObjects: true }).map(({ command, what }) => (
            <div key={command}>
              <dt>
                <code className="block overflow-x-auto rounded-control bg-ink text-white px-4 py-3 text-note">
                  {command}
                </code>
              </dt>
              <dd className="mt-1.5 text-muted">{what}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={pathTo('shift-scheduling', language)} variant="outline" className="mt-8">
          {t(($) => $.commands.back)}
        </ButtonLink>
      </Part>
    </main>
  );
}
