import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import { HelpButtons } from './HelpButtons';
import { WelcomePicture } from './WelcomePicture';

/** The banner: who this is for, and four ways to get help. */
export function Welcome() {
  const { t } = useTranslation('getStarted');
  return (
    <div className="wrap pt-8 md:pt-12 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,14fr)_minmax(0,9fr)] items-center">
      <div>
        <h1 className="text-[clamp(2.25rem,4.2vw,3.5rem)] leading-[1.06] tracking-[-0.03em]">
          <span className="lg:block">{t(($) => $.banner.welcome, { brand: brand.name })}</span>{' '}
          <span className="lg:block">{t(($) => $.banner.claim)}</span>{' '}
          <span className="bg-[linear-gradient(transparent_62%,var(--color-sun)_62%,var(--color-sun)_92%,transparent_92%)] box-decoration-clone">
            {t(($) => $.banner.highlight)}
          </span>
        </h1>
        <p className="mt-6 text-lg md:text-xl leading-relaxed text-muted max-w-[54ch]">{t(($) => $.banner.intro)}</p>
        <HelpButtons />
      </div>
      <WelcomePicture />
    </div>
  );
}
