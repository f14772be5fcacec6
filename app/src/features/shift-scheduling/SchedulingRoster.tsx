import { useTranslation } from 'react-i18next';
import LiveRoster from '~/features/live-roster/LiveRoster';

/** The live roster under a heading of this page. */
export default function SchedulingRoster() {
  const { t } = useTranslation('shiftScheduling');
  return <LiveRoster title={t(($) => $.live)} />;
}
