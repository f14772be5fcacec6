import { SchedulerPage } from '~/pages/scheduler/SchedulerPage';
import { initialWeekFigures } from '~/roster/week/prerender';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/shift-scheduler';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const [texts, initial] = await Promise.all([
    loadTexts(language, 'scheduler', 'importExport', 'ownTeam', 'team', 'tour', 'myWeek'),
    initialWeekFigures(),
  ]);
  return { texts, initial };
}

export const meta = textMeta('scheduler');

export default function ShiftSchedulerRoute({ loaderData }: Route.ComponentProps) {
  return <SchedulerPage initial={loaderData.initial} />;
}
