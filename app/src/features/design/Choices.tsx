import { useState } from 'react';
import { CheckToggle } from '~/ui/CheckToggle';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { SwitchRow } from '~/ui/Switch';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { Sample } from './Sample';

const options = [
  { value: 'one', label: 'First' },
  { value: 'two', label: 'Second' },
  { value: 'three', label: 'Third' },
] as const;

const tabs = options.map((option) => ({ ...option, disabled: option.value === 'three' }));
const tabsVariants = ['line', 'pill', 'side'] as const;

type Option = (typeof options)[number]['value'];

/** Components for choosing. */
export function Choices() {
  const [chosen, setChosen] = useState<Option>('one');
  const [on, setOn] = useState(true);
  return (
    <>
      <Sample name="Tabs">
        {tabsVariants.map((variant) => (
          <div key={variant} className={variant === 'side' ? 'grid grid-cols-[14rem_1fr] gap-4' : 'w-full'}>
            <Tabs
              label={variant}
              id={variant}
              tabs={tabs}
              value={chosen}
              onChange={setChosen}
              variant={variant}
              className={variant === 'side' ? 'grid content-start' : 'flex'}
            />
            <div {...tabPanel(variant, chosen)} className="py-4">
              {chosen}
            </div>
          </div>
        ))}
      </Sample>
      <Sample name="Select, segments">
        <Select label="Select" value={chosen} options={options} onChange={setChosen} />
        <Segmented label="Segments" value={chosen} options={options} onChange={setChosen} />
      </Sample>
      <Sample name="Switches">
        <CheckToggle pressed={on} onChange={setOn}>
          Pressed or not
        </CheckToggle>
        <SwitchRow label="A switch" description="What it does, in one sentence." checked={on} onChange={setOn} />
      </Sample>
    </>
  );
}
