import { clsx } from 'clsx';
import { HandHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { IsoWeek, PlacedShift } from '~/engine/engine';
import { pathTo } from '~/shared/paths';
import { coverPoints, type Thanks } from '~/shared/thanks';
import { useLanguage } from '~/shared/useLanguage';
import { TextLink } from '~/ui/TextLink';
import { whenText } from '../text/entryText';

interface ThankLinkProps {
  /** The shift that covered a gap. */
  cover: PlacedShift;
  dates: IsoWeek;
  /** For the strip beside the roster, which must not grow: only the points where there is little room. */
  short?: boolean;
}

/** 'Thank Hanna, +50': the manager's recognition form, prefilled for the person who covered a gap. */
export function ThankLink({ cover, dates, short }: ThankLinkProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const [first = cover.name] = cover.name.split(' ');
  const thanks: Thanks = {
    name: cover.name,
    message: t(($) => $.acting.thank.message, { name: first, when: whenText(cover, dates, language) }),
    back: pathname + search + hash,
  };
  return (
    <TextLink
      to={pathTo('manager-recognitions', language)}
      state={{ thanks }}
      data-thank
      title={short ? t(($) => $.acting.thank.action, { name: first }) : undefined}
      className={clsx('gap-1.5 px-3 text-evergreen', short && 'max-md:hidden')}
    >
      <HandHeart className="size-4.5" aria-hidden="true" />
      <span>
        <span className={clsx(short && 'max-xl:sr-only')}>{t(($) => $.acting.thank.action, { name: first })},</span>{' '}
        {t(($) => $.acting.thank.points, { points: coverPoints })}
      </span>
    </TextLink>
  );
}
