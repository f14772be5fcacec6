import { useTranslation } from 'react-i18next';
import { Paragraphs } from './Paragraphs';

/** With whom data is shared, and under which rules. */
export function SharingList() {
  const { t } = useTranslation('legal');
  const items = t(($) => $.sections.sharing.items, { returnObjects: true });
  return (
    <>
      <ul className="mt-4 grid gap-3 max-w-[52ch]">
        {items.map((item) => (
          <li key={item} className="border-l-4 border-coral pl-4 text-[1.0625rem] leading-relaxed text-pretty">
            {item}
          </li>
        ))}
      </ul>
      <Paragraphs of={t(($) => $.sections.sharing.after, { returnObjects: true })} />
    </>
  );
}
