import { clsx } from 'clsx';
import { Bookmark, Check, Info, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplatePosition } from '~/engine/engine';
import { SampleWeekButton } from './SampleWeekButton';
import type { TemplateSamples } from './samples';
import { WeekSketch } from './WeekSketch';

/** A selectable template: a ready-made one or one saved in this tab. */
export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly positions: readonly TemplatePosition[];
  readonly own: boolean;
}

interface QuickTemplatesProps {
  templates: readonly TemplateChoice[];
  weekPositionIds: TemplateSamples['weekPositionIds'];
  /** The one loaded last. */
  chosen: string;
  onChoose: (template: TemplateChoice) => void;
  onRemove: (template: TemplateChoice) => void;
}

/** Ready-made and saved templates; choosing one loads its positions and headcounts. */
export function QuickTemplates({ templates, weekPositionIds, chosen, onChoose, onRemove }: QuickTemplatesProps) {
  const { t } = useTranslation('template');
  const group = useId();
  const shown = templates.find(({ id, own }) => id === chosen && !own);
  return (
    <section aria-labelledby="quick-templates">
      <h2 id="quick-templates" className="text-2xl">
        {t(($) => $.quick.title)}
      </h2>
      <p className="mt-1.5 text-muted">{t(($) => $.quick.intro)}</p>
      <ul className="mt-5 grid grid-cols-1 gap-4 lg:grid-cols-3">
        {templates.map((template, at) => {
          const { id, name, description, positions, own } = template;
          const selected = id === chosen;
          const foreign =
            own && positions.length > 0 && !positions.some((position) => weekPositionIds.includes(position.id));
          return (
            <li
              key={id}
              className={clsx(
                'relative flex flex-col rounded-card px-5 pt-5 pb-4 transition-colors duration-150',
                // In forced colours the ring and the background of the selected one are not rendered.
                'has-focus-visible:ring-3 has-focus-visible:ring-evergreen has-focus-visible:ring-offset-2',
                'forced-colors:has-focus-visible:outline-4 forced-colors:has-focus-visible:outline-offset-2',
                selected
                  ? 'bg-mint outline-2 -outline-offset-2 outline-evergreen'
                  : 'bg-white outline-1 -outline-offset-1 outline-line hover:outline-evergreen',
              )}
            >
              <input
                type="radio"
                name={group}
                checked={selected}
                onChange={() => onChoose(template)}
                aria-label={name}
                aria-describedby={clsx(`${group}-${at}`, foreign && `${group}-${at}-week`)}
                className="absolute inset-0 size-full opacity-0 cursor-pointer"
              />
              <div className="flex items-start justify-between gap-4">
                <h3 className="text-xl break-words min-w-0">{name}</h3>
                {selected && (
                  <span className="shrink-0 inline-flex items-center gap-1 rounded-chip bg-evergreen text-white text-sm font-semibold px-2 py-0.5">
                    <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
                    {t(($) => $.quick.selected)}
                  </span>
                )}
              </div>
              <p id={`${group}-${at}`} className={clsx('mt-1.5 text-note', selected ? 'text-ink' : 'text-muted')}>
                {own && <Bookmark className="inline size-4 mr-1.5 -mt-0.5" aria-hidden="true" />}
                {description}
              </p>
              {foreign && (
                <p id={`${group}-${at}-week`} className="mt-2.5 flex gap-1.5 text-note">
                  <Info className="size-4 mt-1 shrink-0" aria-hidden="true" />
                  {t(($) => $.quick.otherWeek)}
                </p>
              )}
              <div className="mt-auto pt-5 flex items-end justify-between gap-5">
                <p className="text-note font-medium min-w-0 break-words">
                  <span className="sr-only">{t(($) => $.quick.positions)}: </span>
                  {positions.map((position) => position.name).join(', ')}
                </p>
                <WeekSketch positions={positions} className="w-27 shrink-0" />
              </div>
              {own && (
                <button
                  type="button"
                  onClick={() => onRemove(template)}
                  className="relative mt-3 self-start inline-flex items-center gap-2 min-h-11 px-3 -ml-3 rounded-control font-semibold text-note text-muted hover:bg-danger-soft hover:text-danger"
                >
                  <Trash2 className="size-4.5" aria-hidden="true" />
                  {t(($) => $.quick.remove, { name })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shown && <SampleWeekButton template={shown} />}
    </section>
  );
}
