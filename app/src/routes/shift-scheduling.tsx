import { initialLiveView } from '~/features/live-roster/prerender';
import { SchedulingPage } from '~/features/shift-scheduling/SchedulingPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/shift-scheduling';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, live] = await Promise.all([
    loadTexts(languageOfRequest(request), 'shiftScheduling', 'liveRoster'),
    initialLiveView('live-week'),
  ]);
  return { texts, live };
}

export const meta = textMeta('shiftScheduling');

export default SchedulingPage;
