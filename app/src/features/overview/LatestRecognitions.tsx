import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { includesAward } from '~/content/claims';
import { Portrait } from '~/demo/Portrait';
import { useSampleClock } from '~/demo/sampleClock';
import { inLanguage } from '~/shared/language';
import { useLanguage } from '~/shared/useLanguage';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import type { ReceivedCard } from './overviewModel';

/** The three latest recognitions. */
export function LatestRecognitions({ received }: { received: readonly ReceivedCard[] }) {
  const { t } = useTranslation('demoOverview');
  const language = useLanguage();
  const clock = useSampleClock();
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <section aria-labelledby="latest">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest" className="text-2xl">
          {t(($) => $.recognitions.title)}
        </h2>
        {/* The short address, which the server redirects; hence a full page load. */}
        <a
          href={inLanguage('/recognitions', language)}
          id="latest-all"
          aria-labelledby="latest-all latest"
          className="inline-flex items-center gap-1.5 min-h-11 px-2 -mr-2 font-semibold text-evergreen underline underline-offset-4 decoration-firm hover:no-underline"
        >
          {t(($) => $.recognitions.seeAll)}
          <ArrowRight className="size-4" aria-hidden="true" />
        </a>
      </div>
      <ul className="mt-4 grid gap-5 lg:grid-cols-3">
        {received.map(({ id, text, points, sender, date }) => (
          <li key={id}>
            <Card className="h-full p-5 flex flex-col">
              <div className="flex items-center gap-3">
                <Portrait person={sender} tone="mint" />
                <p className="flex-1 min-w-0 leading-snug">
                  <span className="block font-semibold">{t(($) => $.recognitions.from, { name: sender.name })}</span>
                  <time dateTime={clock.dateOf(date)} className="block text-sm font-medium text-muted">
                    {day.format(new Date(`${clock.dateOf(date)}T00:00:00Z`))}
                  </time>
                  {includesAward(points) && (
                    <span className="block text-sm font-medium text-muted">{t(($) => $.recognitions.award)}</span>
                  )}
                </p>
                <span className="shrink-0">
                  <PointsBadge>{t(($) => $.recognitions.points, { value: points })}</PointsBadge>
                  <span className="sr-only"> {t(($) => $.recognitions.gained)}</span>
                </span>
              </div>
              <p className="mt-3.5 text-pretty">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
