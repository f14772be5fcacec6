import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { outsideAddress, useSiteSettings } from '~/shared/useSiteSettings';
import { buttonClass } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';

/** The popup after a recognition was sent: well done, and the two ways on. */
export default function CongratsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recognitions');
  const language = useLanguage();
  const { tryFreeUrl, signUpUrl } = useSiteSettings();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.congrats.title)}
      closeLabel={t(($) => $.close)}
      testId="congrats"
      footer={
        <>
          <a className={buttonClass('outline', 'small')} href={outsideAddress(tryFreeUrl, language)}>
            {t(($) => $.congrats.sales)}
          </a>
          <a className={buttonClass('solid', 'small')} href={outsideAddress(signUpUrl, language)}>
            {t(($) => $.congrats.setUp)}
          </a>
        </>
      }
    >
      <div className="grid justify-items-center gap-4 text-center">
        <img src="/images/gifs/confetti.gif" alt="" width="200" height="150" className="rounded-card" />
        <p className="max-w-[42ch] text-muted">{t(($) => $.congrats.text)}</p>
      </div>
    </Dialog>
  );
}
