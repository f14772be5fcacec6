import { clsx } from 'clsx';
import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo, tourFragment } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** Where it is kept that the tour was offered. */
const offeredKey = 'brightcrew-tour-offered';

/** Whether the tour is offered for the first time on this device. Without storage it is never pressed on anybody. */
function offerOnce(): boolean {
  try {
    const isFirst = window.localStorage.getItem(offeredKey) === null;
    window.localStorage.setItem(offeredKey, '1');
    return isFirst;
  } catch {
    return false;
  }
}

/** 'Take the tour': it stands out on somebody's first visit, and starts only when it is pressed. */
export function TourLink() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const scheduler = pathTo('shift-scheduler', language);
  const isHere = pathname.replace(/\/$/, '') === scheduler;
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (isHere && offerOnce()) setNew(true);
  }, [isHere]);
  return (
    <Link
      id={tourFragment.slice(1)}
      to={{ pathname: scheduler, search: isHere ? search : '', hash: tourFragment }}
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
