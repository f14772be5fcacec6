import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuickTemplate } from './setup';
import { WeekSketch } from './WeekSketch';

/** The ready-made weeks; the first one is what the page starts from, and the demo does not switch. */
export function QuickTemplates({ templates }: { templates: readonly QuickTemplate[] }) {
  const { t } = useTranslation('template');
  return (
    <section aria-labelledby="quick-templates">
      <h2 id="quick-templates" className="text-2xl">
        {t(($) => $.quick.title)}
      </h2>
      <p className="mt-1.5 text-muted">{t(($) => $.quick.intro)}</p>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3">
        {templates.map((template) => (
          <li
            key={template.id}
            className={clsx(
              'relative flex flex-col rounded-card px-5 pt-5 pb-4',
              template.isSelected
                ? 'bg-mint outline-2 -outline-offset-2 outline-evergreen'
                : 'bg-white outline-1 -outline-offset-1 outline-line',
            )}
          >
            <div className="flex items-start justify-between gap-4">
              <h3 className="text-xl">{template.name}</h3>
              {template.isSelected && (
                <span className="inline-flex items-center gap-1 rounded-chip bg-evergreen text-white text-sm font-semibold px-2 py-0.5">
                  <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
                  {t(($) => $.quick.selected)}
                </span>
              )}
            </div>
            <p className={clsx('mt-1.5 text-[0.9375rem]', template.isSelected ? 'text-ink' : 'text-muted')}>
              {template.description}
            </p>
            <div className="mt-auto pt-5 flex items-end justify-between gap-5">
              <p className="text-[0.9375rem] font-medium">
                <span className="sr-only">{t(($) => $.quick.positions)}: </span>
                {template.positions.map(({ name }) => name).join(', ')}
              </p>
              <WeekSketch template={template} className="w-27 shrink-0" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
