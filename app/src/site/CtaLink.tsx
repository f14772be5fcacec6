import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventName } from '~/shared/analytics/events';
import { externalAddress } from '~/shared/externalAddress';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { type ButtonProps, buttonClass } from '~/ui/Button';

type Cta = 'start' | 'tour' | 'tryFree' | 'bookDemo';

const events: Record<Cta, EventName> = {
  start: 'start_for_free_click',
  tour: 'take_virtual_tour_click',
  tryFree: 'try_for_free_click',
  bookDemo: 'book_demo_click',
};

/** The settings with the addresses; the tour is part of this site. */
const settingOf = { start: 'signUpUrl', tour: undefined, tryFree: 'tryFreeUrl', bookDemo: 'demoBookingUrl' } as const;

interface CtaLinkProps extends ButtonProps {
  cta: Cta;
  /** The part of the page, for analytics. */
  component: string;
  className?: string;
  /** The selected plan, passed to the sign-up page. */
  plan?: string;
  /** Replaces the default text. */
  children?: ReactNode;
}

/** A call to action used on several pages. All navigate by full page load; the frame tracks them by `data-event`. */
export function CtaLink({ cta, component, variant, size, tone, padding, className, plan, children }: CtaLinkProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const settings = useSiteSettings();
  const setting = settingOf[cta];
  const address = externalAddress(setting ? settings[setting] : pathTo('team-member-overview', language), language);
  return (
    <a
      href={plan && address === pathTo('sign-up', language) ? `${address}?plan=${plan}` : address}
      className={buttonClass(variant, size, className, tone, padding)}
      data-setting={setting}
      data-event={events[cta]}
      data-component={component}
    >
      {children ?? t(($) => $.calls[cta])}
    </a>
  );
}
