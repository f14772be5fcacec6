import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { legalIdentity } from '~/content/identity';
import { openPrivacySettings } from '~/shared/analytics/start';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { ContactDetails } from './ContactDetails';
import { DataHeld } from './DataHeld';
import { Paragraphs } from './Paragraphs';
import { RetentionCases } from './RetentionCases';
import { type LegalSectionId, legalSections } from './sections';

/** With whom data is shared, and under which rules. */
function SharingList() {
  const { t } = useTranslation('legal');
  const items = t(($) => $.sections.sharing.items, { returnObjects: true });
  return (
    <>
      <ul className="mt-4 grid gap-3 measure-52">
        {items.map((item) => (
          <li key={item} className="border-l-4 border-coral pl-4 text-lead leading-relaxed text-pretty">
            {item}
          </li>
        ))}
      </ul>
      <Paragraphs of={t(($) => $.sections.sharing.after, { returnObjects: true })} />
    </>
  );
}

const rights = ['access', 'correct', 'optOut', 'deletion', 'object', 'complain'] as const;

/** A person's rights. */
function RightsList() {
  const { t } = useTranslation('legal');
  return (
    <>
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {rights.map((id) => (
          <div key={id} className="border-t-2 border-ink pt-3">
            <dt className="font-heading font-bold text-xl tracking-title">
              {t(($) => $.sections.rights.items[id].title)}
            </dt>
            <dd className="mt-1.5 text-pretty">{t(($) => $.sections.rights.items[id].text)}</dd>
          </div>
        ))}
      </dl>
      <Paragraphs of={t(($) => $.sections.rights.after, { returnObjects: true })} />
    </>
  );
}

/** Opens the consent dialog from the section on cookies. */
function CookieSettings() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  return (
    <Button variant="outline" className="mt-5" onClick={() => void openPrivacySettings(language)}>
      {t(($) => $.sections.cookies.settings)}
    </Button>
  );
}

/** Content of some sections in addition to their paragraphs. */
const details: Partial<Record<LegalSectionId, ReactNode>> = {
  categories: <DataHeld />,
  retention: <RetentionCases />,
  sharing: <SharingList />,
  rights: <RightsList />,
  cookies: <CookieSettings />,
  contact: <ContactDetails />,
};

export function LegalSections() {
  const { t } = useTranslation('legal');
  return (
    <div className="grid gap-14">
      {legalSections.map((id) => (
        <section key={id} id={id} aria-labelledby={`legal-${id}`} className="scroll-mt-28">
          <h2 id={`legal-${id}`} className="text-headline lg:text-[2.125rem]">
            {t(($) => $.sections[id].title)}
          </h2>
          <Paragraphs of={t(($) => $.sections[id].paragraphs, { returnObjects: true, ...legalIdentity })} />
          {details[id]}
        </section>
      ))}
    </div>
  );
}
