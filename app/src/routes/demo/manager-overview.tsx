import { OverviewPage } from '~/features/manager/OverviewPage';
import { givingRules } from '~/features/recognitions/rules';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/manager-overview';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, rules] = await Promise.all([loadTexts(languageOfRequest(request), 'manager'), givingRules()]);
  return { texts, rules };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.texts.manager.meta.overview);

export default function ManagerOverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage rules={loaderData.rules} />;
}
