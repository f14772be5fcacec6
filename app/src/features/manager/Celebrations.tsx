import { Cake, Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShortDate } from '~/demo/formatShortDate';
import { useSampleClock } from '~/demo/sampleClock';
import { useLanguage } from '~/shared/useLanguage';
import { MemberLine } from './MemberLine';
import { celebrations } from './teamFigures';

/** Birthdays and anniversaries of the next 30 days, soonest first. */
export function Celebrations() {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const clock = useSampleClock();
  return (
    <ul className="divide-y divide-line">
      {celebrations(30).map(({ member, kind, date, inDays, years }) => (
        <MemberLine
          key={`${member.id} ${kind}`}
          member={member}
          note={`${kind === 'birthday' ? t(($) => $.celebrations.birthday) : t(($) => $.celebrations.anniversary, { count: years })} · ${formatShortDate(clock.dateOf(date), language)}`}
        >
          <span className="inline-flex items-center gap-1.5 font-semibold">
            {kind === 'birthday' ? (
              <Cake className="size-4.5 text-coral-deep" aria-hidden="true" />
            ) : (
              <Medal className="size-4.5 text-evergreen" aria-hidden="true" />
            )}
            {t(($) => $.celebrations.inDays, { count: inDays })}
          </span>
        </MemberLine>
      ))}
    </ul>
  );
}
