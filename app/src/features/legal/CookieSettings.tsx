import { useTranslation } from 'react-i18next';
import { openPrivacySettings } from '~/shared/analytics/useAnalytics';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

/** Opens the consent screen from where the cookies are explained. */
export function CookieSettings() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  return (
    <Button variant="outline" className="mt-5" onClick={() => void openPrivacySettings(language)}>
      {t(($) => $.sections.cookies.settings)}
    </Button>
  );
}
