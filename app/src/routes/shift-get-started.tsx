import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { GetStarted } from '~/features/get-started/GetStarted';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import type { Route } from './+types/shift-get-started';

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfPath(new URL(request.url).pathname), 'getStarted') };
}

/** The page's data changes with its path only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const words = loaderData?.texts.getStarted.meta;
  return words ? [{ title: words.title }, { name: 'description', content: words.description }] : [];
};

export default function GetStartedRoute() {
  return (
    <main id="content">
      <GetStarted />
    </main>
  );
}
