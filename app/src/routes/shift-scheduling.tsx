import { initialLiveView } from '~/features/live-roster/prerender';
import { productFigures } from '~/features/live-roster/productFigures';
import { shownLaws } from '~/features/shift-scheduling/lawFigures';
import { SchedulingPage } from '~/features/shift-scheduling/SchedulingPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/shift-scheduling';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const [texts, live, laws] = await Promise.all([
    loadTexts(language, 'shiftScheduling', 'liveRoster'),
    initialLiveView('live-week'),
    shownLaws(language),
  ]);
  return { texts, live, laws, figures: productFigures() };
}

export const meta = textMeta('shiftScheduling');

export default SchedulingPage;
