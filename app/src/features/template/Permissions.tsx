import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamSettings } from '~/engine/engine';
import type { SetupChange, ToggleSetting } from '~/roster/setup';
import { SwitchRow } from '~/ui/Switch';
import { PhonePreview } from './PhonePreview';

const toggles = [
  'clockInApp',
  'shiftApproval',
  'shiftTrading',
  'shiftClaiming',
  'managerApproval',
] as const satisfies ToggleSetting[];

interface PermissionsProps {
  settings: TeamSettings;
  onChange: (change: SetupChange) => void;
}

/** Permissions of team members in the app; each switch has a one-sentence description. */
export const Permissions = memo(function Permissions({ settings, onChange }: PermissionsProps) {
  const { t } = useTranslation('template');
  return (
    <section aria-labelledby="permissions" className="part">
      <h2 id="permissions" className="text-2xl">
        {t(($) => $.permissions.title)}
      </h2>
      <p className="mt-1.5 text-muted">{t(($) => $.permissions.intro)}</p>
      <div className="mt-5 rounded-card border border-line bg-white md:grid md:grid-cols-[minmax(0,1fr)_auto] overflow-clip">
        <div className="px-5 md:px-6 py-1.5 grid md:grid-rows-5">
          {toggles.map((setting, index) => (
            <div key={setting} className={clsx('py-4.5 md:content-center grid', index > 0 && 'border-t border-line')}>
              <SwitchRow
                label={t(($) => $.permissions[setting].name)}
                description={t(($) => $.permissions[setting].text)}
                checked={settings[setting]}
                onChange={(on) => onChange({ type: 'toggle', setting, on })}
              />
            </div>
          ))}
        </div>
        <div className="bg-mint px-8 xl:px-16 py-8 grid place-items-center content-center border-line max-md:border-t md:border-l">
          <PhonePreview settings={settings} />
        </div>
      </div>
    </section>
  );
});
