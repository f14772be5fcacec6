import { TeamPage } from '~/features/manager/TeamPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/view-team';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'manager') };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(loaderData?.texts.manager.meta.team, location.pathname);

export default function ViewTeamRoute() {
  return <TeamPage />;
}
