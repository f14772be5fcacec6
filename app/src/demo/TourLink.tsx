import { clsx } from 'clsx';
import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { deviceStorage } from '~/shared/deviceStorage';
import { pathTo, tourFragment } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** Storage key: the tour has been taken. */
const tourTakenKey = deviceStorage.tour.name;

/** Whether the tour has not been taken on this device. Without storage the link is not highlighted. */
function isTourPending(): boolean {
  try {
    return window.localStorage.getItem(tourTakenKey) === null;
  } catch {
    return false;
  }
}

function keepTaken(): void {
  try {
    window.localStorage.setItem(tourTakenKey, '1');
  } catch {
    // Without storage the link is never highlighted.
  }
}

/** 'Take the tour': highlighted until the tour has been taken; it never starts by itself. */
export function TourLink() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const scheduler = pathTo('shift-scheduler', language);
  const isHere = pathname.replace(/\/$/, '') === scheduler;
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    setNew(isHere && isTourPending());
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
