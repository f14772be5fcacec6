import { useTranslation } from 'react-i18next';
import { promoSamples } from '~/content/promo';
import { useLanguage } from '~/shared/useLanguage';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import { Ring } from '~/ui/Ring';
import { Portrait } from './Portrait';

/** A recognition on a phone. */
export function CelebratePicture() {
  const { t } = useTranslation('common');
  const { sender, points } = promoSamples.recognition;
  return (
    <Card className="mx-auto w-full max-w-76 p-4 -rotate-1">
      <div className="flex items-center gap-3">
        <Portrait person={sender} />
        <span className="flex-1 min-w-0 font-semibold leading-snug">{sender.name}</span>
        <PointsBadge>{`+${points}`}</PointsBadge>
      </div>
      <p className="mt-2.5 text-note leading-snug">{t(($) => $.promo.pictures.thanks)}</p>
    </Card>
  );
}

/** Two targets in progress. */
export function TrackPicture() {
  const language = useLanguage();
  return (
    <div className="mx-auto flex w-full max-w-76 gap-3">
      {promoSamples.targets.map(({ id, title, progress, total, percent }, place) => (
        <Card key={id} className={place === 0 ? 'flex-1 p-3.5 mt-3' : 'flex-1 p-3.5 mb-3'}>
          <Ring percent={percent} className="size-12" />
          <p className="mt-2 text-sm leading-tight text-muted">{title[language]}</p>
          <p className="font-heading font-bold tabular-nums">
            {progress}/{total}
          </p>
        </Card>
      ))}
    </div>
  );
}

/** A reward with its price. */
export function RedeemPicture() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { title, picture, points } = promoSamples.reward;
  return (
    <Card className="mx-auto w-full max-w-60 overflow-clip rotate-1">
      <img
        src={`/images/rewards/${picture}.svg`}
        alt=""
        width="320"
        height="200"
        className="w-full h-20 object-cover"
      />
      <p className="flex items-center justify-between gap-3 px-4 py-2.5">
        <span className="font-semibold leading-tight">{title[language]}</span>
        <PointsBadge>{t(($) => $.promo.pictures.points, { points })}</PointsBadge>
      </p>
    </Card>
  );
}
