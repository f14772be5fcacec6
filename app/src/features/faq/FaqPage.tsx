import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { FaqItem } from '~/locales/en/faq';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { CtaLink } from '~/site/CtaLink';
import { AccordionItem } from '~/ui/Accordion';
import { ButtonLink } from '~/ui/Button';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { TextLink } from '~/ui/TextLink';
import { FaqAside } from './FaqAside';

/** Icon path and background of each group of questions, by group id. */
const groupIcons: Record<string, { path: string; background: string }> = {
  start: {
    path: 'M3 19h18M7 19a5 5 0 0 1 10 0M12 10V5M5.5 13.5 3 11M18.5 13.5 21 11',
    background: 'bg-peach text-coral-deep',
  },
  points: { path: 'M4 5h16v11H10l-4 4v-4H4ZM12 8v5M9.5 10.5h5', background: 'bg-sun text-ink' },
  rewards: {
    path: 'M4 9h16v4H4ZM6 13v7h12v-7M12 9v11M12 9S11 4 8.5 4.5 8 9 12 9Zm0 0s1-5 3.5-4.5S16 9 12 9Z',
    background: 'bg-mint text-evergreen',
  },
  work: { path: 'M12 3a9 9 0 1 0 9 9M12 8a4 4 0 1 0 4 4M12 12l8-8M17 3.5V7h3.5', background: 'bg-sky text-sky-ink' },
  data: {
    path: 'M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6ZM9 12l2.2 2.2L15.5 10',
    background: 'bg-plum text-plum-ink',
  },
};

/** A question that expands to its answer, one at a time; the first shows from the start what an answer is like. */
function FaqEntry({ question, answer, link, open }: FaqItem & { open: boolean }) {
  const language = useLanguage();
  return (
    <AccordionItem name="faq" title={question} open={open}>
      <p className="measure-52 text-lead leading-relaxed text-pretty">{answer}</p>
      {link && (
        <TextLink to={pathTo(link.page, language)} className="mt-2 text-evergreen">
          {link.words}
        </TextLink>
      )}
    </AccordionItem>
  );
}

/** Contact for further questions. */
function AskUs() {
  const { t } = useTranslation('faq');
  const language = useLanguage();
  return (
    <div className="rounded-band bg-mint p-6 sm:p-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
      <div>
        <h2 className="text-2xl">{t(($) => $.contactTitle)}</h2>
        <p className="mt-2 measure-40">{t(($) => $.contactText)}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo('contact', language)}>{t(($) => $.contact)}</ButtonLink>
        <CtaLink cta="bookDemo" component="faq" variant="outline" />
      </p>
    </div>
  );
}

/** The FAQ: groups of questions, one answer open at a time. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const groups = t(($) => $.groups, { returnObjects: true });
  return (
    <main id="content">
      <div className="wrap pt-8 pb-16 md:pt-14 lg:pb-28 grid lg:grid-cols-4-7 gap-x-16 gap-y-8 items-start">
        <FaqAside groups={groups} />
        <div className="grid gap-12 lg:gap-16">
          {groups.map(({ id, title, items }) => (
            <section key={id} id={id} aria-labelledby={`faq-${id}`} className="scroll-mt-28">
              <div className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className={clsx('grid place-items-center size-13 shrink-0 rounded-tile', groupIcons[id]?.background)}
                >
                  <StrokeIcon path={groupIcons[id]?.path ?? ''} className="size-7" />
                </span>
                <h2 id={`faq-${id}`} className="text-heading lg:text-figure">
                  {title}
                </h2>
              </div>
              <div className="mt-4 border-b border-line">
                {items.map((item) => (
                  <FaqEntry key={item.question} {...item} open={item === groups[0]?.items[0]} />
                ))}
              </div>
            </section>
          ))}
          <AskUs />
        </div>
      </div>
    </main>
  );
}
