import { useTranslation } from 'react-i18next';
import { legalSections } from './sections';

/** Links to the sections: beside the text where there is room, otherwise above it. */
export function LegalContents() {
  const { t } = useTranslation('legal');
  return (
    <nav
      aria-labelledby="legal-contents"
      className="contents-list lg:sticky lg:top-26 lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto"
    >
      <h2 id="legal-contents" className="font-text text-base tracking-normal">
        {t(($) => $.contents)}
      </h2>
      <ol className="mt-2 grid sm:max-lg:grid-cols-2 gap-x-8">
        {legalSections.map((id, index) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#${id}`}
              className="flex items-center gap-3 min-h-11 rounded-chip hover:text-evergreen hover:underline underline-offset-4"
            >
              <span aria-hidden="true" className="w-5 text-sm text-muted tabular-nums">
                {index + 1}
              </span>
              {t(($) => $.sections[id].title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
