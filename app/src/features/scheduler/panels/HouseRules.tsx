import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position, Rules, ShiftType, StaffMember } from '~/engine/engine';
import type { NumberRule } from '~/engine/solver/solver';
import { SkillMix } from './SkillMix';
import { Successions } from './Successions';

/** The rules of the house with a number; the search tries out what some of them cost. */
export type HouseNumber = NumberRule | 'minDaysInRow' | 'minDaysOffInRow' | 'maxWeekends';
/** The largest value that each rule accepts. */
const limits: Record<HouseNumber, number> = {
  minHours: 24,
  maxHours: 24,
  restHours: 48,
  daysOff: 7,
  maxDaysInRow: 7,
  minDaysInRow: 7,
  minDaysOffInRow: 7,
  maxWeekends: 4,
};

interface HouseRulesProps {
  rules: Rules;
  types: readonly ShiftType[];
  staff: readonly StaffMember[];
  positions: readonly Position[];
  /** The rules with a number that are shown, in their order. */
  names: readonly HouseNumber[];
  /** What a rule costs, where it is known. */
  costOf?: (rule: HouseNumber) => string | undefined;
  onChange: (changed: Partial<Rules>) => void;
}

/** Rules with a number, shift types that may not follow each other, skills on duty, and people who are kept apart. */
export function HouseRules({ rules, types, staff, positions, names, costOf, onChange }: HouseRulesProps) {
  const { t } = useTranslation('scheduler');
  const id = useId();
  const setRule = (name: HouseNumber, value: number) => {
    if (!Number.isFinite(value)) return;
    const number = Math.min(limits[name], Math.max(0, Math.trunc(value)));
    // Of days in a row 0 is 'not said yet', and off is below it.
    onChange({ [name]: number === 0 && name === 'maxDaysInRow' ? -1 : number });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {names.map((name) => {
          const cost = costOf?.(name);
          return (
            <div key={name} className="grid gap-1 content-start">
              <label htmlFor={`${id}${name}`} className="text-small font-semibold">
                {t(($) => $.fillPanel.choices[name])}
              </label>
              <input
                id={`${id}${name}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={limits[name]}
                value={Math.max(0, rules[name] ?? 0)}
                aria-describedby={cost ? `${id}${name}cost ${id}off` : `${id}off`}
                onChange={({ target: input }) => setRule(name, input.valueAsNumber)}
                className="min-h-11 w-full rounded-control border-firm border-line-strong bg-white px-3 text-base tabular-nums"
              />
              {cost && (
                <p id={`${id}${name}cost`} className="text-fine leading-snug text-muted">
                  {cost}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <p id={`${id}off`} className="-mt-2 text-small text-muted">
        {t(($) => $.fillPanel.choices.off)}
      </p>
      {types.length > 1 && <Successions rules={rules} types={types} onChange={onChange} />}
      <SkillMix rules={rules} staff={staff} positions={positions} onChange={onChange} />
    </>
  );
}
