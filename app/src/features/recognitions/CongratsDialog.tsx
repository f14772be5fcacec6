import { useTranslation } from 'react-i18next';
import { externalAddress } from '~/shared/externalAddress';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { buttonClass } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { RisingSun } from '~/ui/RisingSun';

/** The dialog after a recognition was sent, with two actions. */
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
          <a className={buttonClass('outline', 'small')} href={externalAddress(tryFreeUrl, language)}>
            {t(($) => $.congrats.sales)}
          </a>
          <a className={buttonClass('solid', 'small')} href={externalAddress(signUpUrl, language)}>
            {t(($) => $.congrats.setUp)}
          </a>
        </>
      }
    >
      <div className="grid justify-items-center gap-4 text-center">
        <RisingSun className="w-40" />
        <p className="measure-42 text-muted">{t(($) => $.congrats.text)}</p>
      </div>
    </Dialog>
  );
}
