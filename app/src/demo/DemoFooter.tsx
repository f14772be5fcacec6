import { useTranslation } from 'react-i18next';
import { openPrivacySettings } from '~/shared/analytics/start';
import { useLanguage } from '~/shared/useLanguage';
import { LanguageLink } from '~/ui/LanguageLink';
import { TextButton } from '~/ui/TextLink';

/**
 * The demo's footer. Its language selector is disabled and English only, as in the product's own demo; the link beside it
 * leads to the same page in the other language.
 */
export function DemoFooter() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <footer className="no-print mt-auto border-t border-line bg-sand px-4 lg:px-6 py-4 flex flex-wrap items-center justify-between gap-3 text-note text-muted">
      <p>{t(($) => $.demo.footerNote)}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <TextButton onClick={() => void openPrivacySettings(language)} className="text-ink hover:no-underline">
          {t(($) => $.demo.privacySettings)}
        </TextButton>
        <label className="flex items-center gap-2">
          <span className="sr-only">{t(($) => $.demo.footerLanguage)}</span>
          <select disabled className="min-h-11 px-3 rounded-control border-firm border-line bg-paper text-muted">
            <option lang="en">English</option>
          </select>
        </label>
        <span className="text-ink [&_a]:underline [&_a]:underline-offset-4">
          <LanguageLink language={language} long />
        </span>
      </div>
    </footer>
  );
}
