import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { LivePeople } from './LivePeople';
import type { LiveState } from './useLiveWeek';

interface LivePanelProps {
  live: LiveState;
  /** Where to go on once no gap is left. */
  done: ReactNode;
  /** A line below the people. */
  note?: string;
}

/** Who is free for the chosen gap; once there is none left, `done` and a button that starts over. */
export function LivePanel({ live, done, note }: LivePanelProps) {
  const { t } = useTranslation('liveRoster');
  const { gap, heading, waiting, failed } = live;
  return (
    <>
      {gap ? (
        <LivePeople
          gap={gap}
          heading={heading}
          waiting={waiting?.staffId}
          note={note}
          onAssign={(person) => void live.assign(gap, person)}
        />
      ) : (
        <div className="grid gap-4 justify-items-start">
          <h3 ref={heading} tabIndex={-1} className="font-text text-lg tracking-normal outline-none">
            {t(($) => $.done)}
          </h3>
          <p className="flex flex-wrap gap-3">
            {done}
            <Button variant="text" onClick={live.startOver}>
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
    </>
  );
}
