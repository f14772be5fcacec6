import { TableProperties } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import { pathToOwnTeam } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { Areas } from './Areas';
import { HelpButtons } from './HelpButtons';
import { GoalPiece } from './marks/GoalPiece';
import { MiniRoster } from './marks/MiniRoster';
import { ThanksPiece } from './marks/ThanksPiece';
import { Recommended } from './Recommended';

/** An illustration with a roster, a recognition, a goal and somebody at work. */
function WelcomePicture() {
  return (
    <div
      aria-hidden="true"
      className="relative overflow-hidden rounded-band bg-mint px-5 sm:px-8 pt-8 pb-11 grid gap-4 content-center lg:min-h-110"
    >
      <PersonAtWork job="host" className="absolute right-3 sm:right-6 bottom-0 w-28 sm:w-34" />
      <MiniRoster className="relative" />
      <ThanksPiece className="relative sm:w-4/5 lg:w-11/12" />
      <GoalPiece className="relative justify-self-start" />
    </div>
  );
}

/** The banner: the audience, and four ways to get help. */
function Welcome() {
  const { t } = useTranslation('getStarted');
  const language = useLanguage();
  return (
    <div className="wrap pt-8 md:pt-12 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,14fr)_minmax(0,9fr)] items-center">
      <div>
        <h1 className="text-[clamp(2.25rem,4.2vw,3.5rem)] leading-[1.06] tracking-section">
          {t(($) => $.banner.welcome, { brand: brand.name })} {t(($) => $.banner.claim)}{' '}
          <span className="bg-[linear-gradient(transparent_62%,var(--color-sun)_62%,var(--color-sun)_92%,transparent_92%)] box-decoration-clone">
            {t(($) => $.banner.highlight)}
          </span>
        </h1>
        <p className="mt-6 text-lg md:text-xl leading-relaxed text-muted measure-54 text-pretty">
          {t(($) => $.banner.intro)}
        </p>
        <ButtonLink className="mt-8" to={pathToOwnTeam(language)} prefetch="intent">
          <TableProperties className="size-5 shrink-0" aria-hidden="true" />
          {t(($) => $.banner.ownTeam)}
        </ButtonLink>
        <HelpButtons />
      </div>
      <WelcomePicture />
    </div>
  );
}

/** The start page of shift management. */
export function GetStarted() {
  return (
    <>
      <Welcome />
      <Recommended />
      <Areas />
    </>
  );
}
