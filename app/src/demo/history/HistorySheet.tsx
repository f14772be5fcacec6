import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/Dialog';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { HistoryList } from './HistoryList';
import { WaysToEarn } from './WaysToEarn';

const tabs = ['history', 'ways-to-earn'] as const;
type Tab = (typeof tabs)[number];

interface HistorySheetProps {
  person: string;
  name?: string;
  onClose: () => void;
}

/** The open panel: a modal sheet along the right edge, with the tabs History and Ways to earn points. */
export default function HistorySheet({ person, name, onClose }: HistorySheetProps) {
  const { t } = useTranslation('history');
  const [tab, setTab] = useState<Tab>('history');
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={name ? t(($) => $.ofPerson, { name }) : t(($) => $.title)}
      closeLabel={t(($) => $.close)}
      testId="history-panel"
      head={
        <Tabs
          id="history"
          label={t(($) => $.tabs.label)}
          tabs={tabs.map((value) => ({ value, label: t(($) => $.tabs[value]) }))}
          value={tab}
          onChange={(chosen) => startTransition(() => setTab(chosen))}
          className="flex mt-3 -mx-4"
        />
      }
    >
      <div {...tabPanel('history', tab)} className="flex-1 flex flex-col">
        {tab === 'history' ? <HistoryList key={person} person={person} /> : <WaysToEarn onLeave={onClose} />}
      </div>
    </Dialog>
  );
}
