import { useTranslation } from 'react-i18next';
import { Paragraphs } from './Paragraphs';

const rights = ['access', 'correct', 'optOut', 'deletion', 'object', 'complain'] as const;

/** What a person can ask for. */
export function RightsList() {
  const { t } = useTranslation('legal');
  return (
    <>
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {rights.map((id) => (
          <div key={id} className="border-t-2 border-ink pt-3">
            <dt className="font-heading font-bold text-xl tracking-[-0.02em]">
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
