import { clsx } from 'clsx';
import { Cake, CalendarHeart, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { SectionHeading } from '~/ui/SectionHeading';

/** Icon, colour and the button's demo page. */
const cards = [
  {
    id: 'birthdays',
    Icon: Cake,
    background: 'bg-peach',
    iconClass: 'bg-peach-ink text-white',
    kind: 'text-peach-ink',
    page: 'manager-recognitions',
  },
  {
    id: 'anniversaries',
    Icon: CalendarHeart,
    background: 'bg-plum',
    iconClass: 'bg-plum-ink text-white',
    kind: 'text-plum-ink',
    page: 'manager-view-team',
  },
  {
    id: 'alerts',
    Icon: TriangleAlert,
    background: 'bg-warning-soft',
    iconClass: 'bg-warning text-white',
    kind: 'text-warning',
    page: 'manager-overview',
  },
] as const;

/** A panel with three insights and suggested actions. */
export default function Insights() {
  const { t } = useTranslation('manageWithEase');
  const language = useLanguage();
  return (
    <div className="wrap py-16 lg:py-24">
      <SectionHeading title={t(($) => $.insights.title)} text={t(($) => $.insights.text)} />
      <section
        aria-labelledby="insights-panel"
        className="mt-10 rounded-panel border border-line bg-white p-5 sm:p-6 lg:p-8"
      >
        <h3 id="insights-panel" className="text-lg tracking-normal">
          {t(($) => $.insights.panel)}
        </h3>
        <ul className="mt-5 grid lg:grid-cols-3 gap-4 lg:gap-5">
          {cards.map(({ id, Icon, background, iconClass, kind, page }) => (
            <li key={id} className={clsx('flex flex-col gap-4 rounded-card p-5 lg:p-6 lg:min-h-72', background)}>
              <p className="flex items-center gap-3">
                <span className={clsx('grid place-items-center size-11 rounded-control', iconClass)}>
                  <Icon className="size-5.5" aria-hidden="true" />
                </span>
                <span className={clsx('font-semibold', kind)}>{t(($) => $.insights[id].kind)}</span>
              </p>
              <p className="text-lg leading-snug text-pretty">{t(($) => $.insights[id].text)}</p>
              <ButtonLink
                to={pathTo(page, language)}
                variant="outline"
                size="small"
                tone="tint"
                className="mt-auto self-start"
              >
                {t(($) => $.insights[id].call)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
