import { useTranslation } from 'react-i18next';
import { storySamples } from '~/content/caseStudies';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Ring } from '~/ui/Ring';

/** The call centre's app: a customer's thank-you and a target that is nearly met. */
export function CallCentrePicture() {
  const { t } = useTranslation('useCases');
  const { points, target } = storySamples.callCentre;
  const { percent } = target;
  return (
    <div role="img" aria-label={t(($) => $.studies.callCentre.sample.label)} className="grid gap-4">
      <Card className="relative p-5 flex items-center gap-5 max-w-90 w-full justify-self-end shadow-float">
        <span className="relative shrink-0">
          <Ring percent={percent} className="size-22" />
          <span className="absolute inset-0 grid place-items-center font-heading font-bold text-lg tabular-nums">
            {t(($) => $.studies.callCentre.sample.percent, { percent })}
          </span>
        </span>
        <span className="leading-snug">
          <span className="block font-heading font-bold text-xl tracking-title">
            {t(($) => $.studies.callCentre.sample.chart)}
          </span>
          <span className="block mt-1 text-sm text-muted">{t(($) => $.studies.callCentre.sample.team)}</span>
        </span>
        <PointsBadge className="absolute -top-3.5 right-5 rotate-3">{`+${target.points}`}</PointsBadge>
      </Card>
      <RecognitionCard
        from={t(($) => $.studies.callCentre.sample.from)}
        initials={t(($) => $.studies.callCentre.sample.initials)}
        tone="plum"
        to={t(($) => $.studies.callCentre.sample.to)}
        message={t(($) => $.studies.callCentre.sample.message)}
        points={`+${points}`}
        className="max-w-105 shadow-float"
      />
    </div>
  );
}
