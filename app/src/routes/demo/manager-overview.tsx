import { dashboardModel } from '~/features/manager/dashboardModel';
import { OverviewPage } from '~/features/manager/OverviewPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/manager-overview';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, model] = await Promise.all([
    loadTexts(languageOfRequest(request), 'manager', 'history'),
    dashboardModel(),
  ]);
  return { texts, model };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(loaderData?.texts.manager.meta.overview, location);

export default function ManagerOverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage model={loaderData.model} />;
}
