import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scroll } from '~/content/scroll';
import { CtaLink } from './CtaLink';

/**
 * Whether the action buttons are shown: 200 ms after the header has changed; they are hidden immediately when it
 * changes back.
 */
function useActionsShown(scrolled: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!scrolled) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), scroll.actionsDelayMs);
    return () => clearTimeout(timer);
  }, [scrolled]);
  return shown;
}

/** The two calls to action that slide into the scrolled header, with short texts where there is little room. */
export function HeaderActions({ scrolled }: { scrolled: boolean }) {
  const { t } = useTranslation('site');
  const shown = useActionsShown(scrolled);
  return (
    <>
      {!scrolled && (
        <CtaLink cta="bookDemo" component="header" size="small" variant="outline" className="max-lg:hidden" />
      )}
      <div
        data-testid="header-actions"
        className={clsx(
          'items-center gap-1 sm:gap-2',
          shown ? 'flex motion-safe:animate-[slide-in_250ms_ease-out]' : 'hidden',
        )}
      >
        {(['tour', 'start'] as const).map((call) => (
          <CtaLink
            key={call}
            cta={call}
            component="header"
            size="small"
            variant={call === 'start' ? 'solid' : 'outline'}
            className="px-2.5! sm:px-3.5! whitespace-nowrap"
          >
            <span className="xl:hidden">{t(($) => $.calls[call === 'start' ? 'startShort' : 'tourShort'])}</span>
            <span className="max-xl:hidden">{t(($) => $.calls[call])}</span>
          </CtaLink>
        ))}
      </div>
    </>
  );
}
