import { OverviewPage } from '~/features/overview/OverviewPage';
import { overviewModel } from '~/features/overview/overviewModel';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/overview';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const [texts, overview] = await Promise.all([
    loadTexts(language, 'demoOverview', 'giftShop', 'history'),
    overviewModel(language),
  ]);
  return { texts, overview };
}

export const meta = textMeta('demoOverview');

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData.overview} />;
}
