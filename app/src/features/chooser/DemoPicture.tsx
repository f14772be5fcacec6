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
    <div aria-hidden="true" className="flex-1 flex flex-col text-ink">
      <RecognitionCard
        {...t(($) => $.demo.sample, { returnObjects: true })}
        points={`+${points}`}
        className="relative max-w-100 shadow-float"
      />
      <div className="mt-auto pt-5 flex items-end justify-between border-b-4 border-evergreen-soft">
        <Card radius="sheet" className="mb-4 p-3.5 shadow-float">
          <span className="relative block">
            <Ring percent={percent} className="size-22" />
            <span className="absolute inset-0 grid place-items-center font-heading font-bold text-lg">{`${percent}%`}</span>
          </span>
        </Card>
        <PersonAtWork dark job="server" className="w-28 min-[360px]:w-32 md:w-28 lg:w-36" />
      </div>
    </div>
  );
}
