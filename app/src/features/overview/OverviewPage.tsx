import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rolePeople } from '~/demo/demoWorld';
import { HistoryPanel } from '~/demo/history/HistoryPanel';
import { useBalance, useReceived } from '~/demo/ledger';
import { useSampleClock } from '~/demo/sampleClock';
import { useLanguage } from '~/shared/useLanguage';
import { LatestRecognitions } from './LatestRecognitions';
import { latestWith, type Overview } from './overviewModel';
import { PointsAndGifts } from './PointsAndGifts';
import { ProgressBanner } from './ProgressBanner';
import { QuickActions } from './QuickActions';
import { TargetsCarousel } from './TargetsCarousel';

/** Greeting by first name, with the balance. */
function Greeting({ name, balance }: { name: string; balance: number }) {
  const { t } = useTranslation('demoOverview');
  const language = useLanguage();
  const [first = name] = name.split(' ');
  return (
    <div>
      <h1 className="text-[clamp(2rem,3.6vw,2.875rem)]">{t(($) => $.greeting.hello, { name: first })}</h1>
      <p data-testid="greeting" className="mt-2 text-lg text-muted">
        {t(($) => $.greeting.balance, { value: new Intl.NumberFormat(language).format(balance) })}
      </p>
    </div>
  );
}

const role = 'team-member';

interface SectionsProps extends Overview {
  onHistory: () => void;
}

/** The page without its panel, so that opening the panel does not render it again. */
const Sections = memo(function Sections({ targets, received, rewards, onHistory }: SectionsProps) {
  const { id, name } = rolePeople[role];
  const balance = useBalance(role);
  const latest = latestWith(useReceived(id), received, useSampleClock());
  return (
    <>
      <div className="grid gap-6">
        <Greeting name={name} balance={balance} />
        <QuickActions onHistory={onHistory} />
      </div>
      <TargetsCarousel targets={targets} />
      <ProgressBanner />
      <LatestRecognitions received={latest} />
      <PointsAndGifts balance={balance} rewards={rewards} onHistory={onHistory} />
    </>
  );
});

/** The team member's overview: actions, targets, recognitions and rewards. */
export function OverviewPage(overview: Overview) {
  const [historyOpen, setHistoryOpen] = useState(false);
  const openHistory = useCallback(() => setHistoryOpen(true), []);
  return (
    <main id="content" className="px-4 lg:px-8 py-8 max-w-320 mx-auto grid grid-cols-1 gap-12">
      <Sections {...overview} onHistory={openHistory} />
      <HistoryPanel person={role} open={historyOpen} onClose={() => setHistoryOpen(false)} />
    </main>
  );
}
