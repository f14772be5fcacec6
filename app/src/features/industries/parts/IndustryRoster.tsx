import { useLoaderData } from 'react-router';
import { industryPages } from '~/content/navigation';
import LiveRoster from '~/site/live-roster/LiveRoster';
import type { LiveView } from '~/site/live-roster/liveWeek';
import { useShiftsTitle } from './industryTexts';

/** The live week of the page's own trade. */
export default function IndustryRoster() {
  const { live } = useLoaderData<{ live: LiveView }>();
  const industry = industryPages.find(({ id }) => live.name === `live-${id}`)?.id ?? 'restaurant';
  return <LiveRoster title={useShiftsTitle(industry)} />;
}
