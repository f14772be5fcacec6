import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutEndSlash } from '~/shared/language';
import { siteSettings } from '~/shared/settings';
import { buttonClass } from '~/ui/Button';

/** Sends the page's address to a larger screen: through the Web Share API, or else by e-mail. */
export function SendLink({ small = false }: { small?: boolean }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const url = siteSettings().publicUrl + withoutEndSlash(pathname);
  const title = t(($) => $.promo.sendSubject);
  const share = (event: MouseEvent) => {
    // A browser that supports sharing may still refuse it for this page.
    if (!navigator.canShare?.({ title, url })) return;
    event.preventDefault();
    // Closing the share sheet rejects as well.
    navigator.share({ title, url }).catch(() => {});
  };
  return (
    <a
      className={small ? buttonClass('text', 'small') : buttonClass('outline')}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${url}`}
      onClick={share}
    >
      {t(($) => $.promo.send)}
    </a>
  );
}
