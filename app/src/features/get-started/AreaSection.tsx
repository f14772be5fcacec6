import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { areas } from './areas';
import { useDisclosure } from './useDisclosure';

interface AreaSectionProps {
  area: (typeof areas)[number];
  Piece: ComponentType<{ className?: string }>;
  background: string;
}

/** A collapsible product area: opens on hover, click and key. */
export function AreaSection({ area, Piece, background }: AreaSectionProps) {
  const { t } = useTranslation('getStarted');
  const { open, press, hover } = useDisclosure();
  const id = useId();
  const texts = t(($) => $.areas[area.id], { returnObjects: true });
  const items = Object.entries(texts.items);
  return (
    <div {...hover} className={clsx('rounded-sheet transition-colors duration-200', background)}>
      <div className="relative">
        <div aria-hidden="true" className="px-6 pt-7 grid items-center min-h-45">
          <Piece />
        </div>
        <h3 className="text-2xl">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-describedby={`${id}-text`}
            onClick={press}
            className="w-full lg:min-h-[calc(2lh+1.25rem)] flex items-start justify-between gap-4 text-left px-6 pt-5 after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-evergreen"
          >
            {texts.name}
            <span className="grid place-items-center size-8 shrink-0 rounded-full bg-white">
              <ChevronDown
                className={clsx('size-5 transition-[rotate] duration-200', open && 'rotate-180')}
                aria-hidden="true"
              />
            </span>
          </button>
        </h3>
        <p id={`${id}-text`} className="px-6 pt-2 pb-6 lg:min-h-[calc(2lh+2rem)] text-ink/80">
          {texts.text}
        </p>
      </div>
      <div
        className={clsx(
          'grid transition-[grid-template-rows] duration-200',
          open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]',
        )}
      >
        <ul
          id={id}
          className={clsx(
            'overflow-hidden min-h-0 transition-[visibility] duration-200',
            open ? 'visible' : 'invisible',
          )}
        >
          {items.map(([key, item]) => (
            <li key={key} className="mx-6 py-3.5 border-t border-ink/15 last:pb-7">
              <h4 className="text-lead font-text tracking-normal leading-snug">{item.name}</h4>
              <p className="mt-1 text-note text-ink/80">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
