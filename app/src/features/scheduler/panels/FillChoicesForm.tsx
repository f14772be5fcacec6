import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rules, StaffMember } from '~/engine/engine';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { setChoices, useFillStore } from '../week/fillStore';

interface FillChoicesFormProps {
  /** The rules that apply now. */
  rules: Rules;
  staff: readonly StaffMember[];
}

const names = ['minHours', 'maxHours', 'restHours', 'daysOff'] as const;
/** The largest value that each rule accepts. */
const limits: Record<(typeof names)[number], number> = { minHours: 24, maxHours: 24, restHours: 48, daysOff: 7 };

/** Target, rules and excluded people; each change requests a new plan. */
export function FillChoicesForm({ rules, staff }: FillChoicesFormProps) {
  const { t } = useTranslation('fill');
  const id = useId();
  const { target, leftOut } = useFillStore((store) => store.choices);
  const setRule = (name: (typeof names)[number], value: number) => {
    if (!Number.isFinite(value)) return;
    setChoices({ rules: { ...rules, [name]: Math.min(limits[name], Math.max(0, Math.trunc(value))) } });
  };
  const excluded = staff.filter((member) => leftOut.includes(member.id));
  return (
    <details className="group rounded-[14px] border border-line px-4" data-testid="fill-choices">
      <summary className="min-h-12 content-center font-semibold cursor-pointer">{t(($) => $.choices.title)}</summary>
      <div className="grid gap-4 pb-4">
        <Segmented
          label={t(($) => $.choices.target)}
          value={target}
          options={(['minimum', 'required'] as const).map((value) => ({
            value,
            label: t(($) => $.choices.targets[value]),
          }))}
          onChange={(value) => setChoices({ target: value })}
        />
        <div className="grid grid-cols-2 gap-3">
          {names.map((name) => (
            <label key={name} className="grid gap-1 content-end text-[0.875rem] font-semibold">
              {t(($) => $.choices[name])}
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={limits[name]}
                value={Math.max(0, rules[name])}
                aria-describedby={`${id}off`}
                onChange={({ target: input }) => setRule(name, input.valueAsNumber)}
                className="min-h-11 w-full rounded-control border-[1.5px] border-line-strong bg-white px-3 text-base tabular-nums"
              />
            </label>
          ))}
        </div>
        <p id={`${id}off`} className="-mt-2 text-[0.875rem] text-muted">
          {t(($) => $.choices.off)}
        </p>
        <div className="grid gap-1">
          <span className="text-[0.875rem] font-semibold" aria-hidden="true">
            {t(($) => $.choices.leaveOut)}
          </span>
          <Select
            label={t(($) => $.choices.leaveOut)}
            value=""
            className="block [&_select]:w-full"
            options={[
              { value: '', label: t(($) => $.choices.nobodyLeftOut) },
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
                    aria-label={t(($) => $.choices.bringBack, { name: member.name })}
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
    </details>
  );
}
