import { useTranslation } from 'react-i18next';

/** The demo's footer: its language selector is disabled and English only, as the product's own demo has it. */
export function DemoFooter() {
  const { t } = useTranslation('common');
  return (
    <footer className="no-print mt-auto border-t border-line bg-sand px-4 lg:px-6 py-4 flex flex-wrap items-center justify-between gap-3 text-[0.9375rem] text-muted">
      <p>{t(($) => $.demo.footerNote)}</p>
      <label className="flex items-center gap-2">
        <span className="sr-only">{t(($) => $.demo.footerLanguage)}</span>
        <select disabled className="min-h-11 px-3 rounded-control border-[1.5px] border-line bg-paper text-muted">
          <option lang="en">English</option>
        </select>
      </label>
    </footer>
  );
}
