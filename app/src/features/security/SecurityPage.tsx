import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { legalIdentity } from '~/content/identity';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { TextLink, textLinkClass } from '~/ui/TextLink';
import { PaperAndLock } from './PaperAndLock';

/** The page's sections in order; each id is an anchor. */
const sections = ['place', 'contract', 'people', 'optOut', 'disclosure', 'status'] as const;

function Section({ id, children }: { id: (typeof sections)[number]; children: ReactNode }) {
  const { t } = useTranslation('security');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <h2 id={`${id}-title`} className="text-[clamp(1.625rem,3.2vw,2.25rem)]">
        {t(($) => $[id].title)}
      </h2>
      <p className="mt-3 text-lg leading-relaxed measure-54 text-pretty">
        {t(($) => $[id].text, { securityEmail: legalIdentity.securityEmail })}
      </p>
      {children}
    </section>
  );
}

/** Two lists side by side: what managers see, and what they do not. */
function Views() {
  const { t } = useTranslation('security');
  const { see, seen, hidden, unseen } = t(($) => $.people, { returnObjects: true });
  const lists = [
    { title: see, items: seen, Icon: Check, ground: 'bg-mint', colour: 'text-evergreen' },
    { title: hidden, items: unseen, Icon: X, ground: 'bg-sand', colour: 'text-coral-deep' },
  ];
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-2">
      {lists.map(({ title, items, Icon, ground, colour }) => (
        <div key={title} className={`rounded-card p-6 ${ground}`}>
          <h3 className="text-xl">{title}</h3>
          <ul className="mt-4 grid gap-3">
            {items.map((item) => (
              <li key={item} className="flex items-start gap-2.5 leading-snug">
                <Icon className={`mt-0.5 size-5 shrink-0 ${colour}`} strokeWidth={3} aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Sub-processors by what they do. */
function Processors() {
  const { t } = useTranslation('security');
  const { processors, processorsText, who, gets, when, rows } = t(($) => $.contract, { returnObjects: true });
  return (
    <>
      <h3 className="mt-8 text-xl">{processors}</h3>
      <p className="mt-2 measure-54">{processorsText}</p>
      <table className="mt-5 w-full max-sm:block rounded-card border border-line bg-white border-separate border-spacing-0 overflow-clip">
        <thead className="max-sm:sr-only">
          <tr className="bg-sand text-left">
            {[who, gets, when].map((head) => (
              <th key={head} scope="col" className="px-5 py-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={row.who} className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-3">
              <th scope="row" className="max-sm:block px-5 sm:py-3.5 sm:border-t border-line text-left align-top">
                {row.who}
              </th>
              <td className="max-sm:block px-5 sm:py-3.5 sm:border-t border-line align-top">{row.gets}</td>
              <td className="max-sm:block px-5 sm:py-3.5 sm:border-t border-line align-top text-muted">{row.when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Security and data, for those who have to approve a purchase: IT, data protection and works councils. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const legal = pathTo('privacy-and-terms', language);
  return (
    <main id="content">
      <header className="border-b border-line">
        <div className="wrap pt-8 pb-12 md:pt-14 lg:pb-0 grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-12">
          <div className="lg:pb-16">
            <h1 className="text-[clamp(2.25rem,5.2vw,3.75rem)] leading-section tracking-hero measure-22">
              {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
            </h1>
            <p className="mt-5 text-xl leading-relaxed measure-52">{t(($) => $.hero.text)}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink to={pathTo('contact', language)} reloadDocument>
                {t(($) => $.hero.ask)}
              </ButtonLink>
              <ButtonLink to={legal} variant="outline">
                {t(($) => $.hero.policy)}
              </ButtonLink>
            </div>
          </div>
          <PaperAndLock className="max-lg:hidden w-100 xl:w-116 self-end -mb-px" />
        </div>
      </header>
      <div className="wrap py-12 lg:py-20 grid lg:grid-cols-[260px_1fr] gap-x-20 gap-y-10 items-start">
        <nav aria-label={t(($) => $.contents)} className="contents-list lg:sticky lg:top-28">
          <ul className="grid">
            {sections.map((id) => (
              <li key={id} className="border-t border-line">
                <a
                  href={`#${id}`}
                  className="flex items-center min-h-11 py-2 leading-snug font-semibold hover:underline underline-offset-4"
                >
                  {t(($) => $[id].title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-14 min-w-0">
          <Section id="place">
            <dl className="mt-6 grid gap-px sm:grid-cols-2 rounded-card border border-line bg-line overflow-clip">
              {t(($) => $.place.facts, { returnObjects: true }).map(({ term, text }) => (
                <div key={term} className="bg-white p-5">
                  <dt className="text-sm text-muted">{term}</dt>
                  <dd className="mt-1 font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section id="contract">
            <Processors />
          </Section>
          <Section id="people">
            <Views />
            <p className="mt-6 measure-54">{t(($) => $.people.insights)}</p>
            <p className="mt-2">
              <TextLink to={pathTo('manager-overview', language)}>{t(($) => $.people.demo)}</TextLink>
            </p>
          </Section>
          <Section id="optOut">
            <ol className="mt-5 grid gap-3 measure-54 list-decimal pl-6 marker:font-bold marker:text-coral-deep">
              {t(($) => $.optOut.steps, { returnObjects: true }).map((step) => (
                <li key={step} className="pl-1.5">
                  {step}
                </li>
              ))}
            </ol>
            <p className="mt-2">
              <TextLink to={`${legal}#retention`}>{t(($) => $.optOut.retention)}</TextLink>
            </p>
          </Section>
          <Section id="disclosure">
            <p>
              <a href={`mailto:${legalIdentity.securityEmail}`} className={textLinkClass}>
                {legalIdentity.securityEmail}
              </a>
            </p>
          </Section>
          <Section id="status">{null}</Section>
          <section aria-labelledby="question" className="rounded-band bg-evergreen text-white p-7 sm:p-10">
            <h2 id="question" className="text-[clamp(1.5rem,3vw,2rem)]">
              {t(($) => $.closing.title)}
            </h2>
            <p className="mt-3 text-on-dark">{t(($) => $.closing.text)}</p>
            <ButtonLink to={pathTo('contact', language)} reloadDocument tone="dark" className="mt-5">
              {t(($) => $.closing.call)}
            </ButtonLink>
          </section>
        </div>
      </div>
    </main>
  );
}
