import { useState } from 'react';
import { CheckToggle } from '~/ui/CheckToggle';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { SwitchRow } from '~/ui/Switch';
import { TabList } from '~/ui/TabList';
import { Sample } from './Sample';

const options = [
  { value: 'one', label: 'First' },
  { value: 'two', label: 'Second' },
  { value: 'three', label: 'Third' },
] as const;

type Option = (typeof options)[number]['value'];

/** The parts that hold a choice. */
export function Choices() {
  const [chosen, setChosen] = useState<Option>('one');
  const [on, setOn] = useState(true);
  return (
    <>
      <Sample name="Tabs">
        <div className="w-full">
          <TabList label="Tabs" id="design" tabs={options} value={chosen} onChange={setChosen} className="border-b" />
          <div id="design-panel" role="tabpanel" aria-labelledby={`design-tab-${chosen}`} className="py-4">
            {chosen}
          </div>
        </div>
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
