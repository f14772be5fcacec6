import { TeamPage } from '~/pages/team/TeamPage';
import { textLoader } from '~/shared/i18n/texts';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/view-team';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('manager', 'team', 'scheduler', 'kept');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(loaderData?.texts.manager.meta.team, location);

export default function ViewTeamRoute() {
  return <TeamPage />;
}
