import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { fieldClass } from '~/ui/Field';
import { emptyPerson, type TypedPerson, typedColumns } from './typedTeam';

interface TypedTeamProps {
  people: readonly TypedPerson[];
  onChange: (people: readonly TypedPerson[]) => void;
}

/** A small table for typing a team in. */
export function TypedTeam({ people, onChange }: TypedTeamProps) {
  const { t } = useTranslation('ownTeam');
  const [nextKey, setNextKey] = useState(people.length);
  const add = () => {
    onChange([...people, emptyPerson(nextKey)]);
    setNextKey(nextKey + 1);
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.typed.intro)}</p>
      <div className="overflow-x-auto -mx-1 px-1 pb-1">
        <table className="w-full min-w-176 border-separate border-spacing-x-1.5 border-spacing-y-1">
          <thead>
            <tr>
              {typedColumns.map((column) => (
                <th key={column} scope="col" className="text-left font-semibold pb-1">
                  {t(($) => $.typed.columns[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person, index) => (
              <tr key={person.key}>
                {typedColumns.map((column) => (
                  <td key={column}>
                    <input
                      className={`${fieldClass()} px-3 min-h-11`}
                      aria-label={t(($) => $.typed.cell, {
                        column: t(($) => $.typed.columns[column]),
                        line: index + 1,
                      })}
                      placeholder={index === 0 ? t(($) => $.typed.examples[column]) : undefined}
                      autoComplete="off"
                      value={person[column]}
                      onChange={({ target }) =>
                        onChange(
                          people.map((other) => (other === person ? { ...person, [column]: target.value } : other)),
                        )
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button variant="outline" size="small" onClick={add}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.typed.add)}
        </Button>
      </div>
    </div>
  );
}
