import { useState } from 'react';
import { CheckToggle } from '~/ui/CheckToggle';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { SwitchRow } from '~/ui/Switch';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { Sample } from './Sample';
import { useKitWords } from './words';

const values = ['one', 'two', 'three'] as const;
const tabsVariants = ['line', 'pill', 'side'] as const;

type Option = (typeof values)[number];

/** Components for choosing. */
export function Choices() {
  const words = useKitWords();
  const options = values.map((value, index) => ({ value, label: words.options[index] ?? value }));
  const tabs = options.map((option) => ({ ...option, disabled: option.value === 'three' }));
  const [chosen, setChosen] = useState<Option>('one');
  const [on, setOn] = useState(true);
  return (
    <>
      <Sample name={words.groups.tabs}>
        {tabsVariants.map((variant) => (
          <div key={variant} className={variant === 'side' ? 'grid sm:grid-cols-[14rem_1fr] gap-4' : 'w-full'}>
            <Tabs
              label={variant}
              id={variant}
              tabs={tabs}
              value={chosen}
              onChange={setChosen}
              variant={variant}
              className={variant === 'side' ? 'grid content-start' : 'flex flex-wrap'}
            />
            <div {...tabPanel(variant, chosen)} className="py-4">
              {words.options[values.indexOf(chosen)]}
            </div>
          </div>
        ))}
      </Sample>
      <Sample name={words.groups.choices}>
        <Select label={words.groups.choices} value={chosen} options={options} onChange={setChosen} />
        <Segmented label={words.groups.choices} value={chosen} options={options} onChange={setChosen} />
      </Sample>
      <Sample name={words.groups.switches}>
        <CheckToggle pressed={on} onChange={setOn}>
          {words.pressed}
        </CheckToggle>
        <CheckToggle pressed={!on} onChange={(pressed) => setOn(!pressed)} note={words.pressedNote}>
          {words.pressed}
        </CheckToggle>
        <SwitchRow label={words.switchLabel} description={words.switchText} checked={on} onChange={setOn} />
      </Sample>
    </>
  );
}
