import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { celebrateSamples } from '~/content/featureSamples';
import type { Job } from '~/shared/cast';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { RecognitionCard } from '~/ui/RecognitionCard';

/** The recipients, in order. */
const thanked = ['baker', 'nurse', 'driver'] as const satisfies Job[];

/** Three recognitions, each above its recipient. */
export default function CelebratePicture() {
  const { t } = useTranslation('celebrateWork');
  const cards = t(($) => $.hero.cards, { returnObjects: true });
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="mt-10 lg:mt-14 border-b-6 border-evergreen">
      <ul className="wrap grid sm:grid-cols-3 gap-x-5 lg:gap-x-8 max-w-270">
        {cards.map((card, index) => {
          const job = thanked[index];
          return (
            <li
              key={card.from}
              className={clsx('grid grid-rows-1-auto justify-items-center', index > 0 && 'max-sm:hidden')}
            >
              <RecognitionCard
                {...card}
                points={`+${celebrateSamples.heroPoints[index]}`}
                className="self-end w-full shadow-float text-left"
              />
              {job && <PersonAtWork job={job} className="mt-3 w-[min(60%,220px)]" />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
