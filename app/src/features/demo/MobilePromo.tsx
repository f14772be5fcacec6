import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { outsideAddress, useSiteSettings } from '~/shared/useSiteSettings';
import { buttonClass } from '~/ui/Button';
import { CelebratePicture, RedeemPicture, TrackPicture } from './PromoPictures';
import { SendLink } from './SendLink';

const slides = [
  { id: 'celebrate', colours: 'bg-peach', Picture: CelebratePicture },
  { id: 'track', colours: 'bg-mint', Picture: TrackPicture },
  { id: 'redeem', colours: 'bg-warning-soft', Picture: RedeemPicture },
] as const;

/** What small screens see first: what the app does in three slides, two calls to action, and a way on. */
export function MobilePromo({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('common');
  const [index, setIndex] = useState(0);
  const language = useLanguage();
  const { signUpUrl, tryFreeUrl } = useSiteSettings();
  const slide = slides[index] ?? slides[0];
  const step = (by: number) => setIndex((now) => (now + by + slides.length) % slides.length);
  const arrow = 'grid place-items-center size-11 rounded-full border-[1.5px] border-line bg-white hover:bg-sand';
  return (
    <section className="px-5 py-8 grid gap-6 max-w-[30rem] mx-auto" aria-label={t(($) => $.promo.label)}>
      <div aria-roledescription="carousel" aria-label={t(($) => $.promo.label)} role="group">
        <div
          role="group"
          aria-roledescription="slide"
          aria-label={t(($) => $.promo.slide, { n: index + 1, total: slides.length })}
          aria-live="polite"
          className={clsx(
            'rounded-[28px] px-5 pt-6 pb-8 grid justify-items-center gap-3 text-center overflow-clip',
            slide.colours,
          )}
        >
          <div aria-hidden="true" className="w-full h-36 grid content-center text-left">
            <slide.Picture />
          </div>
          <h2 className="text-2xl text-ink">{t(($) => $.promo.slides[slide.id].title)}</h2>
          <p className="text-ink max-w-[32ch]">{t(($) => $.promo.slides[slide.id].text)}</p>
        </div>
        <div className="mt-4 flex items-center justify-center gap-4">
          <button type="button" className={arrow} onClick={() => step(-1)} aria-label={t(($) => $.promo.previous)}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <span className="flex gap-2" aria-hidden="true">
            {slides.map(({ id }) => (
              <span key={id} className={clsx('size-2.5 rounded-full', id === slide.id ? 'bg-evergreen' : 'bg-line')} />
            ))}
          </span>
          <button type="button" className={arrow} onClick={() => step(1)} aria-label={t(($) => $.promo.next)}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <h1 className="text-center font-text font-medium text-lg tracking-normal">{t(($) => $.promo.message)}</h1>
      <div className="grid gap-3">
        <a className={buttonClass('solid')} href={outsideAddress(tryFreeUrl, language)}>
          {t(($) => $.promo.contactSales)}
        </a>
        <a className={buttonClass('outline')} href={outsideAddress(signUpUrl, language)}>
          {t(($) => $.promo.setUp)}
        </a>
        <SendLink />
        <button type="button" className={buttonClass('text')} onClick={onContinue}>
          {t(($) => $.promo.continueAnyway)}
        </button>
      </div>
    </section>
  );
}
