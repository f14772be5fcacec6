import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutEndSlash } from '~/shared/language';
import { siteSettings } from '~/shared/settings';
import { buttonClass } from '~/ui/Button';

/** Sends the page's address to a larger screen: by the device's share sheet, and by a message where there is none. */
export function SendLink({ small = false }: { small?: boolean }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const url = siteSettings().publicUrl + withoutEndSlash(pathname);
  const title = t(($) => $.promo.sendSubject);
  const share = (event: MouseEvent) => {
    // Not every browser that has a share sheet lets this page open it.
    if (!navigator.canShare?.({ title, url })) return;
    event.preventDefault();
    // Who closes the sheet has changed their mind.
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
