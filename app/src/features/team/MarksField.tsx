import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { foldedMark } from '~/roster/week/marks';
import { Button } from '~/ui/Button';
import { Chips } from '~/ui/Chips';
import { fieldClass } from '~/ui/Field';

interface MarksFieldProps {
  marks: readonly string[];
  /** What is typed and not yet added. */
  typed: string;
  /** Skills that others have or rules ask for. */
  known: readonly string[];
  onChange: (marks: readonly string[]) => void;
  onType: (text: string) => void;
}

/** The skills with what is typed, if they do not have it yet. */
export function withTyped(marks: readonly string[], typed: string): readonly string[] {
  const name = typed.trim();
  const isThere = marks.some((mark) => foldedMark(mark) === foldedMark(name));
  return name === '' || isThere ? marks : [...marks, name];
}

/** The skills of a person: each can be taken away, and others are typed or chosen among those in use. */
export function MarksField({ marks, typed, known, onChange, onType }: MarksFieldProps) {
  const { t } = useTranslation('team');
  const id = useId();
  const others = known.filter((mark) => !marks.some((own) => foldedMark(own) === foldedMark(mark)));
  const add = () => {
    onChange(withTyped(marks, typed));
    onType('');
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {t(($) => $.details.marks)}
        <span className="ml-2 font-normal text-note text-muted">{t(($) => $.details.marksHint)}</span>
      </legend>
      <div className="mb-2 empty:hidden">
        <Chips
          entries={marks}
          textOf={(mark) => mark}
          removeName={(mark) => t(($) => $.details.marksRemove, { mark })}
          onRemove={(mark) => {
            onChange(marks.filter((other) => other !== mark));
            document.getElementById(id)?.focus();
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <input
          id={id}
          list={`${id}known`}
          maxLength={200}
          autoComplete="off"
          aria-label={t(($) => $.details.marksNew)}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            // Without anything typed Enter saves the form, as in the other fields.
            if (event.key !== 'Enter' || typed.trim() === '') return;
            event.preventDefault();
            add();
          }}
          className={`${fieldClass(false, 'flex-1 min-w-40')} px-4`}
        />
        <datalist id={`${id}known`}>
          {others.map((mark) => (
            <option key={mark} value={mark} />
          ))}
        </datalist>
        <Button size="small" variant="outline" disabled={typed.trim() === ''} onClick={add}>
          {t(($) => $.details.marksAdd)}
        </Button>
      </div>
    </fieldset>
  );
}
