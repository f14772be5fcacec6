import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position, Rules, StaffMember } from '~/engine/engine';
import { usePositionName } from '~/roster/text/usePositionName';
import { foldedMark, knownMarks, type MarkNeed, needsOf, withNeeds } from '~/roster/week/marks';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Chips } from '~/ui/Chips';
import { Select } from '~/ui/Select';

interface SkillMixProps {
  rules: Rules;
  staff: readonly StaffMember[];
  positions: readonly Position[];
  onChange: (changed: Partial<Rules>) => void;
}

const control = 'min-h-11 rounded-control border-firm border-line-strong bg-white px-3 text-note font-semibold';

/** Skills of which somebody must be on duty: 'At least 1 with “Key holder”'. */
function Needs({ rules, staff, positions, onChange }: SkillMixProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const id = useId();
  const positionName = usePositionName(positions);
  const needs = needsOf(rules);
  const [mark, setMark] = useState('');
  const [heads, setHeads] = useState(1);
  const [position, setPosition] = useState('');
  const isOf = (need: MarkNeed) => foldedMark(need.mark) === foldedMark(mark) && need.positionId === position;
  const add = () => {
    const need = { mark: mark.trim(), heads, positionId: position };
    // The same skill in the same place is asked for once.
    onChange(withNeeds([...needs.filter((other) => !isOf(other)), need]));
    setMark('');
  };
  const textOf = ({ mark, heads, positionId }: MarkNeed) =>
    positionId
      ? t(($) => $.marks.needs.position, { mark, heads, position: positionName(positionId) })
      : t(($) => $.marks.needs.house, { mark, heads });
  return (
    <fieldset className="grid gap-2" data-testid="mark-needs">
      <legend className="mb-1 text-small font-semibold">{t(($) => $.marks.needs.title)}</legend>
      <p className="text-small text-muted">{t(($) => $.marks.needs.text)}</p>
      <Chips
        entries={needs}
        textOf={textOf}
        removeName={(need) => t(($) => $.marks.needs.remove, { need })}
        onRemove={(need) => onChange(withNeeds(needs.filter((other) => other !== need)))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          aria-label={t(($) => $.marks.needs.heads)}
          value={heads}
          onChange={({ target }) => setHeads(Math.min(100, Math.max(1, Math.trunc(target.valueAsNumber) || 1)))}
          className={`${control} w-16 tabular-nums`}
        />
        <input
          list={`${id}known`}
          maxLength={200}
          autoComplete="off"
          aria-label={t(($) => $.marks.needs.mark)}
          placeholder={t(($) => $.marks.needs.mark)}
          value={mark}
          onChange={({ target }) => setMark(target.value)}
          className={`${control} flex-1 min-w-32`}
        />
        <datalist id={`${id}known`}>
          {knownMarks(staff, rules, language).map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <Select
          label={t(($) => $.marks.needs.where)}
          value={position}
          options={[
            { value: '', label: t(($) => $.marks.needs.everywhere) },
            ...positions.map((known) => ({ value: known.id, label: positionName(known.id) })),
          ]}
          onChange={setPosition}
        />
        <Button size="small" variant="outline" disabled={mark.trim() === '' || needs.length >= 10} onClick={add}>
          {t(($) => $.marks.needs.add)}
        </Button>
      </div>
    </fieldset>
  );
}

/** Two people who are never on duty at the same time. */
function Apart({ rules, staff, onChange }: SkillMixProps) {
  const { t } = useTranslation('scheduler');
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const nameOf = (id: string) => staff.find((member) => member.id === id)?.name;
  const all = rules.neverTogether ?? [];
  // Somebody who has left plays no part.
  const pairs = all.filter((pair) => pair.every((id) => nameOf(id) !== undefined));
  const isThere = pairs.some((pair) => pair.includes(one) && pair.includes(other));
  const options = (without: string) => [
    { value: '', label: t(($) => $.marks.apart.choose) },
    ...staff.filter(({ id }) => id !== without).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <fieldset className="grid gap-2" data-testid="never-together">
      <legend className="mb-1 text-small font-semibold">{t(($) => $.marks.apart.title)}</legend>
      <Chips
        entries={pairs}
        textOf={(pair) => t(($) => $.marks.apart.pair, { one: nameOf(pair[0]), other: nameOf(pair[1]) })}
        removeName={(pair) => t(($) => $.marks.apart.remove, { pair })}
        onRemove={(pair) => onChange({ neverTogether: all.filter((known) => known !== pair) })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Select label={t(($) => $.marks.apart.one)} value={one} options={options(other)} onChange={setOne} />
        <Select label={t(($) => $.marks.apart.other)} value={other} options={options(one)} onChange={setOther} />
        <Button
          size="small"
          variant="outline"
          disabled={one === '' || other === '' || isThere}
          onClick={() => {
            onChange({ neverTogether: [...all, [one, other]] });
            setOne('');
            setOther('');
          }}
        >
          {t(($) => $.marks.apart.add)}
        </Button>
      </div>
    </fieldset>
  );
}

/** Skills that must be on duty, and people who are kept apart. */
export function SkillMix(props: SkillMixProps) {
  return (
    <>
      <Needs {...props} />
      {props.staff.length > 1 && <Apart {...props} />}
    </>
  );
}
