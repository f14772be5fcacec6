import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactDetails } from './ContactDetails';
import { CookieSettings } from './CookieSettings';
import { DataHeld } from './DataHeld';
import { legalIdentity } from './identity';
import { Paragraphs } from './Paragraphs';
import { RetentionCases } from './RetentionCases';
import { RightsList } from './RightsList';
import { SharingList } from './SharingList';
import { type LegalSectionId, legalSections } from './sections';

/** What some sections have besides their paragraphs. */
const details: Partial<Record<LegalSectionId, ReactNode>> = {
  categories: <DataHeld />,
  retention: <RetentionCases />,
  sharing: <SharingList />,
  rights: <RightsList />,
  cookies: <CookieSettings />,
  contact: <ContactDetails />,
};

/** The legal page's text. */
export function LegalSections() {
  const { t } = useTranslation('legal');
  return (
    <div className="grid gap-14">
      {legalSections.map((id) => (
        <section key={id} id={id} aria-labelledby={`legal-${id}`} className="scroll-mt-28">
          <h2 id={`legal-${id}`} className="text-[1.75rem] lg:text-[2.125rem]">
            {t(($) => $.sections[id].title)}
          </h2>
          <Paragraphs of={t(($) => $.sections[id].paragraphs, { returnObjects: true, ...legalIdentity })} />
          {details[id]}
        </section>
      ))}
    </div>
  );
}
