import { useTranslation } from 'react-i18next';
import { chooserSample } from '~/content/chooser';
import { Card } from '~/ui/Card';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Ring } from '~/ui/Ring';

/** A small illustration of the demo: a recognition, its recipient, and a goal. Decorative. */
export function DemoPicture() {
  const { t } = useTranslation('chooser');
  const { percent, points } = chooserSample.demo;
  return (
    <div aria-hidden="true" className="text-ink">
      <PersonAtWork dark job="server" className="absolute right-4 sm:right-10 bottom-0 w-32 sm:w-44" />
      <RecognitionCard
        {...t(($) => $.demo.sample, { returnObjects: true })}
        points={`+${points}`}
        className="relative max-w-100 shadow-float"
      />
      <Card className="absolute left-6 sm:left-10 bottom-9 p-3.5 rounded-sheet! shadow-float">
        <span className="relative block">
          <Ring percent={percent} className="size-22" />
          <span className="absolute inset-0 grid place-items-center font-heading font-bold text-lg">{`${percent}%`}</span>
        </span>
      </Card>
    </div>
  );
}
