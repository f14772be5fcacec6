import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type LinkedPageId, pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Link } from '~/ui/Link';
import { PersonAtWork } from '~/ui/PersonAtWork';

/** Roster cells by hour: working, free, and the one open gap. */
const cells = [
  ['mint', 'mint', 'free', 'sky'],
  ['peach', 'gap', 'gap', 'sky'],
  ['plum', 'plum', 'mint', 'free'],
] as const;

const grounds = {
  mint: 'bg-mint',
  sky: 'bg-sky',
  peach: 'bg-peach',
  plum: 'bg-plum',
  free: 'border-2 border-dashed border-line-strong/50',
} as const;

/** A roster detail with a gap two cells wide. */
function Gap({ code }: { code: string }) {
  return (
    <div aria-hidden="true" className="grid">
      <PersonAtWork job="warehouse" className="justify-self-end mr-6 w-40 lg:w-48" />
      <div className="grid grid-cols-4 gap-2.5 rounded-panel border border-line bg-white p-5 shadow-card">
        {cells.map((row, hour) =>
          row.map((cell, place) => {
            if (cell === 'gap' && row[place - 1] === 'gap') return null;
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the drawing is static.
                key={`${hour}-${place}`}
                className={clsx(
                  'h-14 sm:h-18 rounded-control',
                  cell === 'gap'
                    ? 'col-span-2 grid place-items-center hatch-danger border-2 border-dashed border-danger text-danger font-heading font-bold text-2xl'
                    : grounds[cell],
                )}
              >
                {cell === 'gap' && code}
              </span>
            );
          }),
        )}
      </div>
    </div>
  );
}

/** The not-found page, with links to the home page and to popular pages. */
export function NotFound() {
  const { t } = useTranslation(['common', 'site']);
  const language = useLanguage();
  const others: [LinkedPageId, string][] = [
    ['pricing', t(($) => $.footer.pricing, { ns: 'site' })],
    ['use-cases', t(($) => $.footer.successCases, { ns: 'site' })],
    ['blog', t(($) => $.footer.blog, { ns: 'site' })],
    ['faq', t(($) => $.footer.faq, { ns: 'site' })],
  ];
  return (
    <main
      id="content"
      className="wrap grid lg:grid-cols-[1fr_420px] gap-x-16 gap-y-12 items-center content-center py-16 min-h-[66dvh]"
    >
      <div className="grid justify-items-start gap-5">
        <p
          className="font-heading font-bold text-[clamp(5rem,16vw,9rem)] leading-none text-evergreen"
          aria-hidden="true"
        >
          {t(($) => $.notFound.code)}
        </p>
        <h1 className="text-[clamp(1.75rem,4vw,2.75rem)]">
          <span className="sr-only">{t(($) => $.notFound.code)}: </span>
          {t(($) => $.notFound.title)}
        </h1>
        <p className="text-muted text-lg measure-45">{t(($) => $.notFound.text)}</p>
        <ButtonLink to={pathTo('home', language)}>{t(($) => $.notFound.home)}</ButtonLink>
        <ul className="flex flex-wrap gap-x-6 font-semibold">
          {others.map(([page, label]) => (
            <li key={page}>
              <Link
                to={pathTo(page, language)}
                className="inline-flex items-center min-h-11 -mx-1.5 px-1.5 underline underline-offset-4 hover:text-evergreen"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Gap code={t(($) => $.notFound.code)} />
    </main>
  );
}
