import { useTranslation } from 'react-i18next';
import { chooserSample } from '~/content/chooser';
import { Card } from '~/ui/Card';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Ring } from '~/ui/Ring';

/** The demo in small: a recognition and a goal before the sun. Decoration; the card's words say it. */
export function DemoPicture() {
  const { t } = useTranslation('chooser');
  const { percent, points } = chooserSample.demo;
  return (
    <div aria-hidden="true" className="text-ink">
      <svg viewBox="0 0 400 240" focusable="false" className="absolute right-0 bottom-0 w-[92%]" aria-hidden="true">
        <circle cx="240" cy="240" r="130" className="fill-coral" />
        <path
          d="M240 84V34M150 106l-26-44M330 106l26-44M86 176l-46-22M394 176"
          className="stroke-sun"
          strokeWidth="11"
          strokeLinecap="round"
        />
      </svg>
      <RecognitionCard
        {...t(($) => $.demo.sample, { returnObjects: true })}
        points={`+${points}`}
        className="relative max-w-100 shadow-float"
      />
      <Card className="absolute right-6 sm:right-10 bottom-9 p-3.5 rounded-[22px]! shadow-float">
        <span className="relative block">
          <Ring percent={percent} className="size-22" />
          <span className="absolute inset-0 grid place-items-center font-heading font-bold text-lg">{`${percent}%`}</span>
        </span>
      </Card>
    </div>
  );
}
