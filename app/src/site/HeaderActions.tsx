import { useTranslation } from 'react-i18next';
import { CtaLink } from './CtaLink';

/** The two calls to action that slide into the scrolled header, with short texts where there is little room. */
export function HeaderActions() {
  const { t } = useTranslation('site');
  return (
    <>
      <CtaLink
        cta="bookDemo"
        component="header"
        size="small"
        variant="outline"
        className="max-lg:hidden in-data-[scrolled=true]:hidden"
      />
      <div
        data-testid="header-actions"
        className="hidden in-data-actions:flex items-center gap-1 sm:gap-2 motion-safe:animate-[slide-in_250ms_ease-out]"
      >
        {(['tour', 'start'] as const).map((call) => (
          <CtaLink
            key={call}
            cta={call}
            component="header"
            size="small"
            variant={call === 'start' ? 'solid' : 'outline'}
            padding="px-2.5 sm:px-3.5"
            className="whitespace-nowrap"
          >
            <span className="xl:hidden">{t(($) => $.calls[call === 'start' ? 'startShort' : 'tourShort'])}</span>
            <span className="max-xl:hidden">{t(($) => $.calls[call])}</span>
          </CtaLink>
        ))}
      </div>
    </>
  );
}
