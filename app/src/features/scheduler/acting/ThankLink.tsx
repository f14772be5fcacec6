import { HandHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { HistoryEntry, IsoWeek, PlacedShift } from '~/engine/engine';
import { coverPoints, type Thanks } from '~/features/recognitions/thanks';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { whenText } from '../model/entryText';

/** What puts one person on duty for longer. */
const covers: readonly HistoryEntry['kind'][] = ['add', 'reassign', 'resize', 'fill', 'coverAbsence'];

/**
 * The shift with which a single person has covered a gap, if that is what was done: an assignment is made for one, even
 * if more people are needed there; another command has to leave fewer hours below the minimum.
 */
export function coverOf({ kind, shifts, after }: HistoryEntry, closes: boolean): PlacedShift | null {
  const isCover = kind === 'assign' || (covers.includes(kind) && closes);
  return isCover && shifts === 1 ? after : null;
}

interface ThankLinkProps {
  /** The shift with which somebody has covered a gap. */
  cover: PlacedShift;
  week: IsoWeek;
}

/** 'Thank Hanna, +50': the manager's recognition form, filled in for whoever has just covered a gap. */
export function ThankLink({ cover, week }: ThankLinkProps) {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const [first = cover.name] = cover.name.split(' ');
  const thanks: Thanks = {
    name: cover.name,
    message: t(($) => $.thank.message, { name: first, when: whenText(cover, week, language) }),
    back: pathname + search + hash,
  };
  return (
    <Link
      to={pathTo('manager-recognitions', language)}
      state={{ thanks }}
      data-thank
      className="inline-flex items-center gap-1.5 min-h-11 px-3 font-semibold underline underline-offset-4 text-evergreen"
    >
      <HandHeart className="size-4.5" aria-hidden="true" />
      {t(($) => $.thank.action, { name: first, points: coverPoints })}
    </Link>
  );
}
