import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { liveThanks } from '~/content/samples';
import type { Result } from '~/engine/result';
import { weekdayName } from '~/features/scheduler/text/format';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useWhenNear } from '~/shared/whenNear';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { LivePeople } from './LivePeople';
import { LiveTable } from './LiveTable';
import type { LiveGap, LivePerson, LiveView, LiveWeek } from './liveWeek';
import { openLiveWeek } from './openLiveWeek';

/** The engine is fetched when a quarter of the roster is visible. */
const near = { threshold: 0.25 };

/** The visitor's latest assignment. */
interface Assigned {
  person: LivePerson;
  day: number;
}

/**
 * A part of the scheduler with the real engine: assigning somebody closes a gap, and a thank-you slides out. It is
 * prerendered with the engine's results; the engine is loaded once the roster is in the window.
 */
export default function LiveRoster({ title }: { title?: string }) {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const { live } = useLoaderData<{ live: LiveView }>();
  const [view, setView] = useState(live);
  const [chosen, setChosen] = useState<string>();
  const [assigned, setAssigned] = useState<Assigned>();
  const [failed, setFailed] = useState(false);
  // The person whose assignment waits for the engine. Presses are ignored until it is shown.
  const [waiting, setWaiting] = useState<LivePerson>();
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const week = useRef<Promise<Result<LiveWeek>>>(undefined);

  const open = useCallback(() => {
    week.current ??= openLiveWeek(live.name);
    return week.current;
  }, [live.name]);
  useWhenNear(card, near, open);

  const assign = async (gap: LiveGap, person: LivePerson) => {
    if (waiting) return;
    setWaiting(person);
    setFailed(false);
    const opened = await open();
    setWaiting(undefined);
    if (!opened.ok) {
      week.current = undefined;
      return setFailed(true);
    }
    opened.value.assign(person);
    setView(opened.value.view());
    setAssigned({ person, day: gap.day });
    heading.current?.focus({ preventScroll: true });
  };

  const startOver = () => {
    week.current = undefined;
    setView(live);
    setChosen(undefined);
    setAssigned(undefined);
  };

  const left = view.gaps.length;
  const gap = view.gaps.find(({ key }) => key === chosen) ?? view.gaps[0];
  const latest = assigned && { name: assigned.person.name, day: weekdayName(assigned.day, language) };
  const scheduler = (
    <ButtonLink to={pathTo('shift-scheduler', language)} variant="outline">
      {t(($) => $.scheduler)}
    </ButtonLink>
  );
  return (
    <div className="wrap py-6 md:py-16 lg:py-24 grid gap-x-12 gap-y-5 md:gap-y-8 lg:grid-cols-5-7 lg:grid-rows-auto-1">
      <div className="grid gap-4 md:gap-5 content-start justify-items-start">
        <h2 className="text-section-narrow lg:measure-14">{title ?? t(($) => $.title)}</h2>
        <p className="max-md:leading-snug md:text-lg text-muted measure-46">{t(($) => $.text)}</p>
        <p className="flex items-center gap-3 font-semibold">
          <span
            key={left}
            data-testid="live-gaps"
            className={`live-count ${left === 0 ? 'bg-mint text-evergreen-deep' : 'bg-danger-soft text-danger'}`}
          >
            {left}
          </span>
          {left === 0 ? t(($) => $.none) : t(($) => $.gaps, { count: left })}
        </p>
        <p role="status" className="sr-only">
          {latest && (left === 0 ? t(($) => $.statusNone, latest) : t(($) => $.status, { ...latest, count: left }))}
        </p>
      </div>
      <Card ref={card} className="overflow-clip lg:col-start-2 lg:row-span-2 shadow-float">
        <LiveTable view={view} initialGaps={live.gaps} chosen={gap?.key} onChoose={({ key }) => setChosen(key)} />
        <div className="border-t border-line bg-paper p-4 max-sm:px-3 sm:px-5 min-h-37.5 md:min-h-47">
          {gap ? (
            <LivePeople
              gap={gap}
              heading={heading}
              waiting={waiting?.staffId}
              onAssign={(person) => void assign(gap, person)}
            />
          ) : (
            <div className="grid gap-4 justify-items-start">
              <h3 ref={heading} tabIndex={-1} className="font-text text-lg tracking-normal outline-none">
                {t(($) => $.done)}
              </h3>
              <p className="flex flex-wrap gap-3">
                {scheduler}
                <Button variant="text" onClick={startOver}>
                  {t(($) => $.again)}
                </Button>
              </p>
            </div>
          )}
          {failed && (
            <p role="alert" className="mt-3 font-semibold text-danger">
              {t(($) => $.failed)}
            </p>
          )}
        </div>
      </Card>
      <div className="grid gap-5 content-start justify-items-start lg:col-start-1">
        {latest ? (
          <div key={`${latest.name}-${left}`} className="live-thanks w-full max-w-105 grid gap-3">
            <RecognitionCard
              from={t(($) => $.thanks.from)}
              initials={t(($) => $.thanks.initials)}
              to={t(($) => $.thanks.to, latest)}
              message={t(($) => $.thanks.message, latest)}
              points={t(($) => $.thanks.points, { points: liveThanks.points })}
              className="shadow-float"
            />
            <p className="text-sm text-muted">{t(($) => $.thanks.note)}</p>
          </div>
        ) : (
          scheduler
        )}
      </div>
    </div>
  );
}
