import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventName } from '~/shared/analytics/events';
import { externalAddress } from '~/shared/externalAddress';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { buttonClass } from '~/ui/Button';
import { StrokeIcon } from '~/ui/StrokeIcon';

const arrow = 'M7 17L17 7M8 7h9v9';
const noteId = 'opens-in-a-new-tab';

interface HeroTextProps {
  badge: string;
  title: ReactNode;
  text: string;
  /** A line between title and text. */
  tagline?: string;
  dark?: boolean;
  centred?: boolean;
  badgeClass: string;
  titleClass?: string;
  className?: string;
}

/** An industry's badge, title and text, and two buttons that open external pages in a new tab. */
export function HeroText(props: HeroTextProps) {
  const { badge, title, text, tagline, dark, centred, badgeClass, titleClass, className } = props;
  const { t } = useTranslation(['industries', 'site']);
  const language = useLanguage();
  const { demoBookingUrl, signUpUrl } = useSiteSettings();
  const calls = [
    {
      address: demoBookingUrl,
      event: 'book_demo_click' satisfies EventName,
      label: t(($) => $.calls.bookDemo, { ns: 'site' }),
      variant: 'solid',
    },
    {
      address: signUpUrl,
      event: 'boost_your_team_click' satisfies EventName,
      label: t(($) => $.boost),
      variant: 'outline',
    },
  ] as const;
  return (
    <div className={clsx('relative', centred && 'grid justify-items-center text-center', className)}>
      <p
        data-testid="badge"
        className={clsx('inline-block rounded-full px-4 py-1.5 text-note font-semibold', badgeClass)}
      >
        {badge}
      </p>
      <h1 className={clsx('mt-5 leading-hero tracking-hero', titleClass ?? 'text-[clamp(2.375rem,5.4vw,4.125rem)]')}>
        {title}
      </h1>
      {tagline && (
        <p className="mt-4 font-heading font-bold text-[clamp(1.25rem,2.2vw,1.625rem)] leading-snug">{tagline}</p>
      )}
      <p className="mt-5 text-[clamp(1.0625rem,1.5vw,1.1875rem)] leading-relaxed measure-50 text-pretty">{text}</p>
      <div className={clsx('mt-8 flex flex-wrap gap-3 w-full', centred && 'justify-center')}>
        {calls.map(({ address, event, label, variant }) => (
          <a
            key={label}
            href={externalAddress(address, language)}
            target="_blank"
            rel="noopener"
            aria-describedby={noteId}
            data-event={event}
            data-component="hero"
            className={buttonClass(variant, 'regular', 'max-sm:flex-1 whitespace-nowrap', dark ? 'night' : 'picture')}
          >
            {label}
            <StrokeIcon path={arrow} className="size-4.5 shrink-0" />
          </a>
        ))}
      </div>
      <p id={noteId} className="sr-only">
        {t(($) => $.newTab)}
      </p>
    </div>
  );
}
