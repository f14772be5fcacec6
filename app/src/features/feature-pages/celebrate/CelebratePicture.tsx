import { useTranslation } from 'react-i18next';
import { celebrateSamples } from '~/content/featureSamples';
import { RecognitionCard } from '~/ui/RecognitionCard';

const places = [
  'lg:-rotate-4 lg:translate-y-12 lg:-mr-1',
  'lg:z-10 max-lg:order-first',
  'lg:rotate-4 lg:translate-y-12 lg:-ml-1 max-sm:hidden',
];
const tones = ['sky', 'mint', 'plum'] as const;

/** Three thank-yous before a low sun. */
export default function CelebratePicture() {
  const { t } = useTranslation('celebrateWork');
  const cards = t(($) => $.hero.cards, { returnObjects: true });
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.picture)}
      className="relative mt-6 pt-8 lg:pt-10 pb-12 lg:pb-52 border-b-[6px] border-evergreen overflow-clip"
    >
      <svg
        viewBox="0 0 1200 420"
        className="absolute bottom-0 left-1/2 -translate-x-1/2 w-[980px] lg:w-[1200px] max-w-none"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="600" cy="440" r="225" className="fill-coral" />
        <path
          d="M372 306l-70-40M828 306l70-40M338 394l-82-14M862 394l82-14"
          className="fill-none stroke-evergreen"
          strokeWidth="14"
          strokeLinecap="round"
        />
      </svg>
      <div className="wrap relative grid sm:grid-cols-2 lg:grid-cols-3 gap-4 lg:gap-0 items-start max-w-[1080px]!">
        {cards.map((card, index) => (
          <div key={card.from} className={`${places[index]} ${index === 1 ? 'sm:max-lg:col-span-2' : ''}`}>
            <RecognitionCard
              {...card}
              tone={tones[index]}
              points={`+${celebrateSamples.heroPoints[index]}`}
              className="shadow-float text-left"
            />
          </div>
        ))}
      </div>
    </div>
  );
}
