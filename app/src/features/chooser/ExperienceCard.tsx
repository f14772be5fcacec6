import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventName } from '~/shared/analytics/events';
import { StrokeIcon } from '~/ui/StrokeIcon';

const events: Record<'demo' | 'space', EventName> = { demo: 'start_demo_click', space: 'create_team_space_click' };

const nextIcon = 'M4 12h16M14 6l6 6-6 6';

interface ExperienceCardProps {
  id: 'demo' | 'space';
  href: string;
  className: string;
  /** The illustration. */
  children: ReactNode;
}

/** One option. The whole card is a link; it navigates by full page load. */
export function ExperienceCard({ id, href, className, children }: ExperienceCardProps) {
  const { t } = useTranslation('chooser');
  return (
    <article
      aria-labelledby={`experience-${id}`}
      className={clsx(
        'group relative isolate rounded-band overflow-clip flex flex-col transition-[translate] duration-200 hover:-translate-y-1',
        className,
      )}
    >
      <div className="relative flex flex-col min-h-72 md:min-h-96 lg:min-h-88 px-6 sm:px-10 pt-8 sm:pt-10">
        {children}
      </div>
      <div className="flex-1 flex flex-col items-start p-6 sm:px-10 sm:pt-8 sm:pb-10">
        <p className="font-semibold">{t(($) => $[id].time)}</p>
        <h2 id={`experience-${id}`} className="mt-2 text-subsection">
          {t(($) => $[id].title)}
        </h2>
        <p className="mt-3 mb-7 text-lg measure-42 text-pretty">{t(($) => $[id].text)}</p>
        <a
          href={href}
          data-event={events[id]}
          data-component="chooser"
          className={clsx(
            'mt-auto inline-flex items-center gap-2.5 min-h-13 px-6 rounded-button font-semibold text-lg after:absolute after:inset-0 after:rounded-band',
            'focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-5',
            id === 'demo' ? 'bg-white text-ink after:outline-white' : 'bg-ink text-white after:outline-ink',
          )}
        >
          {t(($) => $[id].call)}
          <StrokeIcon
            path={nextIcon}
            className="size-5 transition-[translate] duration-200 group-hover:translate-x-1"
          />
        </a>
      </div>
    </article>
  );
}
