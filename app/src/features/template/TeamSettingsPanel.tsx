import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamSettings } from '~/engine/engine';
import type { NumberSetting, SetupChange } from '~/roster/setup';
import { NumberField } from '~/ui/NumberField';
import { SwitchRow } from '~/ui/Switch';

const numbers = ['minHours', 'maxHours', 'defaultDaysOff', 'timeslotTeams'] as const satisfies NumberSetting[];

interface TeamSettingsPanelProps {
  settings: TeamSettings;
  parse: (text: string) => Promise<number | null>;
  onChange: (change: SetupChange) => void;
}

/** Four unbounded whole numbers, and whether people clock in by themselves. */
export const TeamSettingsPanel = memo(function TeamSettingsPanel({
  settings,
  parse,
  onChange,
}: TeamSettingsPanelProps) {
  const { t } = useTranslation('template');
  const id = useId();
  return (
    <section aria-labelledby="team-settings">
      <h2 id="team-settings" className="text-2xl">
        {t(($) => $.settings.title)}
      </h2>
      <p className="mt-1.5 text-muted">{t(($) => $.settings.intro)}</p>
      <div className="mt-5 rounded-card border border-line bg-white px-5 md:px-6 py-5 md:py-6">
        <div className="grid gap-x-6 gap-y-5 grid-cols-2 lg:grid-cols-4">
          {numbers.map((setting) => (
            <div key={setting} className="grid grid-rows-subgrid row-span-3 gap-y-0">
              <label htmlFor={`${id}-${setting}`} className="font-semibold leading-snug">
                {t(($) => $.settings[setting].name)}
              </label>
              <NumberField
                id={`${id}-${setting}`}
                aria-describedby={`${id}-${setting}-text`}
                value={settings[setting]}
                parse={parse}
                onChange={(value) => onChange({ type: 'number', setting, value })}
                className="mt-2 w-full min-h-14 px-4 rounded-control border-firm border-line-strong bg-white font-heading font-bold text-2xl tabular-nums"
              />
              <p id={`${id}-${setting}-text`} className="mt-1.5 text-note text-muted leading-snug">
                {t(($) => $.settings[setting].text)}
              </p>
            </div>
          ))}
        </div>
        <div className="mt-6 pt-5 border-t border-line">
          <SwitchRow
            label={t(($) => $.settings.independentClocking.name)}
            description={t(($) => $.settings.independentClocking.text)}
            checked={settings.independentClocking}
            onChange={(on) => onChange({ type: 'toggle', setting: 'independentClocking', on })}
          />
        </div>
      </div>
    </section>
  );
});
