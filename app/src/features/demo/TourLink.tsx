import { clsx } from 'clsx';
import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo, tourFragment } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** Where it is kept that somebody has taken the tour. */
const takenKey = 'brightcrew-tour-taken';

/** Whether the tour is still to be taken on this device. Without storage it is never pressed on anybody. */
function isToBeTaken(): boolean {
  try {
    return window.localStorage.getItem(takenKey) === null;
  } catch {
    return false;
  }
}

function keepTaken(): void {
  try {
    window.localStorage.setItem(takenKey, '1');
  } catch {
    // Then it is not remembered, and stands out no more in any case.
  }
}

/** 'Take the tour': it stands out until somebody takes it, and starts only when it is pressed. */
export function TourLink() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const scheduler = pathTo('shift-scheduler', language);
  const isHere = pathname.replace(/\/$/, '') === scheduler;
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    setNew(isHere && isToBeTaken());
  }, [isHere]);
  return (
    <Link
      id={tourFragment.slice(1)}
      to={{ pathname: scheduler, search: isHere ? search : '', hash: tourFragment }}
      onClick={() => {
        keepTaken();
        setNew(false);
      }}
      data-new={isNew || undefined}
      title={t(($) => $.shiftRail.tour)}
      className={clsx(
        'ml-auto max-sm:order-1 inline-flex items-center justify-center gap-2 min-w-11 min-h-11 px-3 rounded-control font-semibold transition-colors duration-150',
        isNew ? 'bg-sun text-ink hover:bg-mint' : 'text-muted hover:bg-sand hover:text-ink',
      )}
    >
      <Footprints className="size-4.5" aria-hidden="true" />
      <span className="max-sm:sr-only">{t(($) => $.shiftRail.tour)}</span>
    </Link>
  );
}
