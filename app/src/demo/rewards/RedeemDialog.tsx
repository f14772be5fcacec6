import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { externalAddress } from '~/shared/externalAddress';
import { groupedNumber, groupedNumbers } from '~/shared/groupedNumber';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { ButtonLink, buttonClass } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { RewardPicture } from '~/ui/RewardPicture';
import type { Affordability, Reward } from './catalogue';

interface RedeemDialogProps {
  reward: Reward;
  affordability: Affordability;
  /** Points. */
  balance: number;
  open: boolean;
  onClose: () => void;
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 border-b border-line last:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold tabular-nums">{children}</dd>
    </div>
  );
}

/** A reward's price and the missing points, from the engine; nothing is redeemed in the demo. */
export default function RedeemDialog({ reward, affordability, balance, open, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('giftShop');
  const language = useLanguage();
  const { signUpUrl } = useSiteSettings();
  const { redeemable, missing } = affordability;
  const Sign = redeemable ? CircleCheck : CircleDashed;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reward.title}
      description={reward.company}
      closeLabel={t(($) => $.redeem.close)}
      testId="redeem-dialog"
      footer={
        <>
          <ButtonLink to={pathTo('contact', language)} variant="outline" size="small">
            {t(($) => $.redeem.contactSales)}
          </ButtonLink>
          <a href={externalAddress(signUpUrl, language)} className={buttonClass('solid', 'small')}>
            {t(($) => $.redeem.startForFree)}
          </a>
        </>
      }
    >
      <div className="grid sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-6 gap-y-4 items-start">
        <RewardPicture name={reward.picture} className="landed rounded-control" />
        <div>
          <p className="text-pretty">{reward.description}</p>
          <dl className="mt-2">
            <Figure name={t(($) => $.redeem.cost)}>
              {t(($) => $.card.points, { points: groupedNumbers(reward.points, language) })}
            </Figure>
            <Figure name={t(($) => $.redeem.balance)}>
              {t(($) => $.redeem.points, { value: groupedNumber(balance, language) })}
            </Figure>
            {!redeemable && missing !== null && (
              <Figure name={t(($) => $.redeem.missing)}>
                <span data-testid="missing">
                  {t(($) => $.redeem.points, { value: groupedNumber(missing, language) })}
                </span>
              </Figure>
            )}
          </dl>
        </div>
      </div>
      <p
        className={
          redeemable
            ? 'mt-4 flex gap-2.5 rounded-control bg-mint px-4 py-3 font-semibold text-evergreen-deep'
            : 'mt-4 flex gap-2.5 rounded-control bg-sand px-4 py-3 font-semibold'
        }
      >
        <Sign className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
        {redeemable || missing === null
          ? t(($) => $.redeem.enough)
          : t(($) => $.redeem.short, { count: missing, value: groupedNumber(missing, language) })}
      </p>
      <p className="mt-3 text-note text-muted">{t(($) => $.redeem.note)}</p>
    </Dialog>
  );
}
