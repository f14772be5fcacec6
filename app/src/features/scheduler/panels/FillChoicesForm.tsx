import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Position, Rules, ShiftType, StaffMember } from '~/engine/engine';
import type { RuleCost, SwitchRule } from '~/engine/solver/solver';
import { LawChoice } from '~/roster/parts/LawChoice';
import { setChoices, useFillStore } from '~/roster/week/fillStore';
import { dispatch } from '~/roster/week/session';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { SwitchRow } from '~/ui/Switch';
import { type HouseNumber, HouseRules } from './HouseRules';

interface FillChoicesFormProps {
  /** The rules by which the roster is filled. */
  rules: Rules;
  staff: readonly StaffMember[];
  types: readonly ShiftType[];
  positions: readonly Position[];
  /** What the rules cost, as far as it is known. */
  costs: readonly RuleCost[];
}

const numbers: readonly HouseNumber[] = [
  'minHours',
  'maxHours',
  'restHours',
  'daysOff',
  'maxDaysInRow',
  'minDaysInRow',
  'minDaysOffInRow',
  'maxWeekends',
];
const switches: readonly SwitchRule[] = ['withinContract', 'splitDays', 'lengthen'];

/**
 * Target, rules with what they cost, and excluded people; each change requests a new plan. The rules are the roster's: they
 * hold in all of its weeks, and the history takes them back.
 */
export function FillChoicesForm({ rules, staff, types, positions, costs }: FillChoicesFormProps) {
  const { t } = useTranslation('scheduler');
  const { leftOut } = useFillStore((store) => store.choices);
  const setRules = (changed: Partial<Rules>) =>
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { rules: { ...rules, ...changed } } }));
  const isOn: Record<SwitchRule, boolean> = {
    withinContract: rules.withinContract === true,
    // The switch says 'no split days'.
    splitDays: rules.splitDays === false,
    lengthen: rules.lengthen === true,
  };
  const setSwitch = (name: SwitchRule, on: boolean) => {
    setRules({ [name]: name === 'splitDays' ? !on : on });
  };
  const costOf = (rule: HouseNumber | SwitchRule) => {
    const cost = costs.find((entry) => entry.rule === rule);
    return cost && t(($) => $.fillPanel.cost[cost.rule], { value: cost.value, count: cost.hours });
  };
  const excluded = staff.filter((member) => leftOut.includes(member.id));
  return (
    <div
      className="grid gap-4 rounded-button border border-line p-4 lg:rounded-none lg:border-x-0 lg:px-0"
      data-testid="fill-choices"
    >
      <Segmented
        label={t(($) => $.fillPanel.choices.target)}
        value={rules.wholeNeed ? 'required' : 'minimum'}
        options={(['minimum', 'required'] as const).map((value) => ({
          value,
          label: t(($) => $.fillPanel.choices.targets[value]),
        }))}
        onChange={(value) => setRules({ wholeNeed: value === 'required' })}
      />
      <p className="-mt-2 text-small text-muted">{t(($) => $.fillPanel.choices.kept)}</p>
      {switches.map((name) => (
        <SwitchRow
          key={name}
          label={t(($) => $.fillPanel.choices[name])}
          description={costOf(name) ?? t(($) => $.fillPanel.choices.meaning[name])}
          checked={isOn[name]}
          onChange={(on) => setSwitch(name, on)}
        />
      ))}
      <HouseRules
        rules={rules}
        types={types}
        staff={staff}
        positions={positions}
        names={numbers}
        costOf={costOf}
        onChange={setRules}
      />
      <LawChoice
        rules={rules}
        onChange={(changed) => dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { rules: changed } }))}
      />
      <div className="grid gap-1">
        <span className="text-small font-semibold" aria-hidden="true">
          {t(($) => $.fillPanel.choices.leaveOut)}
        </span>
        <Select
          label={t(($) => $.fillPanel.choices.leaveOut)}
          value=""
          className="block [&_select]:w-full"
          options={[
            { value: '', label: t(($) => $.fillPanel.choices.nobodyLeftOut) },
            ...staff
              .filter((member) => !leftOut.includes(member.id))
              .map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(staffId) => staffId !== '' && setChoices({ leftOut: [...leftOut, staffId] })}
        />
        {excluded.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {excluded.map((member) => (
              <li key={member.id}>
                <button
                  type="button"
                  aria-label={t(($) => $.fillPanel.choices.bringBack, { name: member.name })}
                  onClick={() => setChoices({ leftOut: leftOut.filter((other) => other !== member.id) })}
                  className="inline-flex items-center gap-2 min-h-11 rounded-control bg-sand px-3 font-semibold"
                >
                  {member.name}
                  <X className="size-4" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
