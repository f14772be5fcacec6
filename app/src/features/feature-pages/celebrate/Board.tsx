import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { celebrateSamples } from '~/content/featureSamples';
import { RecognitionCard } from '~/ui/RecognitionCard';

/** The board: six recognitions with cheers. */
export default function Board() {
  const { t } = useTranslation('celebrateWork');
  const cards = t(($) => $.board.cards, { returnObjects: true });
  return (
    <div className="bg-evergreen text-white">
      <div className="wrap py-16 lg:py-24 grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-x-12 gap-y-10">
        <div className="lg:sticky lg:top-28 self-start grid gap-4">
          <h2 className="text-section">{t(($) => $.board.title)}</h2>
          <p className="text-lg text-on-dark-soft measure-44">{t(($) => $.board.text)}</p>
          <svg viewBox="0 0 200 90" className="max-lg:hidden mt-6 w-52" aria-hidden="true" focusable="false">
            <path
              d="M8 70c30-44 60 30 92-10s58-30 88-46M168 6l22 8-12 20"
              className="fill-none stroke-sun"
              strokeWidth="7"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
        <ul className="sm:columns-2 gap-4 [&>li]:mb-4 [&>li]:break-inside-avoid">
          {cards.map((card, index) => (
            <li key={card.from}>
              <RecognitionCard {...card} points={`+${celebrateSamples.boardPoints[index]}`} className="text-ink">
                <p className="mt-4 pt-3 border-t border-line flex items-center gap-2 text-sm font-semibold text-coral-deep">
                  <Heart className="size-4 fill-current" aria-hidden="true" />
                  {t(($) => $.board.cheers, { count: celebrateSamples.cheers[index] ?? 0 })}
                </p>
              </RecognitionCard>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
