import { Lock, X } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { externalAddress } from '~/shared/externalAddress';
import { useBackCloses } from '~/shared/useBackCloses';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { CtaLink } from '~/site/CtaLink';
import { buttonClass } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { RewardArt } from '~/ui/RewardArt';
import type { CatalogueReward } from './catalogue';

interface RedeemDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The chosen reward while the dialog is open. */
  reward: CatalogueReward | undefined;
  onClose: () => void;
}

function BackCloses({ close }: { close: () => void }) {
  useBackCloses(close);
  return null;
}

/** Says that redemption is a Pro feature, with two actions. A native modal dialog: Escape closes it. */
export function RedeemDialog({ dialog, reward, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('rewardIncentives');
  const language = useLanguage();
  const { tryFreeUrl } = useSiteSettings();
  const close = () => dialog.current?.close();
  /** The content fills the dialog's box, so a click on the element itself is on the backdrop. */
  const onBackdropClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    // The keyboard equivalent is Escape, which the browser handles.
    <dialog
      ref={dialog}
      aria-labelledby="redeem-title"
      aria-describedby="redeem-text"
      onClick={onBackdropClick}
      onKeyDown={undefined}
      onClose={onClose}
      className="m-auto w-[min(480px,calc(100vw-32px))] rounded-card border border-line bg-white p-0 text-ink shadow-float overflow-clip backdrop:bg-ink/45 open:motion-safe:animate-rise-in"
    >
      <div className="relative p-6 sm:p-8">
        <IconButton label={t(($) => $.dialog.close)} onClick={close} className="absolute right-3 top-3">
          <X className="size-5" aria-hidden="true" />
        </IconButton>
        {reward && <BackCloses close={close} />}
        {reward && (
          <p className="mr-10 flex items-center gap-4">
            <RewardArt id={reward.id} className="landed w-24 shrink-0 rounded-control overflow-clip" />
            <span className="leading-tight">
              <span className="block font-semibold">{reward.name}</span>
              <span className="block mt-1 text-note text-muted tabular-nums">
                {t(($) => $.dialog.cost, { points: reward.points })}
              </span>
            </span>
          </p>
        )}
        <h2 id="redeem-title" className="mt-6 flex items-center gap-2.5 text-heading">
          <Lock className="size-6 shrink-0 text-coral-deep" aria-hidden="true" />
          {t(($) => $.dialog.title)}
        </h2>
        <p id="redeem-text" className="mt-3 text-muted">
          {t(($) => $.dialog.text)}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 *:flex-auto">
          <a href={externalAddress(tryFreeUrl, language)} className={buttonClass('solid')}>
            {t(($) => $.dialog.contactSales)}
          </a>
          <CtaLink cta="start" component="redeem-dialog" variant="outline">
            {t(($) => $.dialog.testFree)}
          </CtaLink>
        </div>
      </div>
    </dialog>
  );
}
