import { clsx } from 'clsx';
import { ArrowRight, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { CoveragePiece } from './marks/CoveragePiece';
import { GiftPiece } from './marks/GiftPiece';
import { GoalPiece } from './marks/GoalPiece';
import { SurveyPiece } from './marks/SurveyPiece';
import { ThanksPiece } from './marks/ThanksPiece';

/** A live region that says what a button would do in the full product; initially empty. */
function DemoNote({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      {children && (
        <p className="flex gap-2.5 rounded-control bg-sand px-4 py-3 text-note motion-safe:animate-[fade-in_180ms_ease-out]">
          <Info className="size-5 shrink-0 mt-px text-evergreen" aria-hidden="true" />
          {children}
        </p>
      )}
    </div>
  );
}

type NoteCardId = 'challenge' | 'recognitions' | 'survey' | 'giftCards';

const noteCards: readonly { id: NoteCardId; Piece: ComponentType; background: string }[] = [
  { id: 'challenge', Piece: GoalPiece, background: 'bg-mint' },
  { id: 'recognitions', Piece: ThanksPiece, background: 'bg-peach' },
  { id: 'survey', Piece: SurveyPiece, background: 'bg-sky' },
  { id: 'giftCards', Piece: GiftPiece, background: 'bg-warning-soft' },
];

/** The link or button in the heading covers the whole card. */
const stretched = 'text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none';
const cardFocus = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen';

function SchedulingCard() {
  const { t } = useTranslation('getStarted');
  return (
    <article
      className={clsx(
        'group relative overflow-hidden rounded-card bg-evergreen text-white p-6 md:p-7 flex flex-col md:max-lg:flex-row lg:row-span-2 gap-x-8 gap-y-7',
        cardFocus,
      )}
    >
      <div className="md:max-lg:flex-1">
        <h3 className="text-headline">
          <Link to={pathTo('shift-scheduler', useLanguage())} prefetch="intent" className={stretched}>
            {t(($) => $.recommended.cards.scheduling.name)}
          </Link>
        </h3>
        <p className="mt-3 text-lg text-white/90 measure-34">{t(($) => $.recommended.cards.scheduling.text)}</p>
        <p className="mt-5 inline-flex items-center gap-2 font-semibold underline underline-offset-4 group-hover:no-underline">
          {t(($) => $.recommended.open)}
          <ArrowRight
            className="size-4.5 transition-[translate] duration-150 group-hover:translate-x-1"
            aria-hidden="true"
          />
        </p>
      </div>
      <div aria-hidden="true" className="mt-auto md:max-lg:flex-1">
        <CoveragePiece />
      </div>
    </article>
  );
}

/** Five suggestions; the scheduler opens, the others say that they are part of the full product. */
export function Recommended() {
  const { t } = useTranslation('getStarted');
  const [noted, setNoted] = useState<NoteCardId | null>(null);
  return (
    <section aria-labelledby="recommended" className="mt-14 lg:mt-10 bg-sand py-14 md:py-20">
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="recommended" className="text-subsection">
            {t(($) => $.recommended.title)}
          </h2>
          <span className="rounded-chip bg-sun px-2.5 py-1 text-sm font-bold tracking-[0.06em]">
            {t(($) => $.recommended.badge)}
          </span>
        </div>
        <div className="mt-7 grid gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid md:max-lg:col-span-2 lg:row-span-2">
            <SchedulingCard />
          </div>
          {noteCards.map(({ id, Piece, background }) => (
            <article key={id} className={clsx('group relative rounded-card bg-white flex flex-col', cardFocus)}>
              <div
                aria-hidden="true"
                className={clsx('rounded-t-card px-5 py-5 grid items-center min-h-30 overflow-hidden', background)}
              >
                <Piece />
              </div>
              <div className="p-5 flex-1 flex flex-col">
                <h3 className="text-xl">
                  <button
                    type="button"
                    className={stretched}
                    aria-describedby={`card-${id}`}
                    onClick={() => setNoted(id)}
                  >
                    {t(($) => $.recommended.cards[id].name)}
                  </button>
                </h3>
                <p id={`card-${id}`} className="mt-2 text-muted">
                  {t(($) => $.recommended.cards[id].text)}
                </p>
              </div>
            </article>
          ))}
        </div>
        {/* Sticky, so that it is visible from any card. */}
        <DemoNote className="sticky bottom-4 z-10 mt-5 [&>p]:border [&>p]:border-line [&>p]:bg-white [&>p]:shadow-float">
          {noted && t(($) => $.recommended.note, { name: t(($) => $.recommended.cards[noted].name) })}
        </DemoNote>
      </div>
    </section>
  );
}
