import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rules, ShiftType } from '~/engine/engine';
import { successionsOf, withSuccessions } from '~/roster/week/workingTime';
import { Button } from '~/ui/Button';
import { Chips } from '~/ui/Chips';
import { Select } from '~/ui/Select';

interface SuccessionsProps {
  rules: Rules;
  types: readonly ShiftType[];
  onChange: (changed: Partial<Rules>) => void;
}

/** Shift types that may not follow each other on successive days: 'Night, then Early'. */
export function Successions({ rules, types, onChange }: SuccessionsProps) {
  const { t } = useTranslation('scheduler');
  const pairs = successionsOf(rules);
  const [first, setFirst] = useState(types.at(-1)?.code ?? '');
  const [next, setNext] = useState(types[0]?.code ?? '');
  const nameOf = (code: string) => types.find((type) => type.code === code)?.name || code;
  const options = types.map(({ code, name }) => ({ value: code, label: name || code }));
  const isThere = pairs.some(([one, two]) => one === first && two === next);
  return (
    <fieldset className="grid gap-2" data-testid="successions">
      <legend className="mb-1 text-small font-semibold">{t(($) => $.fillPanel.choices.succession.title)}</legend>
      <Chips
        entries={pairs}
        textOf={(pair) =>
          t(($) => $.fillPanel.choices.succession.pair, { first: nameOf(pair[0]), next: nameOf(pair[1]) })
        }
        removeName={(pair) => t(($) => $.fillPanel.choices.succession.remove, { pair })}
        onRemove={(pair) => onChange(withSuccessions(pairs.filter((other) => other !== pair)))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t(($) => $.fillPanel.choices.succession.first)}
          value={first}
          options={options}
          onChange={setFirst}
        />
        <Select
          label={t(($) => $.fillPanel.choices.succession.next)}
          value={next}
          options={options}
          onChange={setNext}
        />
        <Button
          size="small"
          variant="outline"
          disabled={isThere}
          onClick={() => onChange(withSuccessions([...pairs, [first, next]]))}
        >
          {t(($) => $.fillPanel.choices.succession.add)}
        </Button>
      </div>
    </fieldset>
  );
}
