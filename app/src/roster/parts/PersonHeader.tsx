import { clsx } from 'clsx';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonLabour } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { formatHours } from '../text/format';
import { PersonPicture } from './PersonPicture';

/** Marks a person over their contract or maximum hours, by icon, text and colour. */
export function PersonMark({ labour, language }: { labour: PersonLabour; language: Language }) {
  const { t } = useTranslation('scheduler');
  const { contractMinutes, maxMinutes, overContract, overMaximum } = labour;
  if (overContract === 0 && overMaximum === 0) return null;
  const hours = (minutes: number | null) => formatHours({ hours: 0, minutes: minutes ?? 0 }, language);
  const isOverMaximum = overMaximum > 0;
  const over = isOverMaximum ? overMaximum : overContract;
  const Icon = isOverMaximum ? OctagonAlert : TriangleAlert;
  const text = isOverMaximum
    ? t(($) => $.labour.person.overMaximum, { hours: hours(over), maximum: hours(maxMinutes) })
    : t(($) => $.labour.person.overContract, { hours: hours(over), contract: hours(contractMinutes) });
  return (
    <span
      data-over={isOverMaximum ? 'maximum' : 'contract'}
      className={clsx(
        'shrink-0 inline-flex items-center gap-0.5 text-xs font-bold tabular-nums',
        isOverMaximum ? 'text-danger' : 'text-warning',
      )}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      <span aria-hidden="true" className="max-md:hidden">
        {t(($) => $.labour.person.more, { hours: hours(over) })}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

interface PersonHeaderProps {
  name: string;
  color: string;
  /** The line under the name. */
  note: ReactNode;
  /** Shown beside the name. */
  mark?: ReactNode;
  /** Opens the person. The Tab key does not stop here: the dialog of a cell leads there too. */
  onOpen?: () => void;
}

/** A row's header: the person's picture, the name, and one line about them. */
export function PersonHeader({ name, color, note, mark, onOpen }: PersonHeaderProps) {
  const person = (
    <>
      <PersonPicture name={name} color={color} className="size-8 text-fine" />
      <span className="min-w-0">
        <span className={clsx('person-name font-semibold', onOpen && 'group-hover/person:underline')} title={name}>
          {name}
        </span>
        <span className="block truncate text-xs max-md:text-mini text-muted">{note}</span>
      </span>
    </>
  );
  return (
    <span className="flex items-center gap-2 min-w-0">
      {onOpen ? (
        <button
          type="button"
          tabIndex={-1}
          aria-haspopup="dialog"
          // 44 px to press in a row that is as high as its text.
          className="group/person flex flex-1 items-center gap-2 min-w-0 min-h-11 -my-1 text-left underline-offset-4"
          onClick={onOpen}
        >
          {person}
        </button>
      ) : (
        person
      )}
      {mark && <span className="ml-auto flex">{mark}</span>}
    </span>
  );
}
