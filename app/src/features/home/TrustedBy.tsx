import { useTranslation } from 'react-i18next';
import { counter, trustedLogos } from '~/content/homeFrame';
import { useLanguage } from '~/shared/useLanguage';
import { BrandLogo } from '~/ui/BrandLogo';
import { formatCount, useCountUp } from './useCountUp';

/** Five company logos and the number of recognitions; the counter runs once, when it is first visible. */
export function TrustedBy() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const number = useCountUp(counter, language);
  return (
    <div role="group" aria-label={t(($) => $.trusted.title)}>
      <div className="wrap pb-6 md:pb-14 grid gap-5 md:gap-8 lg:grid-cols-auto-1 lg:gap-12 items-center">
        <p className="flex items-center gap-4">
          <span
            ref={number}
            data-testid="trusted-counter"
            className="font-heading font-bold text-figure md:text-figure-lg tracking-section leading-none tabular-nums text-evergreen"
          >
            {formatCount(counter.to, language)}
          </span>
          <span className="md:measure-16 text-muted leading-snug">{t(($) => $.trusted.counter)}</span>
        </p>
        <div>
          <p className="sr-only">{t(($) => $.trusted.title)}</p>
          <ul className="flex flex-wrap lg:flex-nowrap md:justify-between gap-x-6 gap-y-3 md:gap-y-6 items-center max-md:[&_img]:h-5.5">
            {trustedLogos.map((logo) => (
              <li key={logo.name}>
                <BrandLogo {...logo} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
