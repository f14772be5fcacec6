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
import { Button } from '~/ui/Button';

const IntroDialog = lazy(() => import('./IntroDialog'));

const buttons = [
  { id: 'setupCall', Icon: CalendarPlus },
  { id: 'introCenter', Icon: BookOpen },
  { id: 'teamMembers', Icon: UsersRound },
  { id: 'introVideo', Icon: CirclePlay },
] as const;

type HelpId = (typeof buttons)[number]['id'];

/** Four kinds of help: booking page, short guides, sample team, and tour. */
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
      <div className="grid gap-3 sm:grid-cols-2 max-w-152">
        {buttons.map(({ id, Icon }) => (
          <Button
            key={id}
            variant="outline"
            className="justify-start! text-left"
            aria-haspopup={id === 'introCenter' || id === 'introVideo' ? 'dialog' : undefined}
            onClick={help[id]}
          >
            <Icon className="size-5 shrink-0 text-evergreen" aria-hidden="true" />
            {t(($) => $.help.buttons[id])}
          </Button>
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
