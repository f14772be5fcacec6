import { BellRing, Cake, CalendarHeart, Check, FileText, type LucideIcon, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { manageSamples } from '~/content/featureSamples';
import type { Language } from '~/shared/language';
import { useLanguage } from '~/shared/useLanguage';
import { Card } from '~/ui/Card';

type EntryId = (typeof manageSamples.day)[number]['id'];

const variants: Record<EntryId, { Icon: LucideIcon; colours: string }> = {
  reminder: { Icon: BellRing, colours: 'bg-sky text-sky-ink' },
  birthday: { Icon: Cake, colours: 'bg-peach text-peach-ink' },
  goal: { Icon: Target, colours: 'bg-mint text-evergreen-deep' },
  anniversary: { Icon: CalendarHeart, colours: 'bg-plum text-plum-ink' },
  report: { Icon: FileText, colours: 'bg-warning-soft text-warning' },
};

/** Minutes after midnight as a time of day: 7:25 AM in English, 7:25 in Spanish. */
function clock(minutes: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(minutes * 60_000));
}

/** What happened automatically in a day. */
export default function DayLog() {
  const { t } = useTranslation('manageWithEase');
  const language = useLanguage();
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="relative lg:mr-6">
      <Card className="relative p-5 sm:p-7 shadow-float">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-heading font-bold text-2xl tracking-title">{t(($) => $.hero.day)}</span>
          <span className="text-note font-semibold text-evergreen">{t(($) => $.hero.dayStatus)}</span>
        </p>
        <ol className="mt-5 grid">
          {manageSamples.day.map(({ id, at }, index) => {
            const { Icon, colours } = variants[id];
            const last = index === manageSamples.day.length - 1;
            return (
              <li key={id} className="grid grid-cols-[4.25rem_auto_1fr_auto] gap-x-3 sm:gap-x-4">
                <span className="pt-2.5 text-sm font-medium text-muted tabular-nums text-right">
                  {clock(at, language)}
                </span>
                <span className="grid grid-rows-auto-1 justify-items-center">
                  <span className={`grid place-items-center size-10 rounded-full ${colours}`}>
                    <Icon className="size-5" aria-hidden="true" />
                  </span>
                  {!last && <span className="w-0.5 min-h-4 bg-line" />}
                </span>
                <span className="pb-5 pt-1.5 leading-snug">
                  <span className="block font-semibold">{t(($) => $.hero.log[id].title)}</span>
                  <span className="block text-note text-muted">{t(($) => $.hero.log[id].text)}</span>
                </span>
                <Check className="mt-2.5 size-5 text-evergreen" strokeWidth={3} aria-hidden="true" />
              </li>
            );
          })}
        </ol>
      </Card>
    </div>
  );
}
