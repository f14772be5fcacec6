import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabList } from '~/ui/TabList';
import { useScrollLock } from '~/ui/useScrollLock';
import { HistoryList } from './HistoryList';
import { WaysToEarn } from './WaysToEarn';

const tabs = ['history', 'ways-to-earn'] as const;
type Tab = (typeof tabs)[number];

interface HistorySheetProps {
  person: string;
  name?: string;
  open: boolean;
  onClose: () => void;
}

/** The open panel: a modal sheet along the right edge, with the tabs History and Ways to earn points. */
export default function HistorySheet({ person, name, open, onClose }: HistorySheetProps) {
  const { t } = useTranslation('history');
  const [tab, setTab] = useState<Tab>('history');
  const opener = useRef<Element | null>(null);
  useScrollLock(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* Not Radix's overlay: that one locks scrolling by a style element, which the page's CSP refuses. */}
        <div aria-hidden="true" className="fixed inset-0 z-50 bg-ink/45 motion-safe:animate-[fade-in_150ms_ease-out]" />
        <Dialog.Content
          aria-describedby={undefined}
          data-testid="history-panel"
          // Called before the focus moves in. Radix itself only remembers a trigger, and there is none.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            setTab('history');
          }}
          onCloseAutoFocus={(event) => {
            if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
            event.preventDefault();
            opener.current.focus();
          }}
          className="fixed z-50 inset-y-0 right-0 flex flex-col w-[min(480px,100vw)] bg-white border-l border-line shadow-float motion-safe:animate-[slide-in_200ms_ease-out] focus:outline-none"
        >
          <header className="px-6 pt-6 bg-sand border-b border-line">
            <div className="flex items-start gap-4">
              <Dialog.Title className="flex-1 min-w-0 text-2xl">
                {name ? t(($) => $.ofPerson, { name }) : t(($) => $.title)}
              </Dialog.Title>
              <Dialog.Close
                className="-mr-2 -mt-1.5 grid place-items-center size-11 rounded-control hover:bg-white"
                aria-label={t(($) => $.close)}
              >
                <X className="size-5" aria-hidden="true" />
              </Dialog.Close>
            </div>
            <TabList
              id="history"
              label={t(($) => $.tabs.label)}
              tabs={tabs.map((value) => ({ value, label: t(($) => $.tabs[value]) }))}
              value={tab}
              onChange={setTab}
              className="mt-3 -mx-4"
            />
          </header>
          <div
            role="tabpanel"
            id="history-panel"
            aria-labelledby={`history-tab-${tab}`}
            tabIndex={0}
            className="flex-1 min-h-0 overflow-y-auto overscroll-contain flex flex-col -outline-offset-3"
          >
            {tab === 'history' ? <HistoryList key={person} person={person} /> : <WaysToEarn onLeave={onClose} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
