import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { GetStarted } from '~/features/get-started/GetStarted';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import type { Route } from './+types/shift-get-started';

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfPath(new URL(request.url).pathname), 'getStarted') };
}

/** The page's data changes with its path only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(loaderData?.texts.getStarted.meta, location.pathname);

export default function GetStartedRoute() {
  return (
    <main id="content">
      <GetStarted />
    </main>
  );
}
