import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { externalAddress } from '~/shared/externalAddress';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { buttonClass } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { CelebratePicture, RedeemPicture, TrackPicture } from './PromoPictures';
import { SendLink } from './SendLink';

const slides = [
  { id: 'celebrate', colours: 'bg-peach', Picture: CelebratePicture },
  { id: 'track', colours: 'bg-mint', Picture: TrackPicture },
  { id: 'redeem', colours: 'bg-warning-soft', Picture: RedeemPicture },
] as const;

const layouts = {
  page: {
    section: 'px-5 py-8 grid gap-6 max-w-120 mx-auto',
    carousel: '',
    slide: 'rounded-band px-5 pt-6 pb-8 grid justify-items-center gap-3 text-center overflow-clip',
    title: 'text-2xl text-ink',
    message: 'text-center font-text font-medium text-lg tracking-normal',
    actions: 'grid gap-3',
    size: 'regular',
  },
  strip: {
    section: 'border-b border-line bg-white px-4',
    carousel: 'flex items-center gap-1.5',
    slide:
      'order-1 flex-1 min-w-0 min-h-24 rounded-button px-2 py-2 grid content-center gap-0.5 text-center text-small leading-snug',
    title: 'text-lead text-ink',
    message: '',
    actions: 'grid grid-cols-2 gap-x-2',
    size: 'small',
  },
} as const;

interface MobilePromoProps {
  /** As a banner above the page. */
  small?: boolean;
  onContinue: () => void;
}

/** The first screen on small screens: the app in three slides, two calls to action, and a button to continue. */
export function MobilePromo({ small = false, onContinue }: MobilePromoProps) {
  const { t } = useTranslation('common');
  const [index, setIndex] = useState(0);
  const language = useLanguage();
  const { signUpUrl, tryFreeUrl } = useSiteSettings();
  const slide = slides[index] ?? slides[0];
  const step = (by: number) => setIndex((now) => (now + by + slides.length) % slides.length);
  const arrow = 'shrink-0 border-firm border-line bg-white';
  const layout = small ? layouts.strip : layouts.page;
  const continueButton = (
    <button
      type="button"
      className={
        small
          ? 'shrink-0 self-start min-h-11 text-fine font-semibold underline underline-offset-4'
          : buttonClass('text', layout.size)
      }
      onClick={onContinue}
    >
      {t(($) => $.promo.continueAnyway)}
    </button>
  );
  const content = (
    <>
      <div
        aria-roledescription="carousel"
        aria-label={t(($) => $.promo.label)}
        role="group"
        className={layout.carousel || undefined}
      >
        <div
          role="group"
          aria-roledescription="slide"
          aria-label={t(($) => $.promo.slide, { n: index + 1, total: slides.length })}
          aria-live="polite"
          className={clsx(layout.slide, slide.colours)}
        >
          {!small && (
            <div aria-hidden="true" className="w-full h-36 grid content-center text-left">
              <slide.Picture />
            </div>
          )}
          <h2 className={layout.title}>{t(($) => $.promo.slides[slide.id].title)}</h2>
          <p className="text-ink measure-32 mx-auto">{t(($) => $.promo.slides[slide.id].text)}</p>
        </div>
        <div className={small ? 'contents' : 'mt-4 flex items-center justify-center gap-4'}>
          <IconButton shape="round" className={arrow} onClick={() => step(-1)} label={t(($) => $.promo.previous)}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </IconButton>
          {!small && (
            <span className="flex gap-2" aria-hidden="true">
              {slides.map(({ id }) => (
                <span
                  key={id}
                  className={clsx('size-2.5 rounded-full', id === slide.id ? 'bg-evergreen' : 'bg-line')}
                />
              ))}
            </span>
          )}
          <IconButton
            shape="round"
            className={clsx(arrow, small && 'order-2')}
            onClick={() => step(1)}
            label={t(($) => $.promo.next)}
          >
            <ChevronRight className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {!small && <h1 className={layout.message}>{t(($) => $.promo.message)}</h1>}
      <div className={layout.actions}>
        <a className={buttonClass('solid', layout.size)} href={externalAddress(tryFreeUrl, language)}>
          {t(($) => $.promo.contactSales)}
        </a>
        <a className={buttonClass('outline', layout.size)} href={externalAddress(signUpUrl, language)}>
          {t(($) => $.promo.setUp)}
        </a>
        <SendLink small={small} />
        {!small && continueButton}
      </div>
    </>
  );
  if (!small) {
    return (
      <section className={layout.section} aria-label={t(($) => $.promo.label)}>
        {content}
      </section>
    );
  }
  // Above a page it is one line, which unfolds.
  return (
    <section className={layout.section} aria-label={t(($) => $.promo.label)}>
      <div className="flex items-center gap-2">
        <details className="group min-w-0 flex-1" name="promo">
          <summary className="flex items-center gap-1 min-h-11 list-none text-fine leading-tight font-medium">
            <span className="line-clamp-2 group-open:line-clamp-none">{t(($) => $.promo.message)}</span>
            <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="grid gap-2 pb-3">{content}</div>
        </details>
        {continueButton}
      </div>
    </section>
  );
}
