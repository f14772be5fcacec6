import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Correction } from '~/engine/importing';
import { TextButton } from '~/ui/TextLink';
import { columnLetters } from './sheet';

interface CorrectionsProps {
  corrections: readonly Correction[];
  onCorrect: (corrections: readonly Correction[]) => void;
}

/** What the visitor has said about columns, lines and cells; each can be taken back, whatever the table is read as. */
export function Corrections({ corrections, onCorrect }: CorrectionsProps) {
  const { t } = useTranslation('ownTeam');
  if (corrections.length === 0) return null;
  const place = ({ line, column }: Correction) => {
    const letters = column === undefined ? '' : columnLetters(column);
    if (line === undefined) return t(($) => $.correct.column, { column: letters });
    if (column === undefined) return t(($) => $.correct.line, { line });
    return t(($) => $.correct.cell, { cell: `${letters}${line}` });
  };
  return (
    <section className="flex flex-wrap items-center gap-2" data-testid="own-team-corrections">
      <h4 className="text-note text-muted">{t(($) => $.correct.own)}</h4>
      <ul className="contents">
        {corrections.map((correction) => {
          const meaning = t(($) => $.meanings[correction.meaning]);
          return (
            <li key={`${correction.sheet} ${correction.line} ${correction.column}`}>
              <button
                type="button"
                className="inline-flex items-center gap-1.5 min-h-9 rounded-chip border border-line bg-white px-2.5 text-note hover:bg-sand"
                aria-label={t(($) => $.correct.takeBack, { place: place(correction), meaning })}
                onClick={() => onCorrect(corrections.filter((other) => other !== correction))}
              >
                {place(correction)}: {meaning}
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {corrections.length > 1 && (
        <TextButton onClick={() => onCorrect([])} className="hover:text-evergreen">
          {t(($) => $.correct.takeAllBack)}
        </TextButton>
      )}
    </section>
  );
}
