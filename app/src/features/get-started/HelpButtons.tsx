import { BookOpen, CalendarPlus, CirclePlay, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { track } from '~/shared/analytics/events';
import { externalAddress } from '~/shared/externalAddress';
import { lazy } from '~/shared/lazy';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';

const IntroDialog = lazy(() => import('./IntroDialog'));

const buttons = [
  { id: 'setupCall', Icon: CalendarPlus },
  { id: 'introCenter', Icon: BookOpen },
  { id: 'teamMembers', Icon: UsersRound },
  { id: 'introVideo', Icon: CirclePlay },
] as const;

type HelpId = (typeof buttons)[number]['id'];

/** Four kinds of help in a quiet list: booking page, short guides, sample team, and tour. */
export function HelpButtons() {
  const { t } = useTranslation('getStarted');
  const language = useLanguage();
  const navigate = useNavigate();
  const { demoBookingUrl } = useSiteSettings();
  const [intro, setIntro] = useState<'guides' | 'tour' | null>(null);
  const help: Record<HelpId, () => void> = {
    setupCall: () => {
      track('book_demo_click', 'get_started');
      window.location.assign(externalAddress(demoBookingUrl, language));
    },
    introCenter: () => setIntro('guides'),
    teamMembers: () => void navigate(pathTo('manager-view-team', language)),
    introVideo: () => setIntro('tour'),
  };
  return (
    <div role="group" aria-label={t(($) => $.help.label)} className="mt-8">
      <div className="grid sm:grid-cols-2 gap-x-8 max-w-152 border-b border-line">
        {buttons.map(({ id, Icon }) => (
          <div key={id} className="group relative flex items-start gap-3 py-3 border-t border-line">
            <Icon className="size-5 shrink-0 mt-0.5 text-evergreen" aria-hidden="true" />
            <div className="min-w-0">
              <button
                type="button"
                className="text-left font-semibold leading-snug group-hover:text-evergreen after:absolute after:inset-0 after:rounded-chip focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-evergreen"
                aria-haspopup={id === 'introCenter' || id === 'introVideo' ? 'dialog' : undefined}
                aria-describedby={`help-${id}`}
                onClick={help[id]}
              >
                {t(($) => $.help.buttons[id])}
              </button>
              <p id={`help-${id}`} className="text-note text-muted leading-snug">
                {t(($) => $.help.texts[id])}
              </p>
            </div>
          </div>
        ))}
      </div>
      {intro && (
        <Suspense fallback={null}>
          <IntroDialog kind={intro} onClose={() => setIntro(null)} />
        </Suspense>
      )}
    </div>
  );
}
