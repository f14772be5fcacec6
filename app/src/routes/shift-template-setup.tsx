import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { templateSamples } from '~/features/template/samples';
import { TemplateSetup } from '~/features/template/TemplateSetup';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import type { Route } from './+types/shift-template-setup';

export async function loader({ request }: Route.LoaderArgs) {
  const texts = await loadTexts(languageOfPath(new URL(request.url).pathname), 'template');
  return { texts, samples: templateSamples(texts.template) };
}

/** The page's data changes with its path only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(loaderData?.texts.template.meta, location.pathname);

export default function TemplateSetupRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <TemplateSetup samples={loaderData.samples} />
    </main>
  );
}
